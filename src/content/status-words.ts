import type { PhaseWords } from '../phase/phase.ts';
import { countDays, formatDays, formatShortDays, formatShortMonth } from '../shared/dates.ts';
import { editionName } from '../shared/words.ts';
import { dayNames } from './conference-details.ts';
import type { Conference } from './schemas/conference.ts';

/** Short texts about the state of the conference, such as those in the second bar, for each phase. */
export function statusWords({ dates, city, edition }: Conference) {
  const days = dayNames(dates);
  return {
    /** Words in the second bar. */
    bar: {
      before: `${formatDays(dates)}, ${city}`,
      during: days.map((name) => `${name}, ${city}`),
      after: `The ${editionName(edition)} ended on ${formatDays(dates.last)}`,
    },
    /** Words in the second bar on phones, where there is room for two short lines: `Day 1`, `of 2`. */
    barOnPhones: {
      before: formatShortDays(dates),
      during: countDays(dates) === 1 ? 'Today' : days,
      after: `Ended ${formatShortMonth(dates.last)}`,
    },
    /** Words on the splash. */
    splash: { before: formatDays(dates), during: days, after: `Ended on ${formatDays(dates.last)}` },
  } satisfies Record<string, PhaseWords>;
}
