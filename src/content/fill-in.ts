import { ENGLISH } from '../languages/en.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import { languageOf } from '../languages/languages.ts';
import { countDays } from '../shared/dates.ts';
import { capitalise, formatList } from '../shared/words.ts';
import type { Edition } from './collections.ts';
import { daysInWords } from './facts/days-in-words.ts';
import { dressByDay, withExamples } from './facts/dress-code.ts';
import { restrictionSentences } from './facts/restrictions.ts';
import { type NamedYear, namedYear } from './named-years.ts';
import type { PhasedText } from './phases.ts';

/** The content that provides the facts. */
type FactSources = Pick<Edition, 'conference' | 'committees' | 'history'> & Partial<Pick<Edition, 'languages'>>;

/** Finds the translation of an English text, if there is any. */
export type LookUp = (english: string) => string | undefined;

type Wording = (sources: FactSources, language: WrittenLanguage, lookUp: LookUp) => string | undefined;

/**
 * The facts that texts can name in braces, such as `{days}`, worded for sentences: texts are translated, numbers and
 * dates are formatted by code.
 */
const FACTS = {
  name: ({ conference }, _, lookUp) => lookUp(conference.name),
  edition: ({ conference }, { ordinal }) => ordinal(conference.edition),
  city: ({ conference }, _, lookUp) => lookUp(conference.city),
  venue: ({ conference }, _, lookUp) => lookUp(conference.venue),
  days: ({ conference }, { formatDays }) => formatDays(conference.dates),
  dayCount: ({ conference }, { cardinal }) => cardinal(countDays(conference.dates)),
  daysInWords: ({ conference: { dates } }, { code, formatDays }) =>
    code === 'en' ? daysInWords(dates) : formatDays(dates),
  weekdays: ({ conference }, { weekdays }) => weekdays(conference.dates),
  dressCode: ({ conference }, { dressOnDay, list }, lookUp) =>
    joined(
      dressByDay(conference).map(({ day, title }) => {
        const dress = lookUp(title);
        return dress && day ? dressOnDay(dress, day) : dress;
      }),
      list,
    ),
  // Empty if there are no examples.
  dressExamples: ({ conference }, { dressExamples }, lookUp) =>
    joined(
      withExamples(conference).map(({ title, examples }) => {
        const [dress, garments] = [lookUp(title), lookUp(examples)];
        return dress && garments && dressExamples(dress, garments);
      }),
    ),
  forms: ({ conference }, { forms }, lookUp) =>
    joined(
      conference.registration.map(({ title }) => lookUp(title)),
      forms,
    ),
  // Empty if every committee is open to everybody.
  restrictions: ({ conference, committees }, _, lookUp) =>
    joined(restrictionSentences(committees, conference).map(lookUp)),
  committeeCount: ({ committees }, { cardinal }) => cardinal(committees.length),
  // Empty if there are none. A page in another language does not speak of others.
  translations: ({ languages = [] }, { code }) => (code === 'en' ? translationSentence(languages) : undefined),
  replyHours: ({ conference }, { figure }) => figure(conference.replyWithinHours),
  email: ({ conference }) => conference.email,
  founded: yearCalled('founded'),
  branchOpened: yearCalled('branchOpened'),
  munSince: yearCalled('munSince'),
} satisfies Record<string, Wording>;

export type FactName = keyof typeof FACTS;
type FactsInWords = Record<FactName, string>;

export const FACT_NAMES = Object.keys(FACTS) as FactName[];
const NAME_IN_BRACES = /\{([^{}]*)\}/g;

/** The facts of the conference in English, worded for sentences. */
export function factsInWords(sources: FactSources): FactsInWords {
  const words = FACT_NAMES.map((name) => [name, factIn(ENGLISH, name, sources, (english) => english)]);
  return Object.fromEntries(words) as FactsInWords;
}

/** A fact worded for sentences in a language; absent where something in it is not translated. */
export function factIn(
  language: WrittenLanguage,
  name: FactName,
  sources: FactSources,
  lookUp: LookUp,
): string | undefined {
  return FACTS[name](sources, language, lookUp);
}

/**
 * Replaces names in braces by their facts, with a capital at the beginning of the text, and straight apostrophes by
 * typographic ones. An unknown name stays; the content check reports it.
 */
export function fillIn(text: string, facts: Partial<FactsInWords>): string {
  return text
    .replace(NAME_IN_BRACES, (whole, name, index) => {
      const words = isFactName(name) ? facts[name] : undefined;
      if (words === undefined) return whole;
      return index === 0 && name !== 'email' ? capitalise(words) : words;
    })
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

/** The facts that a text names in any phase. */
export function factsNamed(text: PhasedText): FactName[] {
  const words = typeof text === 'string' ? text : Object.values(text).flat().join();
  return [...words.matchAll(NAME_IN_BRACES)].map(([, name = '']) => name).filter(isFactName);
}

function isFactName(name: string): name is FactName {
  return Object.hasOwn(FACTS, name);
}

/** A year of the history; empty if no entry has this name. */
function yearCalled(name: NamedYear): Wording {
  return ({ history }, { figure }) => {
    const year = namedYear(history.timeline, name);
    return year === undefined ? '' : figure(year);
  };
}

/** What is not in English only. */
function translationSentence(languages: Edition['languages']): string {
  const names = languages.map(({ code }) => languageOf(code).english);
  return names.length === 0 ? '' : `Only the answers for parents and schools are also in ${formatList(names)}.`;
}

/** Several texts as one, if each of them is translated. */
function joined(
  texts: (string | undefined)[],
  join: (texts: string[]) => string = (all) => all.join(' '),
): string | undefined {
  const known = texts.filter((text) => text !== undefined);
  return known.length === texts.length ? join(known) : undefined;
}
