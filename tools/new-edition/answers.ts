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
  return (['edition', 'first', 'last', 'venue', 'city'] as const).flatMap((field) => faultsOf(field, answers, present));
}

/**
 * What cannot be in one of the answers, so that it can be asked for again at once.
 * @param answers those given so far; later ones are not looked at
 */
export function faultsOf(field: keyof Answers, answers: Partial<Answers>, present: PresentEdition): string[] {
  const { edition = Number.NaN, first = '', last = '', venue = '', city = '' } = answers;
  const faults = {
    edition: () => [
      !(Number.isInteger(edition) && edition > 0) && 'Write the edition as a whole number, such as 10.',
      edition <= present.edition &&
        `The website is already about the ${ordinal(present.edition)} edition, so the new one must be the ${ordinal(present.edition + 1)} or later: ${present.edition + 1}.`,
    ],
    first: () => [
      isDate(first)
        ? first.slice(0, 4) <= present.dates.first.slice(0, 4) &&
          `The first day, ${first}, must be in a later year than the present edition, ${present.dates.first}. There is one edition a year. If only the dates have changed, change them in content/conference.yaml.`
        : `The first day, “${first}”, is not a date. ${dateRemedy(first, '2026-10-09')}`,
    ],
    last: () => [
      isDate(last)
        ? isDate(first) && daysFault(first, last)
        : `The last day, “${last}”, is not a date. ${dateRemedy(last, '2026-10-10')}`,
    ],
    venue: () => [
      venue.trim() === '' && 'The venue is missing. Write it as visitors should see it, such as: The school, Lucknow',
    ],
    city: () => [city.trim() === '' && 'The city is missing. Write its name, such as: Lucknow'],
  };
  return faults[field]().filter((fault) => typeof fault === 'string');
}

function daysFault(first: string, last: string): string | false {
  if (last < first) return `The last day, ${last}, is before the first, ${first}. Swap them, or correct one.`;
  const days = countDays({ first, last });
  return (
    days > MAX_DAYS &&
    `From ${first} to ${last} is ${days} days, but a conference can last ${MAX_DAYS} at most. Correct one of them.`
  );
}

/** How a date is to be written: the same one, where it can be made out. */
function dateRemedy(written: string, example: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(written.trim()) ?? [];
  const turned = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(turned) ? `Write the year first: ${turned}` : `Write year-month-day, such as ${example}.`;
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
