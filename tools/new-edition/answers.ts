import { MAX_DAYS } from '../../src/content/bounds.ts';
import { countDays } from '../../src/lib/dates.ts';
import { ordinal } from '../../src/lib/numbers.ts';

/** What is decided before a new edition can be announced. */
export interface Answers {
  edition: number;
  first: string;
  last: string;
  venue: string;
  city: string;
}

/** What `content/conference.yaml` says of the edition that is there now. */
export interface PresentEdition {
  edition: number;
  dates: { first: string; last: string };
  venue: string;
  city: string;
  /** Address of the site. */
  site: string;
}

/** What cannot be in the answers, each in plain words with its remedy. */
export function findFaults(answers: Answers, present: PresentEdition): string[] {
  const { edition, first, last, venue, city } = answers;
  const faults = [
    !(Number.isInteger(edition) && edition > 0) && 'The edition is a whole number, in figures, such as 10.',
    edition <= present.edition &&
      `The website is about the ${ordinal(present.edition)} edition already, so the new one is the ${ordinal(present.edition + 1)} or a later one: ${present.edition + 1}.`,
    !isDate(first) && `The first day, “${first}”, is not a date. Write year-month-day, such as 2026-10-09.`,
    !isDate(last) && `The last day, “${last}”, is not a date. Write year-month-day, such as 2026-10-10.`,
    venue.trim() === '' && 'The venue is missing. Write it as it is to be shown, such as: The school, Lucknow',
    city.trim() === '' && 'The city is missing. Write its name, such as: Lucknow',
  ].filter((fault) => fault !== false);
  if (!isDate(first) || !isDate(last)) return faults;
  if (last < first)
    faults.push(`The last day, ${last}, lies before the first, ${first}. Exchange them, or correct one.`);
  else if (countDays({ first, last }) > MAX_DAYS)
    faults.push(
      `From ${first} to ${last} are ${countDays({ first, last })} days, and a conference lasts ${MAX_DAYS} at most. Correct one of them.`,
    );
  if (first.slice(0, 4) <= present.dates.first.slice(0, 4))
    faults.push(
      `The first day, ${first}, is not in a later year than the edition that is there now, ${present.dates.first}. Each year has one edition. If only the dates have changed, change them in content/conference.yaml.`,
    );
  return faults;
}

/** Whether the content is about the answered edition already, so that there is nothing to do. */
export function isDone({ edition, first, last, venue, city }: Answers, present: PresentEdition): boolean {
  return (
    edition === present.edition &&
    first === present.dates.first &&
    last === present.dates.last &&
    venue === present.venue &&
    city === present.city
  );
}

function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
