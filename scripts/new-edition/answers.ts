import { MAX_DAYS } from '../../src/content/schemas/bounds.ts';
import type { Conference } from '../../src/content/schemas/conference.ts';
import { calendarDate } from '../../src/content/schemas/fields.ts';
import { countDays } from '../../src/shared/dates.ts';

/** What must be known of a new edition. */
export interface Answers {
  /** First and last day, `YYYY-MM-DD`. */
  first: string;
  last: string;
  venue: string;
  city: string;
}

/** The current edition, as `content/conference.yaml` describes it. */
export type CurrentEdition = Pick<Conference, 'edition' | 'dates' | 'venue' | 'city'>;

/** What is wrong with the answers and how to fix it. */
export function issuesOf({ first, last }: Answers, { dates }: CurrentEdition): string[] {
  const year = Number(dates.first.slice(0, 4));
  const days = isDate(first) && isDate(last) ? countDays({ first, last }) : undefined;
  return [
    !isDate(first) && `The first day, “${first}”, is not a date. Write year-month-day, such as ${year + 1}-10-09.`,
    !isDate(last) && `The last day, “${last}”, is not a date. Write year-month-day, such as ${year + 1}-10-10.`,
    isDate(first) &&
      Number(first.slice(0, 4)) <= year &&
      `The first day, ${first}, is not after ${year}, the year of the current edition. If only its dates have moved, change them in content/conference.yaml.`,
    days !== undefined && days < 1 && `The last day, ${last}, is before the first, ${first}. Swap them or correct one.`,
    days !== undefined &&
      days > MAX_DAYS &&
      `${first} to ${last} is ${days} days, and a conference has at most ${MAX_DAYS}. Correct one of the dates.`,
  ].filter((issue) => typeof issue === 'string');
}

/** What is unusual about right answers, as a question. */
export function doubtsOf({ first }: Answers, { dates }: CurrentEdition): string[] {
  const next = Number(dates.first.slice(0, 4)) + 1;
  return Number(first.slice(0, 4)) > next ? [`${first} is not in ${next}, the year after the current edition.`] : [];
}

function isDate(value: string): boolean {
  return calendarDate().safeParse(value).success;
}
