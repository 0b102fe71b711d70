import { z } from 'astro/zod';
import { FILES } from '../content/collections.ts';
import { writtenFacts } from '../content/facts.ts';
import type { FieldPath } from '../content/issue.ts';
import { TO_BE_WRITTEN } from '../content/placeholder.ts';
import { splitMarkdown } from '../content/read.ts';
import { readYaml } from '../content/yaml.ts';
import { KEPT_SITES } from '../shared/base-path.ts';
import { addDays, formatDayAndMonth, formatDays, weekdays, yearOf } from '../shared/dates.ts';
import { git } from '../shared/git.ts';
import { endOf } from '../shared/time-zones.ts';
import { editionName } from '../shared/words.ts';
import { mentions, withShortDates } from './mentions.ts';
import { type Place, placeOf, type Reminder, type Review } from './reminder.ts';

/** Files that may mention earlier years or other places. */
const ABOUT_THE_PAST = [FILES.conference.name, FILES.history.name];
const ABOUT_THE_WORLD = ['committees/', FILES.glossary.name, FILES.history.name];
/** A link to the site of an earlier year. */
const LINK_TO_KEPT_SITE = new RegExp(`\\[[^\\][]*\\]\\(/${KEPT_SITES}/[^()]*\\)`, 'g');
/** Weekday, day and month, year, weekday; the months are shortened. */
const DATE_WITH_WEEKDAY =
  /(?:\b(\w+day),? )?\b((?:3[01]|[12]\d|[1-9]) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))\b(?:,? (\d{4}))?(?: \((\w+day)\))?/g;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Texts and dates that are no longer true. */
export const OUTDATED: Reminder[] = [
  {
    title: 'The conference is over. To keep this site and begin the next edition, run: npm run new-edition',
    find: findLastDay,
  },
  { title: 'Texts with facts that have changed since', find: findStaleTexts },
  { title: 'A notice that is no longer shown, since its last day is over', find: findFormerNotice },
  { title: 'Days far away from those of the conference, or from today. Look at their year', find: findFarDays },
  { title: 'Texts that name the year or the edition before this one', find: findLastEdition },
  { title: 'Agendas with another number of days than caseFileDaysBefore', find: findOtherDueDays },
  { title: 'Weekdays that do not match the date beside them', find: findWrongWeekdays },
];

function findLastDay(review: Review): Place[] {
  const { dates, timeZone } = review.content.conference;
  if (review.now < endOf(dates.last, timeZone)) return [];
  return [placeOf(review, FILES.conference.name, ['dates', 'last'], formatDays(dates.last))];
}

function findFormerNotice(review: Review): Place[] {
  const { notice, timeZone } = review.content.conference;
  if (!notice || review.now < endOf(notice.until, timeZone)) return [];
  return [placeOf(review, FILES.conference.name, ['notice', 'until'], formatDays(notice.until))];
}

/** Days that probably have a wrong year, or are an example that was left in the file. */
function findFarDays(review: Review): Place[] {
  const { dates, nextEdition, notice, registrationCloses } = review.content.conference;
  const today = new Date(review.now).toISOString().slice(0, 10);
  const fields: [path: FieldPath, day: string | undefined, earliest: string, latest: string][] = [
    [['dates', 'first'], dates.first, '', addDays(today, 800)],
    [['nextEdition', 'first'], nextEdition?.first, '', addDays(dates.last, 800)],
    [['notice', 'until'], notice?.until, '', addDays(dates.last, 183)],
    [['registrationCloses'], registrationCloses, addDays(dates.first, -183), dates.first],
  ];
  return fields.flatMap(([path, day, earliest, latest]) =>
    day && (day < earliest || day > latest) ? placeOf(review, FILES.conference.name, path, formatDays(day)) : [],
  );
}

/** Texts about this edition. */
function currentTexts({ passages }: Review) {
  const others = [FILES.secretariat.name, ...ABOUT_THE_PAST, ...ABOUT_THE_WORLD];
  return passages.filter(({ file }) => !others.some((name) => file.startsWith(name)));
}

function findLastEdition(review: Review): Place[] {
  const { dates, edition } = review.content.conference;
  const former = [String(yearOf(dates.first) - 1), editionName(edition - 1)];
  return currentTexts(review).flatMap((passage) => {
    const note = former.find((words) => mentions(passage.text.replace(LINK_TO_KEPT_SITE, ''), words));
    return note ? { ...passage, note } : [];
  });
}

function findOtherDueDays(review: Review): Place[] {
  return review.content.committees
    .filter(({ agenda, caseFileDaysBefore: due }) => due && Number(/\b(\d+) days\b/.exec(agenda)?.[1] ?? due) !== due)
    .map(({ slug }) => placeOf(review, `committees/${slug}.md`, ['agenda']));
}

function findWrongWeekdays(review: Review): Place[] {
  const { first } = review.content.conference.dates;
  return currentTexts(review).filter(({ text }) =>
    [...withShortDates(text).matchAll(DATE_WITH_WEEKDAY)].some(
      ([, before = '', day, year = yearOf(first), after = '']) =>
        [before, after].some((name) => WEEKDAYS.includes(name) && name !== weekdays(`${day} ${year} UTC`)),
    ),
  );
}

/** Texts with a former place, day, dress code, restriction or committee; none outside a git repository. */
function findStaleTexts({ contentFolder, content: { conference, committees }, passages }: Review): Place[] {
  const { facts, titles } = readFormerContent(contentFolder.path);
  const nextDays = Object.values(conference.nextEdition ?? {}).map((day) => formatDayAndMonth(day));
  const ofCommittees = committees.flatMap(({ title, openTo = [] }) => [title, openTo].flat());
  const present = [...writtenFacts(conference), ...nextDays, ...ofCommittees];
  const isGone = (words: string) => !present.some((fact) => mentions(fact, words));
  const former = [
    ...facts.filter(isGone).map((words) => ({ words, mayName: ABOUT_THE_PAST })),
    ...titles.filter(isGone).map((words) => ({ words, mayName: ABOUT_THE_WORLD })),
  ];
  return passages.flatMap((passage) => {
    const fact = former.find(
      ({ words, mayName }) => !mayName.some((name) => passage.file.startsWith(name)) && mentions(passage.text, words),
    );
    return fact ? { ...passage, note: fact.words } : [];
  });
}

/** Places, days, dress codes, restrictions and titles of committees in all versions in git. */
function readFormerContent(folder: string): { facts: string[]; titles: string[] } {
  const log = git(['log', '--raw', '--no-abbrev', '--format=', '--', FILES.conference.name, 'committees/*.md'], folder);
  // Each line has the hashes of a file before and after the change; zeros if it did not exist.
  const blobs = new Set((log.stdout ?? '').match(/\b(?!0+ )[\da-f]{40,}(?= )/g));
  const files = git(['cat-file', '--batch'], folder, [...blobs].join('\n')).stdout ?? '';
  const versions = files
    .split(/^[\da-f]{40,} blob \d+$/m)
    // The front matter of a Markdown file, or the whole YAML file.
    .map((text) => Object(readYaml(splitMarkdown(text.trim())?.yaml ?? text).fields));
  const facts = versions.flatMap(({ city, venue, dressCode, openTo, dates, nextEdition }) => {
    const days = [dates, nextEdition].flatMap((days) => Object.values(Object(days)));
    return [city, venue, dressCode, openTo, days.filter(isDay).map((day) => formatDayAndMonth(day))].flat();
  });
  return { facts: facts.filter(isText), titles: versions.map(({ title }) => title).filter(isText) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value !== TO_BE_WRITTEN;
}

/** Whether a value is a day, such as `2030-03-15`. */
function isDay(value: unknown): value is string {
  return z.iso.date().safeParse(value).success;
}
