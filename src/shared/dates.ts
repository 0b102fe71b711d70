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

/** The month of a calendar date: `March 2030`. @param date `YYYY-MM-DD` */
export function formatMonth(date: string): string {
  return inWords(date, { month: 'long', year: 'numeric' });
}

/** A calendar date with its weekday: `Friday, 15 March 2030`. @param date `YYYY-MM-DD` */
export function formatDateWithWeekday(date: string): string {
  return `${weekday(date)}, ${formatDate(date)}`;
}

/** A single day with its weekday, several without: `Friday, 15 March 2030`, `15 and 16 March 2030`. */
export function formatDayOrDays(days: DateRange): string {
  return days.first === days.last ? formatDateWithWeekday(days.first) : formatDays(days);
}

/** A day and a time at a place: `Friday, 15 March 2030, 09:30`. @param dayAndTime `YYYY-MM-DD HH:MM` */
export function formatDayAndTime(dayAndTime: string): string {
  const [date, time] = partsOf(dayAndTime);
  return `${formatDateWithWeekday(date)}, ${time}`;
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
  const format = first.slice(0, 4) !== last.slice(0, 4) ? formatDate : formatDayAndMonth;
  const opening = first.slice(0, 7) === last.slice(0, 7) ? Number(first.slice(8)) : format(first);
  return `${opening} ${joiner({ first, last })} ${formatDate(last)}`;
}

/** One or more days without their year, if it is the same: `10 and 11 October`. */
export function formatDaysOfYear(days: DateRange): string {
  return days.first.slice(0, 4) === days.last.slice(0, 4) ? formatDays(days).replace(/ \d{4}$/, '') : formatDays(days);
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

/** A time of day at a place. @param date `YYYY-MM-DD` @param time `HH:MM` @returns milliseconds since the epoch */
export function instantAt(date: string, time: string, timeZone: string): number {
  const inUtc = Date.parse(`${date}T${time}:00Z`);
  // Twice, since the first guess may lie on the other side of a change of clocks.
  return inUtc - offsetAt(inUtc - offsetAt(inUtc, timeZone), timeZone);
}

/** When a day begins at a place, in milliseconds since the epoch. @param date `YYYY-MM-DD` */
export function beginOf(date: string, timeZone: string): number {
  return instantAt(date, '00:00', timeZone);
}

/** When a day is over at a place, in milliseconds since the epoch. @param date `YYYY-MM-DD` */
export function endOf(date: string, timeZone: string): number {
  return beginOf(addDays(date, 1), timeZone);
}

/** A day and a time at a place, as milliseconds since the epoch. @param dayAndTime `YYYY-MM-DD HH:MM` */
export function instantOf(dayAndTime: string, timeZone: string): number {
  return instantAt(...partsOf(dayAndTime), timeZone);
}

function partsOf(dayAndTime: string): [date: string, time: string] {
  const [date = '', time = ''] = dayAndTime.split(' ');
  return [date, time];
}

/** How far a time zone is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  // Sweden writes dates as ISO 8601 does.
  return Date.parse(`${new Date(instant).toLocaleString('sv', { timeZone })}Z`) - instant;
}
