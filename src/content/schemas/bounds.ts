import { type ConferenceDays, countDays } from '../../shared/dates.ts';

/** For how many days shared.css can tell one from another. */
export const MAX_DAYS = 7;

/** Letters that search results show of a description. */
export const MAX_DESCRIPTION = 160;

/** For a picture as it is uploaded. Visitors load the smaller files that the build makes. */
export const MAX_PICTURE_BYTES = 20_000_000;

/** Whether a conference can be on these days. While it cannot, they are told, and nothing else is compared with them. */
export function arePossible(dates: ConferenceDays): boolean {
  const days = countDays(dates);
  return days > 0 && days <= MAX_DAYS;
}
