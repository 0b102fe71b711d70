import { type ConferenceDays, countDays, formatDayAndMonth } from '../shared/dates.ts';
import type { PhaseWords } from '../shared/phases.ts';
import { cardinal, ordinal } from '../shared/words.ts';

/**
 * Place and date as the closing formula of a treaty gives them: `Done at Lucknow, on the tenth
 * and eleventh days of October, two thousand and twenty-five.`
 */
export function closingLine(city: string, dates: ConferenceDays): PhaseWords {
  const year = `two thousand and ${cardinal(Number(dates.last.slice(2, 4)))}`;
  const done = `Done at ${city}, ${daysInWords(dates)}, ${year}.`;
  return { before: done.replace('Done', 'To be done'), during: done, after: done };
}

function daysInWords({ first, last }: ConferenceDays): string {
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
