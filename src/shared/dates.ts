import { FORMATS } from './locale.ts';

/** A first and a last day, as calendar dates `YYYY-MM-DD`. */
export interface DateRange {
  first: string;
  last: string;
}

const DAY_MS = 86_400_000;

/** How a language writes dates. */
export interface DateWords {
  locale: string;
  /** Between two days that follow each other. */
  and: string;
  /** Between the first day and the last. */
  to: string;
}

export const ENGLISH_DATES: DateWords = { locale: FORMATS, and: 'and', to: 'to' };

/** A calendar date in words: `10 October 2025`. @param date `YYYY-MM-DD` */
export function formatDate(date: string, language?: DateWords): string {
  return inWords(date, { day: 'numeric', month: 'long', year: 'numeric' }, language);
}

/** A calendar date without its year: `10 October`. @param date `YYYY-MM-DD` */
export function formatDayAndMonth(date: string, language?: DateWords): string {
  return inWords(date, { day: 'numeric', month: 'long' }, language);
}

/** The month of a calendar date: `October 2025`. @param date `YYYY-MM-DD` */
export function formatMonth(date: string): string {
  return inWords(date, { month: 'long', year: 'numeric' });
}

/** A calendar date with its weekday: `Friday, 10 October 2025`. @param date `YYYY-MM-DD` */
export function formatDateWithWeekday(date: string): string {
  return `${weekday(date)}, ${formatDate(date)}`;
}

/** Name of the weekday of a calendar date. @param date `YYYY-MM-DD` */
export function weekday(date: string, language?: DateWords): string {
  return inWords(date, { weekday: 'long' }, language);
}

/** The weekdays of one or more days: `Friday`, `Friday and Saturday`, `Friday to Sunday`. */
export function weekdays({ first, last }: DateRange, language?: DateWords): string {
  const [opening, closing] = [weekday(first, language), weekday(last, language)];
  return first === last ? opening : `${opening} ${joiner({ first, last }, language)} ${closing}`;
}

/**
 * One or more days in the shortest form: `10 October 2025`, `10 and 11 October 2025`,
 * `31 October and 1 November 2025`, `10 to 12 October 2025`.
 */
export function formatDays({ first, last }: DateRange, language?: DateWords): string {
  if (first === last) return formatDate(first, language);
  const format = first.slice(0, 4) !== last.slice(0, 4) ? formatDate : formatDayAndMonth;
  const opening = first.slice(0, 7) === last.slice(0, 7) ? Number(first.slice(8)) : format(first, language);
  return `${opening} ${joiner({ first, last }, language)} ${formatDate(last, language)}`;
}

/** How many days there are, including the first and the last. */
export function countDays({ first, last }: DateRange): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
}

/** The calendar date so many days later (or earlier, if negative). @param date `YYYY-MM-DD` */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function joiner(days: DateRange, language: DateWords = ENGLISH_DATES): string {
  return language[countDays(days) === 2 ? 'and' : 'to'];
}

function inWords(date: string, options: Intl.DateTimeFormatOptions, language: DateWords = ENGLISH_DATES): string {
  return new Date(date).toLocaleDateString(language.locale, { ...options, timeZone: 'UTC' });
}

/** A time of day at a place. @param date `YYYY-MM-DD` @param time `HH:MM` @returns milliseconds since the epoch */
export function instantAt(date: string, time: string, timeZone: string): number {
  const inUtc = Date.parse(`${date}T${time}:00Z`);
  // Twice, since the first guess may lie on the other side of a change of clocks.
  return inUtc - offsetAt(inUtc - offsetAt(inUtc, timeZone), timeZone);
}

/** How far a time zone is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  // Sweden writes dates as ISO 8601 does.
  return Date.parse(`${new Date(instant).toLocaleString('sv', { timeZone })}Z`) - instant;
}
