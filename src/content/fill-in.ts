import { countDays, formatDays, weekdays } from '../shared/dates.ts';
import type { PhasedText } from '../shared/phases.ts';
import { cardinal, listed, ordinal } from '../shared/words.ts';
import type { Conference } from './schemas/conference.ts';

interface Sources {
  conference: Pick<
    Conference,
    'name' | 'edition' | 'city' | 'venue' | 'dates' | 'dressCode' | 'replyWithinHours' | 'email' | 'school'
  >;
  committees: readonly { eligibility?: { note: string } | undefined }[];
}

/** What texts of `content/` may name in braces, such as `{days}`, in words for sentences. */
const FACTS = {
  name: ({ conference }) => conference.name,
  edition: ({ conference }) => ordinal(conference.edition),
  city: ({ conference }) => conference.city,
  venue: ({ conference }) => conference.venue,
  days: ({ conference }) => formatDays(conference.dates),
  dayCount: ({ conference }) => cardinal(countDays(conference.dates)),
  weekdays: ({ conference }) => weekdays(conference.dates),
  dressCode: ({ conference: { dressCode } }) =>
    listed(dressCode.length === 1 ? dressCode : dressCode.map((dress, day) => `${dress} on Day ${day + 1}`)),
  // Nothing if every committee is open to everybody.
  restrictions: ({ committees }) => {
    const notes = [...new Set(committees.flatMap(({ eligibility }) => eligibility?.note ?? []))];
    const areMixed = notes.length > 0 && committees.some(({ eligibility }) => !eligibility);
    return [...notes, ...(areMixed ? [OTHER_GRADES] : [])].join(' ');
  },
  committeeCount: ({ committees }) => cardinal(committees.length),
  replyHours: ({ conference }) => String(conference.replyWithinHours),
  email: ({ conference }) => conference.email,
  founded: ({ conference }) => String(conference.school.founded),
  branchOpened: ({ conference }) => String(conference.school.branchOpened),
  munSince: ({ conference }) => String(conference.school.munSince),
} satisfies Record<string, (sources: Sources) => string>;

type FactName = keyof typeof FACTS;
export type FactsInWords = Record<FactName, string>;

export const FACT_NAMES = Object.keys(FACTS) as FactName[];
const OTHER_GRADES = 'Delegates from other grades choose among the other committees.';
const NAME_IN_BRACES = /\{([^{}]*)\}/g;

/** The facts of the conference, worded for sentences. */
export function factsInWords(sources: Sources): FactsInWords {
  const words = FACT_NAMES.map((name) => [name, FACTS[name](sources)]);
  return Object.fromEntries(words) as FactsInWords;
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
export function factsNamed(text: PhasedText): FactName[] {
  const words = typeof text === 'string' ? text : Object.values(text).flat().join();
  return [...words.matchAll(NAME_IN_BRACES)].map(([, name = '']) => name).filter(isFactName);
}

function isFactName(name: string): name is FactName {
  return Object.hasOwn(FACTS, name);
}
