import { formatDaysOfYear } from '../../shared/dates.ts';
import { capitalise, ordinal, pluralise } from '../../shared/words.ts';
import type { Conference } from '../schemas/conference.ts';
import type { History } from '../schemas/history.ts';

type Entry = History['timeline'][number];

/** An edition of the conference as an entry of the history. @param committees how many it has */
export function editionEntry(
  { edition, dates, city }: Pick<Conference, 'edition' | 'dates' | 'city'>,
  committees: number,
): Entry {
  return {
    year: Number(dates.first.slice(0, 4)),
    title: `The ${ordinal(edition)} edition`,
    text: `${capitalise(pluralise(committees, 'committee'))} ${committees === 1 ? 'meets' : 'meet'} in ${city} on ${formatDaysOfYear(dates)}.`,
  };
}

/** A history with this edition, unless it has an entry for its year. Where there is none, it stays so. */
export function withThisEdition(timeline: Entry[], entry: Entry): Entry[] {
  const isComplete = timeline.length === 0 || timeline.some(({ year }) => year === entry.year);
  return isComplete ? timeline : [...timeline, entry].sort((a, b) => a.year - b.year);
}
