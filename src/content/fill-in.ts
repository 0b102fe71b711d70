import { countDays, formatDays, weekdays } from '../shared/dates.ts';
import type { PhasedText } from '../shared/phases.ts';
import { cardinal, listed, ordinal } from '../shared/words.ts';
import type { Conference } from './schemas/conference.ts';

/** What texts of `content/` may name in braces, such as `{days}`. */
export const FACT_NAMES = [
  'name',
  'edition',
  'city',
  'venue',
  'days',
  'dayCount',
  'weekdays',
  'dressCode',
  'restrictions',
  'committeeCount',
  'replyHours',
  'email',
  'founded',
  'branchOpened',
  'munSince',
] as const;

export type FactsInWords = Record<(typeof FACT_NAMES)[number], string>;

interface Sources {
  conference: Pick<
    Conference,
    'name' | 'edition' | 'city' | 'venue' | 'dates' | 'dressCode' | 'replyWithinHours' | 'email' | 'school'
  >;
  committees: readonly { eligibility?: { note: string } | undefined }[];
}

const NAME_IN_BRACES = /\{([^{}]*)\}/g;

/** The facts of the conference, worded for sentences. `restrictions` is empty if every committee is open to everybody. */
export function factsInWords({ conference, committees }: Sources): FactsInWords {
  const { name, edition, city, venue, dates, dressCode, replyWithinHours, email, school } = conference;
  const notes = [...new Set(committees.flatMap(({ eligibility }) => eligibility?.note ?? []))];
  return {
    name,
    edition: ordinal(edition),
    city,
    venue,
    days: formatDays(dates),
    dayCount: cardinal(countDays(dates)),
    weekdays: weekdays(dates),
    dressCode:
      dressCode.length === 1
        ? (dressCode[0] ?? '')
        : listed(dressCode.map((dress, day) => `${dress} on Day ${day + 1}`)),
    restrictions:
      notes.length === 0 ? '' : [...notes, 'Delegates from other grades choose among the other committees.'].join(' '),
    committeeCount: cardinal(committees.length),
    replyHours: String(replyWithinHours),
    email,
    founded: String(school.founded),
    branchOpened: String(school.branchOpened),
    munSince: String(school.munSince),
  };
}

/**
 * Replaces names in braces by their facts, and the apostrophe of keyboards by that of print. An unknown name stays; the
 * content check reports it.
 */
export function fillIn(text: string, facts: FactsInWords): string {
  return text
    .replace(NAME_IN_BRACES, (whole, name) => (isFactName(name) ? facts[name] : whole))
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .trim();
}

/** The same value with every text inside it filled in, however deep. */
export function fillInAll<Value>(value: Value, facts: FactsInWords): Value {
  if (typeof value === 'string') return fillIn(value, facts) as Value;
  if (Array.isArray(value)) return value.map((item) => fillInAll(item, facts)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillInAll(item, facts)])) as Value;
}

/** The facts that a text names, in whatever phase. */
export function factsNamed(text: PhasedText): (keyof FactsInWords)[] {
  const words = typeof text === 'string' ? text : Object.values(text).flat().join();
  return [...words.matchAll(NAME_IN_BRACES)].map(([, name = '']) => name).filter(isFactName);
}

function isFactName(name: string): name is keyof FactsInWords {
  return (FACT_NAMES as readonly string[]).includes(name);
}
