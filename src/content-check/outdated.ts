import { z } from 'astro/zod';
import { FILES } from '../content/collections.ts';
import { writtenFacts } from '../content/facts.ts';
import { TO_BE_WRITTEN } from '../content/placeholder.ts';
import { readYaml } from '../content/yaml.ts';
import { KEPT_SITES } from '../shared/base-path.ts';
import { DAY_MS, formatDayAndMonth, formatDays, weekdays, yearOf } from '../shared/dates.ts';
import { git } from '../shared/git.ts';
import { endOf } from '../shared/time-zones.ts';
import { mentions } from './mentions.ts';
import { type Place, placeOf, type Reminder, type Review } from './reminder.ts';

/** Files that may mention earlier years or other places. */
const ABOUT_THE_PAST = [FILES.conference.name, FILES.history.name];
const ABOUT_THE_WORLD = ['committees/', FILES.glossary.name, FILES.history.name];
/** A link to the site of an earlier year. */
const LINK_TO_KEPT_SITE = new RegExp(`\\[[^\\][]*\\]\\(/${KEPT_SITES}/[^()]*\\)`, 'g');
const DATE_WITH_WEEKDAY =
  /\b((?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day),? ((?:3[01]|[12]\d|[1-9]) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*)(?: (\d{4}))?/g;
/** An earlier closing day probably has the wrong year. */
const LONG_BEFORE_MS = 183 * DAY_MS;

/** Texts and dates that are no longer true. */
export const OUTDATED: Reminder[] = [
  {
    title: 'The conference is over. To keep this site and begin the next edition, run: npm run new-edition',
    find: findLastDay,
  },
  { title: 'Texts with facts that have changed since', find: findStaleTexts },
  { title: 'A notice that is no longer shown, since its last day is over', find: findFormerNotice },
  {
    title: 'Registration closes more than half a year before the conference. Look at its year',
    find: findEarlyClosing,
  },
  { title: 'Texts that name the year before this edition', find: findLastYear },
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

function findEarlyClosing(review: Review): Place[] {
  const { registrationCloses: day, dates } = review.content.conference;
  if (!day || Date.parse(dates.first) - Date.parse(day) <= LONG_BEFORE_MS) return [];
  return [placeOf(review, FILES.conference.name, ['registrationCloses'], formatDays(day))];
}

/** Texts about this edition. */
function currentTexts({ passages }: Review) {
  const others = [FILES.secretariat.name, ...ABOUT_THE_PAST, ...ABOUT_THE_WORLD];
  return passages.filter(({ file }) => !others.some((name) => file.startsWith(name)));
}

function findLastYear(review: Review): Place[] {
  const lastYear = String(yearOf(review.content.conference.dates.first) - 1);
  return currentTexts(review)
    .filter(({ text }) => mentions(text.replace(LINK_TO_KEPT_SITE, ''), lastYear))
    .map((passage) => ({ ...passage, note: lastYear }));
}

function findWrongWeekdays(review: Review): Place[] {
  const { first } = review.content.conference.dates;
  return currentTexts(review).filter(({ text }) =>
    [...text.matchAll(DATE_WITH_WEEKDAY)].some(
      ([, name, day, year = yearOf(first)]) => name !== weekdays(`${day} ${year} UTC`),
    ),
  );
}

/** Texts with a former place, day, dress code or committee; none outside a git repository. */
function findStaleTexts({ contentFolder, content: { conference, committees }, passages }: Review): Place[] {
  const { facts, titles } = readFormerContent(contentFolder.path);
  const nextDays = Object.values(conference.nextEdition ?? {}).map((day) => formatDayAndMonth(day));
  const present = [...writtenFacts(conference), ...nextDays, ...committees.map(({ title }) => title)];
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

/** Places, days, dress codes and titles of committees in all versions in git. */
function readFormerContent(folder: string): { facts: string[]; titles: string[] } {
  const log = git(['log', '--raw', '--no-abbrev', '--format=', '--', FILES.conference.name, 'committees/*.md'], folder);
  // Each line has the hashes of a file before and after the change; zeros if it did not exist.
  const blobs = new Set((log.stdout ?? '').match(/\b(?!0+ )[\da-f]{40,}(?= )/g));
  const files = git(['cat-file', '--batch'], folder, [...blobs].join('\n')).stdout ?? '';
  const versions = files
    .split(/^[\da-f]{40,} blob \d+$/m)
    // The front matter of a Markdown file, or the whole YAML file.
    .map((text) => Object(readYaml(text.trim().split(/^---$/m)[1] ?? text).fields));
  const facts = versions.flatMap(({ city, venue, dressCode, dates, nextEdition }) => {
    const days = [dates, nextEdition].flatMap((days) => Object.values(Object(days)));
    return [city, venue, dressCode, days.filter(isDay).map((day) => formatDayAndMonth(day))].flat();
  });
  return { facts: facts.filter(isText), titles: versions.map(({ title }) => title).filter(isText) };
}

function isDay(value: unknown): value is string {
  return z.iso.date().safeParse(value).success;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value !== TO_BE_WRITTEN;
}
