import { FORMATS } from './locale.ts';

/** Calendar dates `YYYY-MM-DD`, like all dates in this file. */
export interface DateRange {
  first: string;
  last: string;
}

export const DAY_MS = 86_400_000;

/** `10 October`. @param language such as `hi` */
export function formatDayAndMonth(date: string, language = FORMATS): string {
  return inWords(date, { day: 'numeric', month: 'long' }, language);
}

/** `Friday`, `Friday and Saturday`, `Friday to Sunday`. */
export function weekdays(days: DateRange | string, language = FORMATS): string {
  return range(days, language, { weekday: 'long' });
}

/** `15 March 2030`, `15 and 16 March 2030`, `31 March and 1 April 2030`, `15 to 17 March 2030`. */
export function formatDays(days: DateRange | string, language = FORMATS): string {
  return range(days, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** Keeps a number on one line with the word after it: `7 days`. */
function keepTogether(text: string): string {
  return text.replace(/(?<!\d)(\d{1,2}) (?=\p{L})/gu, '$1\u00a0');
}

/** `Oct 2025`. */
export function formatShortMonth(date: string): string {
  return inWords(date, { month: 'short', year: 'numeric' });
}

/** `15 Mar 2030`, `15–16 Mar 2030`, `31 Mar – 1 Apr 2030`. */
export function formatShortDays({ first, last }: DateRange): string {
  const closing = inWords(last, { day: 'numeric', month: 'short', year: 'numeric' });
  if (first === last) return closing;
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${Number(first.slice(8))}–${closing}`
    : `${inWords(first, { day: 'numeric', month: 'short' })} – ${closing}`;
}

function asRange(days: DateRange | string): DateRange {
  return typeof days === 'string' ? { first: days, last: days } : days;
}

export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** The number of days, including the first and the last. */
export function countDays({ first, last }: DateRange): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function inWords(date: string, options: Intl.DateTimeFormatOptions, language = FORMATS): string {
  return keepTogether(formatOf(language, options).format(new Date(date)));
}

function formatOf(language: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
}

/** Joins two consecutive days by “and”, and the ends of a longer range by “to” in English and a dash in other languages. */
function range(days: DateRange | string, language: string, options: Intl.DateTimeFormatOptions): string {
  const { first, last } = asRange(days);
  const pieces = formatOf(language, options).formatRangeToParts(new Date(first), new Date(last));
  const isPair = addDays(first, 1) === last;
  const dash = pieces.findIndex(({ source }) => source === 'endRange') - 1;
  const word = isPair ? wordForAnd(language) : language === FORMATS ? ' to ' : undefined;
  return keepTogether(pieces.map(({ value }, index) => (index === dash && word ? word : value)).join(''));
}

function wordForAnd(language: string): string {
  const parts = new Intl.ListFormat(language).formatToParts(['1', '2']);
  return parts.find(({ type }) => type === 'literal')?.value ?? ' – ';
}
