import { Temporal } from 'temporal-polyfill';
import { addDays } from './dates.ts';

/** The beginning of a day, in milliseconds since the epoch. Where clocks skip its first hour, a day begins at 01:00. */
export function beginOf(date: string, timeZone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds;
}

/** The end of a day, in milliseconds since the epoch. */
export function endOf(date: string, timeZone: string): number {
  return beginOf(addDays(date, 1), timeZone);
}
