import { countDays, formatDays, weekdays } from '../shared/dates.ts';
import { capitalise, cardinal, formatList, ordinal, pluralise } from '../shared/words.ts';
import type { Edition } from './collections.ts';
import { dressByDay, withExamples } from './facts/dress-code.ts';
import { restrictionSentences } from './facts/restrictions.ts';
import type { PhasedText } from './phases.ts';

/** What the facts in braces are taken from. */
export type FactSources = Pick<Edition, 'conference' | 'committees'>;

/** What texts of `content/` may name in braces, such as `{days}`, in words for sentences. */
const FACTS = {
  name: ({ conference }) => conference.name,
  edition: ({ conference }) => ordinal(conference.edition),
  city: ({ conference }) => conference.city,
  venue: ({ conference }) => conference.venue,
  days: ({ conference }) => formatDays(conference.dates),
  dayCount: ({ conference }) => cardinal(countDays(conference.dates)),
  weekdays: ({ conference }) => weekdays(conference.dates),
  dressCode: ({ conference }) =>
    formatList(dressByDay(conference).map(({ day, title }) => (day ? `${title} on Day ${day}` : title))),
  // Empty if there are no examples.
  dressExamples: ({ conference }) =>
    withExamples(conference)
      .map(({ title, examples }) => `${capitalise(title)} can be, for example, ${examples}.`)
      .join(' '),
  forms: ({ conference: { registration } }) =>
    `There ${registration.length === 1 ? 'is' : 'are'} ${pluralise(registration.length, 'form')}: ${formatList(registration.map(({ title }) => title))}.`,
  // Empty if every committee is open to everybody.
  restrictions: ({ committees }) => restrictionSentences(committees).join(' '),
  committeeCount: ({ committees }) => cardinal(committees.length),
  replyHours: ({ conference }) => String(conference.replyWithinHours),
  email: ({ conference }) => conference.email,
  founded: ({ conference }) => String(conference.school.founded),
  branchOpened: ({ conference }) => String(conference.school.branchOpened),
  munSince: ({ conference }) => String(conference.school.munSince),
} satisfies Record<string, (sources: FactSources) => string>;

export type FactName = keyof typeof FACTS;
export type FactsInWords = Record<FactName, string>;

export const FACT_NAMES = Object.keys(FACTS) as FactName[];
const NAME_IN_BRACES = /\{([^{}]*)\}/g;

/** The facts of the conference, worded for sentences. */
export function factsInWords(sources: FactSources): FactsInWords {
  const words = FACT_NAMES.map((name) => [name, FACTS[name](sources)]);
  return Object.fromEntries(words) as FactsInWords;
}

/**
 * Replaces names in braces by their facts, and the apostrophe of keyboards by that of print. An unknown name stays; the
 * content check reports it.
 */
export function fillIn(text: string, facts: Partial<FactsInWords>): string {
  return text
    .replace(NAME_IN_BRACES, (whole, name) => (isFactName(name) ? (facts[name] ?? whole) : whole))
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
