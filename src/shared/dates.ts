import { FORMATS } from './locale.ts';

/** A first and a last day, as calendar dates `YYYY-MM-DD`. */
export interface DateRange {
  first: string;
  last: string;
}

const DAY_MS = 86_400_000;

/** A calendar date in words: `15 March 2030`. @param date `YYYY-MM-DD` */
export function formatDate(date: string): string {
  return inWords(date, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A calendar date without its year: `10 October`. @param date `YYYY-MM-DD` */
export function formatDayAndMonth(date: string): string {
  return inWords(date, { day: 'numeric', month: 'long' });
}

/** A calendar date with its weekday: `Friday, 15 March 2030`. @param date `YYYY-MM-DD` */
export function formatDateWithWeekday(date: string): string {
  return `${weekday(date)}, ${formatDate(date)}`;
}

/** Name of the weekday of a calendar date. @param date `YYYY-MM-DD` */
export function weekday(date: string): string {
  return inWords(date, { weekday: 'long' });
}

/** The weekdays of one or more days: `Friday`, `Friday and Saturday`, `Friday to Sunday`. */
export function weekdays({ first, last }: DateRange): string {
  const [opening, closing] = [weekday(first), weekday(last)];
  return first === last ? opening : `${opening} ${joiner({ first, last })} ${closing}`;
}

/**
 * One or more days in the shortest form: `15 March 2030`, `15 and 16 March 2030`,
 * `31 March and 1 April 2030`, `15 to 17 March 2030`.
 */
export function formatDays({ first, last }: DateRange): string {
  if (first === last) return formatDate(first);
  const format = yearOf(first) !== yearOf(last) ? formatDate : formatDayAndMonth;
  const opening = first.slice(0, 7) === last.slice(0, 7) ? Number(first.slice(8)) : format(first);
  return `${opening} ${joiner({ first, last })} ${formatDate(last)}`;
}

/** The same, and the days themselves do not break: `15 and 16`. */
export function formatUnbrokenDays(days: DateRange): string {
  return formatDays(days).replace(/^(\d+) (\w+) (\d+)/, '$1\u00a0$2\u00a0$3');
}

/** A calendar date in the fewest letters: `11 Oct`. @param date `YYYY-MM-DD` */
export function formatShortDate(date: string): string {
  return inWords(date, { day: 'numeric', month: 'short' });
}

/** One or more days in the fewest letters: `15 Mar 2030`, `15–16 Mar 2030`, `31 Mar – 1 Apr 2030`. */
export function formatShortDays({ first, last }: DateRange): string {
  const closing = `${formatShortDate(last)} ${yearOf(last)}`;
  if (first === last) return closing;
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${Number(first.slice(8))}–${closing}`
    : `${formatShortDate(first)} – ${closing}`;
}

/** The year of a calendar date. @param date `YYYY-MM-DD` */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** How many days there are, including the first and the last. */
export function countDays({ first, last }: DateRange): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
}

/** The calendar date so many days later (or earlier, if negative). @param date `YYYY-MM-DD` */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function joiner(days: DateRange): string {
  return countDays(days) === 2 ? 'and' : 'to';
}

function inWords(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(date).toLocaleDateString(FORMATS, { ...options, timeZone: 'UTC' });
}

/** When a day begins at a place, in milliseconds since the epoch. @param date `YYYY-MM-DD` */
export function beginOf(date: string, timeZone: string): number {
  const inUtc = Date.parse(`${date}T00:00Z`);
  // Twice, since the first guess may lie on the other side of a change of clocks.
  return inUtc - offsetAt(inUtc - offsetAt(inUtc, timeZone), timeZone);
}

/** When a day is over at a place, in milliseconds since the epoch. @param date `YYYY-MM-DD` */
export function endOf(date: string, timeZone: string): number {
  return beginOf(addDays(date, 1), timeZone);
}

/** How far a time zone is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  // Sweden writes dates as ISO 8601 does.
  return Date.parse(`${new Date(instant).toLocaleString('sv', { timeZone })}Z`) - instant;
}
