import { countDays, type DateRange, formatDayAndMonth } from '../../shared/dates.ts';
import { inWords, ordinal } from '../../shared/words.ts';

/**
 * Dates as in the closing formula of a treaty: `on the tenth and eleventh days of October, two thousand and
 * twenty-five`.
 */
export function daysInWords({ first, last }: DateRange): string {
  return `${withoutYear({ first, last })}, ${inWords(Number(last.slice(0, 4)))}`;
}

function withoutYear({ first, last }: DateRange): string {
  const [[day, month], [lastDay, lastMonth]] = [dayAndMonth(first), dayAndMonth(last)];
  const count = countDays({ first, last });
  if (count === 1) return `on the ${day} day of ${month}`;
  if (month === lastMonth) return `on the ${day} ${count === 2 ? 'and' : 'to'} ${lastDay} days of ${month}`;
  return `from the ${day} day of ${month} to the ${lastDay} day of ${lastMonth}`;
}

function dayAndMonth(date: string): [day: string, month: string] {
  const [day, month = ''] = formatDayAndMonth(date).split(' ');
  return [ordinal(Number(day)), month];
}
