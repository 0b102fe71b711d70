import { routes } from '../../routes.ts';
import { ordinal } from '../../shared/words.ts';
import { type Issue, issuesIn } from '../reading/issue.ts';
import type { Facts } from '../reading/read-content.ts';

/** More editions than any conference will have. */
const MAX_EDITIONS = 99;

/** Facts in `conference.yaml` that do not seem to fit the website or the history, and years of the history in the future. */
export function findEditionDoubts({ conference, history }: Facts): Issue[] {
  if (!conference) return [];
  const { site, edition, dates } = conference;
  const page = Object.values(routes).find((path) => path !== routes.splash && site.endsWith(path));
  const year = Number(dates.first.slice(0, 4));
  const last = lastEdition(history.timeline, year);
  const ofConference = issuesIn('conference.yaml', [
    {
      isBroken: page !== undefined,
      path: ['site'],
      message: `${page} is a page of this website, and every address would begin with ${site}. Write the address of the whole website, probably: ${site.slice(0, -(page?.length ?? 0))}`,
    },
    {
      isBroken: last !== undefined && last.expected !== edition,
      path: ['edition'],
      message: `This is edition ${edition}. By history.yaml, where ${last?.year} is the year of the ${ordinal(last?.edition ?? 0)} edition, it would be ${last?.expected}. Which is right?`,
    },
  ]);
  const ofHistory = issuesIn(
    'history.yaml',
    history.timeline.map((entry, index) => ({
      isBroken: entry.year > year,
      path: ['timeline', index, 'year'],
      message: `${entry.year} is after ${year}, the year of the conference. The history says what has happened. Is the year right?`,
    })),
  );
  return [...ofConference, ...ofHistory];
}

interface TimelineEntry {
  year: number;
  title: string;
  text: string;
}

/** The last edition that a history names up to a year, and the number that follows for the edition of that year. */
function lastEdition(timeline: readonly TimelineEntry[], year: number) {
  return timeline
    .filter((entry) => entry.year <= year)
    .flatMap((entry) => {
      const edition = editionIn(`${entry.title}. ${entry.text}`);
      return edition ? { year: entry.year, edition, expected: entry.year === year ? edition : edition + 1 } : [];
    })
    .at(-1);
}

/** The number of the edition that a text names: 3 for `the third edition`. */
function editionIn(text: string): number | undefined {
  const numbers = Array.from({ length: MAX_EDITIONS }, (_, index) => index + 1);
  return numbers.findLast((number) =>
    new RegExp(`(?<![\\w-])(${ordinal(number)}|${number}(st|nd|rd|th)) edition\\b`, 'i').test(text),
  );
}
