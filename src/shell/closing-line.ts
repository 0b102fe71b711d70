import { type ConferenceDays, countDays } from '../shared/dates.ts';
import type { PhaseWords } from '../shared/phases.ts';
import { ordinal, yearInWords } from '../shared/words.ts';

const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });

/**
 * Place and date as the closing formula of a treaty gives them: `Done at Lucknow, on the tenth
 * and eleventh days of October, two thousand and twenty-five.`
 */
export function testimonium(city: string, dates: ConferenceDays): PhaseWords {
  const when = daysInWords(dates);
  const done = `Done at ${city}, ${when}.`;
  return { before: `To be done at ${city}, ${when}.`, during: done, after: done };
}

function daysInWords({ first, last }: ConferenceDays): string {
  const [from, to] = [dayInWords(first), dayInWords(last)];
  const year = yearInWords(Number(last.slice(0, 4)));
  const count = countDays({ first, last });
  if (count === 1) return `on the ${from.day} day of ${from.month}, ${year}`;
  const joiner = count === 2 ? 'and' : 'to';
  if (from.month === to.month) return `on the ${from.day} ${joiner} ${to.day} days of ${to.month}, ${year}`;
  return `from the ${from.day} day of ${from.month} to the ${to.day} day of ${to.month}, ${year}`;
}

function dayInWords(date: string): { day: string; month: string } {
  return { day: ordinal(Number(date.slice(8))), month: MONTH.format(new Date(`${date}T00:00:00Z`)) };
}
