import { contentOf, readContentFolder } from '../../src/content/read.ts';
import type { Committee } from '../../src/content/schemas/committee.ts';
import { sitePages } from '../../src/metadata/site-pages.ts';
import { DAY_MS } from '../../src/shared/dates.ts';
import { beginOf, endOf } from '../../src/shared/time-zones.ts';

/** Folders of the sample edition and its build. */
export const SAMPLE_CONTENT = 'tests/fixtures/sample-edition';
export const SAMPLE_DIST = '.local/sample';

/** The content of the sample edition. Changes in `content/` do not affect it, so tests can name committees and dates. */
export const content = contentOf(readContentFolder(SAMPLE_CONTENT));
export const { conference } = content;
/** Every page but 404. */
export const allPaths = sitePages(content).map(({ path }) => path);

export const HOUR_MS = 3_600_000;
/** Beginning and end of the conference, in the time zone of the venue. */
export const BEGIN = beginOf(conference.dates.first, conference.timeZone);
export const END = endOf(conference.dates.last, conference.timeZone);
/** A time in each phase; `during` is on the first day. */
export const TIMES = { before: BEGIN - 40 * DAY_MS, during: BEGIN + 11 * HOUR_MS, after: END + 20 * DAY_MS };

/** A word that occurs on several pages. */
export const WORD = 'placard';

export function committeeOf(slug: string): Committee {
  const committee = content.committees.find((one) => one.slug === slug);
  if (!committee) throw new Error(`The sample edition has no committee ${slug}.`);
  return committee;
}
