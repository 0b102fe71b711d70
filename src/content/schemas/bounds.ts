import { type ConferenceDays, countDays } from '../../shared/dates.ts';

/** For how many days shared.css can tell one from another. */
export const MAX_DAYS = 7;

/** Letters that search results show of a description. */
export const MAX_DESCRIPTION = 160;

/** What a phone on a slow connection can be asked to load for a picture. */
export const MAX_PICTURE_BYTES = 300_000;

/** As large as the pages show a committee's picture on a fine screen. */
export const MAX_PICTURE_PIXELS = { width: 1600, height: 2000 };

/** Width that the page of a committee needs. */
export const MIN_PICTURE_WIDTH = 400;

/** Whether a conference can be on these days. While it cannot, they are told, and nothing else is compared with them. */
export function arePossible(dates: ConferenceDays): boolean {
  const days = countDays(dates);
  return days > 0 && days <= MAX_DAYS;
}
