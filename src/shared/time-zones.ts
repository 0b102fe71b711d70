import { Temporal } from 'temporal-polyfill';
import { addDays } from './dates.ts';

/** The first moment of a day, also where clocks change at midnight. In milliseconds since the epoch. */
export function beginOf(date: string, timeZone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds;
}

/** The end of a day, in milliseconds since the epoch. */
export function endOf(date: string, timeZone: string): number {
  return beginOf(addDays(date, 1), timeZone);
}
