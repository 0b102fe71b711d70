import { posix } from 'node:path';
import { countDays, formatDate, formatDayAndMonth, formatDays, keepTogether, weekdays } from '../shared/dates.ts';
import { numberIn } from '../shared/other-languages.ts';
import { beginsSentence, capitalise, cardinal, formatList, ordinal } from '../shared/words.ts';
import type { Edition } from './collections.ts';
import type { FieldPath } from './issue.ts';
import type { ContentFile } from './read.ts';
import { fieldsIn } from './schemas/field-kinds.ts';

/** What facts are taken from, in texts, on pages and cards, and in the calendar. */
export type FactSources = Pick<Edition, 'conference' | 'committees'>;

/**
 * The facts that texts can name in braces, such as `{days}`, worded for sentences.
 * @param language such as `hi`: dates and numbers as it writes them, names as they are; by default English
 */
export function factsOf({ conference, committees }: FactSources, language?: string): Record<string, string> {
  const { dates, dressCode } = conference;
  const number = (value: number) => (language ? numberIn(language, value) : cardinal(value));
  return {
    name: conference.name,
    edition: language ? number(conference.edition) : ordinal(conference.edition),
    city: conference.city,
    venue: conference.venue,
    days: formatDays(dates, language),
    weekdays: weekdays(dates, language),
    dayCount: number(countDays(dates)),
    committeeCount: number(committees.length),
    dressCode: formatList(
      dressCode.length > 1 ? dressCode.map((dress, day) => `${dress} on Day ${day + 1}`) : dressCode,
    ),
    // That of each day: {dressCode1}, {dressCode2}.
    ...Object.fromEntries(dressCode.map((dress, day) => [`dressCode${day + 1}`, dress])),
    registrationDuring: conference.registrationNotes.during,
    registrationAfter: conference.registrationNotes.after,
    restrictions: conference.restrictions ?? '',
    restrictedCommittees: formatList(restrictedTitles(committees), language),
    replyHours: language ? number(conference.replyWithinHours) : String(conference.replyWithinHours),
    email: conference.email,
  };
}

/** The names of the facts that a conference has. Texts end with the restrictions, if there are any. */
export function namesOfFacts(sources: FactSources): string[] {
  const facts = factsOf(sources);
  return Object.keys(facts).filter((name) => facts[name] !== '' || name === 'restrictions');
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
 * Replaces names in braces by their facts, with a capital at the beginning of a sentence, and straight apostrophes by
 * typographic ones. There are no “one days”. An unknown name stays: the content check
 * reports it.
 * @param before what stands before the text in its paragraph
 */
export function fillIn(text: string, facts: Record<string, string>, before = ''): string {
  const filled = text
    .replace(NAME_IN_BRACES, (whole, name, index) => {
      const words = Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole;
      const isFirst = name !== 'email' && beginsSentence(before + text.slice(0, index));
      return isFirst ? capitalise(words) : words;
    })
    .replace(/(?<![\p{L}\p{N}-])(one (?:day|committee))s\b/giu, '$1')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
  return keepTogether(filled);
}

export const NAME_IN_BRACES = /\{(\w*)\}/g;

/**
 * The fields of a file, as pages show them: names in braces are replaced by their facts, in all texts but addresses, and
 * pictures are paths in the project. @param folder of its pictures
 */
export function finishFields(
  { schema, data }: Pick<ContentFile, 'schema' | 'data'>,
  facts: Record<string, string>,
  folder: string,
) {
  const kinds = new Map(fieldsIn(schema, data).map(({ path, kind }) => [path.join(), kind]));
  const fill = (value: unknown, path: FieldPath): unknown => {
    const { isLink, isPicture } = kinds.get(path.join()) ?? {};
    if (isPicture) return posix.join(folder, String(value));
    if (typeof value === 'string') return isLink ? value : fillIn(value, facts).trim();
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, item]) => [fillIn(key, facts), fill(item, [...path, key])]);
    return Object.fromEntries(entries);
  };
  return fill(data, []) as ContentFile['data'];
}
