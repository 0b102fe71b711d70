import { countDays, formatDate, formatDayAndMonth, formatDays, formatUnbrokenDays, weekdays } from '../shared/dates.ts';
import { numberIn } from '../shared/other-languages.ts';
import { capitalise, cardinal, formatList, ordinal } from '../shared/words.ts';
import type { Edition } from './collections.ts';

/** What facts are taken from, in texts, on pages and cards, and in the calendar. */
export type FactSources = Pick<Edition, 'conference' | 'committees'>;

/** The facts that texts can name in braces, such as `{days}`, worded for sentences. */
export function factsOf({ conference, committees }: FactSources): Record<string, string> {
  const { dates, dressCode } = conference;
  return {
    name: conference.name,
    edition: ordinal(conference.edition),
    city: conference.city,
    venue: conference.venue,
    days: formatUnbrokenDays(dates),
    weekdays: weekdays(dates),
    dayCount: cardinal(countDays(dates)),
    committeeCount: cardinal(committees.length),
    dressCode: formatList(
      dressCode.length > 1 ? dressCode.map((dress, day) => `${dress} on Day ${day + 1}`) : dressCode,
    ),
    // That of each day: {dressCode1}, {dressCode2}.
    ...Object.fromEntries(dressCode.map((dress, day) => [`dressCode${day + 1}`, dress])),
    restrictions: conference.restrictions ?? '',
    restrictedCommittees: formatList(restrictedTitles(committees)),
    replyHours: String(conference.replyWithinHours),
    email: conference.email,
  };
}

/** The same facts in another language: dates and numbers as it writes them, names as they are. @param code such as `hi` */
function factsIn(code: string, sources: FactSources): Record<string, string> {
  const { conference, committees } = sources;
  return {
    ...factsOf(sources),
    edition: numberIn(code, conference.edition),
    days: formatDays(conference.dates, code),
    weekdays: weekdays(conference.dates, code),
    dayCount: numberIn(code, countDays(conference.dates)),
    committeeCount: numberIn(code, committees.length),
    restrictedCommittees: formatList(restrictedTitles(committees), code),
    replyHours: numberIn(code, conference.replyWithinHours),
  };
}

/** The committees that are not for everybody. */
function restrictedTitles(committees: FactSources['committees']): string[] {
  return committees.flatMap(({ openTo, title }) => (openTo ? title : []));
}

/** The facts that a text may write out in place of their names: places, dress codes, and days with and without the year. */
export function writtenFacts({ city, venue, dressCode, dates }: Edition['conference']): string[] {
  const days = Object.values(dates).flatMap((day) => [formatDayAndMonth(day), formatDate(day)]);
  return [city, venue, ...dressCode, ...days];
}

/**
 * Replaces names in braces by their facts, with a capital at the beginning of the text, and straight apostrophes by
 * typographic ones. No line breaks between “ninth” and “edition”, and no “one days”. An unknown name stays: the content check
 * reports it.
 */
export function fillIn(text: string, facts: Record<string, string>): string {
  return text
    .replaceAll('{edition} ', '{edition}\u00a0')
    .replace(NAME_IN_BRACES, (whole, name, index) => {
      const words = Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole;
      return index === 0 && name !== 'email' ? capitalise(words) : words;
    })
    .replace(/\b(one (?:day|committee))s\b/gi, '$1')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .trim();
}

/** A fact in braces. */
const NAME_IN_BRACES = /\{(\w*)\}/g;

/** An edition with all names in braces replaced by its facts, in translations by those in their language. */
export function fillInFacts({ translations, ...english }: Edition): Edition {
  return {
    ...fillInAll(english, factsOf(english)),
    translations: translations.map((translation) => fillInAll(translation, factsIn(translation.code, english))),
  };
}

/** The same value with every text inside it filled in, however deep. */
function fillInAll<Value>(value: Value, facts: Record<string, string>): Value {
  if (typeof value === 'string') return fillIn(value, facts) as Value;
  if (Array.isArray(value)) return value.map((item) => fillInAll(item, facts)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillInAll(item, facts)])) as Value;
}
