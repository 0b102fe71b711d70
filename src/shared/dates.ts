/** Names of the months, January first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Names of the weekdays, as `weekday` gives them. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** First and last day of a conference, as calendar dates `YYYY-MM-DD` of the venue. */
export interface ConferenceDays {
  first: string;
  last: string;
}

interface CalendarDate {
  year: number;
  month: string;
  day: number;
}

/** A calendar date in words: `10 October 2025`. @param date `YYYY-MM-DD` */
export function formatDate(date: string): string {
  const { day, month, year } = parts(date);
  return `${day} ${month} ${year}`;
}

/** A calendar date without its year: `10 October`. @param date `YYYY-MM-DD` */
export function formatDayAndMonth(date: string): string {
  const { day, month } = parts(date);
  return `${day} ${month}`;
}

/** The month of a calendar date: `October 2025`. @param date `YYYY-MM-DD` */
export function formatMonth(date: string): string {
  const { month, year } = parts(date);
  return `${month} ${year}`;
}

/** A calendar date with its weekday: `Friday, 10 October 2025`. @param date `YYYY-MM-DD` */
export function formatDateWithWeekday(date: string): string {
  return `${weekday(date)}, ${formatDate(date)}`;
}

/** Name of the weekday of a calendar date. @param date `YYYY-MM-DD` */
export function weekday(date: string): string {
  return new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** Weekdays of a conference: `Friday`, `Friday and Saturday`, `Friday to Sunday`. */
export function weekdays(dates: ConferenceDays): string {
  if (dates.first === dates.last) return weekday(dates.first);
  return `${weekday(dates.first)} ${countDays(dates) === 2 ? 'and' : 'to'} ${weekday(dates.last)}`;
}

/**
 * The days of a conference as the shortest phrase that names each: `10 October 2025`,
 * `10 and 11 October 2025`, `31 October and 1 November 2025`, `10 to 12 October 2025`.
 */
export function formatDays({ first, last }: ConferenceDays): string {
  if (first === last) return formatDate(first);
  const [from, to] = [parts(first), parts(last)];
  const joiner = countDays({ first, last }) === 2 ? 'and' : 'to';
  const opening =
    from.year !== to.year
      ? formatDate(first)
      : from.month !== to.month
        ? `${from.day} ${from.month}`
        : String(from.day);
  return `${opening} ${joiner} ${formatDate(last)}`;
}

/** How many days a conference lasts, the first and the last included. */
export function countDays({ first, last }: ConferenceDays): number {
  return (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
}

/** The calendar date so many days later (or earlier, if negative). @param date `YYYY-MM-DD` */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

function parts(date: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month: MONTHS[month - 1] ?? '', day };
}
