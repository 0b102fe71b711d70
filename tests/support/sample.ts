import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { LanguageContent } from '../../src/content/collections.ts';
import { readWholeContent } from '../../src/content/reading/read-content.ts';
import type { Committee } from '../../src/content/schemas/committee.ts';
import { translatedParentsSchema } from '../../src/content/schemas/translated-parents.ts';
import { committeePath } from '../../src/routes.ts';
import { addDays, beginOf, endOf } from '../../src/shared/dates.ts';
import { sitePages } from '../../src/site/site-pages.ts';

/** An edition and the addresses of its pages. @param folder such as `content` */
export function readEdition(folder: string) {
  const edition = readWholeContent(folder);
  return {
    edition,
    conference: edition.conference,
    committeePaths: edition.committees.map(({ slug }) => committeePath(slug)),
    /** Every page but the one for unknown addresses, and placards. */
    allPaths: sitePages(edition).map(({ path }) => path),
  };
}

/** The sample edition and where it is built: docs/decisions/0018-tests.md */
export const SAMPLE_CONTENT = 'tests/fixtures/sample-edition';
export const SAMPLE_DIST = '.local/sample';
export const SAMPLE_ARCHIVE = '.local/archive';

/** It does not follow the site, so that tests may name its committees and dates. */
export const { edition, conference, committeePaths, allPaths } = readEdition(SAMPLE_CONTENT);

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** The first and the last moment of the conference, at the venue. */
export const BEGIN = beginOf(conference.dates.first, conference.timeZone);
export const END = endOf(conference.dates.last, conference.timeZone);
/** A time in each phase, that of `during` on the first day. */
export const TIMES = { before: BEGIN - 40 * DAY_MS, during: BEGIN + 11 * HOUR_MS, after: END + 20 * DAY_MS };

/** A word that several pages have. */
export const WORD = 'placard';

export function committeeOf(slug: string): Committee {
  const committee = edition.committees.find((one) => one.slug === slug);
  if (!committee) throw new Error(`The sample edition has no committee ${slug}.`);
  return committee;
}

/** A folder for a language that the sample edition is not in: one with a font of its own, and with numbers in words. */
export const HINDI_DIR = 'tests/fixtures/hi';
export const HINDI: LanguageContent = {
  code: 'hi',
  parents: translatedParentsSchema.parse(parse(readFileSync(`${HINDI_DIR}/parents.yaml`, 'utf8'))),
};

/** A folder for a language that is read from right to left. */
export const URDU_DIR = 'tests/fixtures/ur';

/** Its forms without the days on which they open and close. */
export const OPEN_FORMS = conference.registration.map(({ title, note, url }) => ({ title, note, url }));

/** Facts of a conference with what the sample edition does without: a second day, dress codes and a second form. */
export const TWO_DAYS = {
  dates: { first: conference.dates.first, last: addDays(conference.dates.first, 1) },
  dressCode: [
    { title: 'Formal dress', examples: 'a suit, or a jacket and a skirt' },
    { title: 'Old jumpers', examples: 'one that an aunt has knitted' },
  ],
  registration: [
    ...OPEN_FORMS,
    { title: 'Form for Schools', note: 'For a teacher with a group', url: 'https://example.org/apply-for-a-school' },
  ],
} satisfies Partial<typeof conference>;
