import { Temporal } from 'temporal-polyfill';
import { addDays } from './dates.ts';

/** When a day begins: where clocks change at midnight, an hour later. In milliseconds since the epoch. */
export function beginOf(date: string, timeZone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds;
}

/** In milliseconds since the epoch. */
export function endOf(date: string, timeZone: string): number {
  return beginOf(addDays(date, 1), timeZone);
}
