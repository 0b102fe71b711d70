import { addDays, formatDate } from '../../shared/dates.ts';
import { formatList } from '../../shared/words.ts';
import type { Edition } from '../collections.ts';
import type { Issue } from '../reading/issue.ts';
import { type Passage, TO_BE_WRITTEN } from '../reading/prose.ts';
import { daysOf } from '../schemas/dates.ts';
import { missingContent } from './missing-content.ts';
import { placeholders } from './placeholders.ts';

/** Something to do before the site is launched, or after it has been online for a while. */
export interface LaunchItem extends Issue {
  state: 'placeholder' | 'missing' | 'out of date' | 'later';
}

/** How long security.txt is valid, and how long a test for accessibility counts. */
const DAYS_OF_A_YEAR = 365;

/**
 * Placeholders, missing content, and what goes out of date and when.
 * @param now milliseconds since the epoch of the build
 * @param passages every text, from `checkContent`
 */
export function launchList(edition: Edition, now: number, passages: readonly Passage[]): LaunchItem[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const isOver = edition.conference.dates.last < today;
  const inState = (state: LaunchItem['state'], issues: Issue[]) => issues.map((issue) => ({ ...issue, state }));
  return [
    ...inState('placeholder', placeholders(edition)),
    ...inState('missing', toBeWritten(passages)),
    ...inState('missing', missingContent(edition, isOver)),
    ...conferenceItems(edition, isOver),
    ...passedDates(edition, today),
    accessibilityItem(edition, today),
    securityItem(today),
  ];
}

/** Texts that a new edition has emptied. */
function toBeWritten(passages: readonly Passage[]): Issue[] {
  return passages
    .filter(({ text }) => text.startsWith(TO_BE_WRITTEN))
    .map(({ file, path, line }) => ({
      file,
      path,
      line,
      message: `Visitors read “${TO_BE_WRITTEN}” here. Write what they should read.`,
    }));
}

function conferenceItems({ conference }: Edition, isOver: boolean): LaunchItem[] {
  const { last } = conference.dates;
  const closes = conference.registration.map((form) => form.closes);
  const state = isOver ? 'out of date' : 'later';
  return [
    {
      state,
      file: 'conference.yaml',
      path: ['dates', 'last'],
      message: isOver
        ? `The conference ended on ${formatDate(last)}. Write the dates of the next one.`
        : `From ${formatDate(addDays(last, 1))}, the website says that the conference is over.`,
    },
    {
      state,
      file: 'conference.yaml',
      path: ['registration'],
      message: isOver
        ? 'The registration forms were for the conference that has ended. Check that they are closed, or add the new ones.'
        : closes.every((day) => day !== undefined)
          ? `The website says that registration is closed after ${formatDate(closes.toSorted().at(-1) ?? last)}.`
          : `After ${formatDate(last)}, the registration forms are out of date.`,
    },
  ];
}

function passedDates({ dates }: Edition, today: string): LaunchItem[] {
  const passed = dates.dates.filter((date) => daysOf(date).last < today).map(({ title }) => title);
  if (passed.length === 0) return [];
  const message = `The website marks as passed: ${formatList(passed)}. Remove what nobody needs any more, or write the new days.`;
  return [{ state: 'out of date', file: 'dates.yaml', path: ['dates'], message }];
}

function accessibilityItem({ accessibility: { testedOn } }: Edition, today: string): LaunchItem {
  const place = { file: 'accessibility.yaml', path: ['testedOn'] };
  if (!testedOn)
    return {
      state: 'missing',
      ...place,
      message:
        'Nobody has tested the website for accessibility. Test it with the script in docs/accessibility.md, and write the day.',
    };
  const testAgain = addDays(testedOn, DAYS_OF_A_YEAR);
  return {
    state: testAgain < today ? 'out of date' : 'later',
    ...place,
    message: `The website was last tested for accessibility on ${formatDate(testedOn)}. Test it again by ${formatDate(testAgain)}, with the script in docs/accessibility.md, and write the new date.`,
  };
}

function securityItem(today: string): LaunchItem {
  const renewBy = formatDate(addDays(`${today.slice(0, 7)}-01`, DAYS_OF_A_YEAR));
  return {
    state: 'later',
    file: 'security.txt',
    message: `This file tells people how to report a security problem. It is renewed whenever you publish something. Publish at least once before ${renewBy}.`,
  };
}
