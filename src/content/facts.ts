import { countDays, formatDays, weekdays } from '../shared/dates.ts';
import { numberIn, timeIn } from '../shared/other-languages.ts';
import { capitalise, cardinal, formatList, ordinal, pluralise } from '../shared/words.ts';
import type { SiteContent } from './collections.ts';
import { nextEditionLine, restrictionsOf } from './conference-details.ts';
import type { Translated } from './schemas/fields.ts';

/** The content that facts are taken from. */
export type FactSources = Pick<SiteContent, 'conference' | 'committees'>;

export type Facts = Record<string, string>;

/**
 * The facts that texts can name in braces, such as `{days}`. Facts in words also exist with a capital, for the beginning
 * of a sentence: `{edition}` is `ninth`, `{Edition}` is `Ninth`.
 * @param language such as `hi`: dates and numbers are written as in this language, names stay the same; by default English
 */
export function factsOf({ conference, committees }: FactSources, language?: string): Facts {
  const { edition, dates, dressCode, replyWithinHours } = conference;
  const count = countDays(dates);
  const wordingOf = (text: Translated) => text[language ?? 'en'] ?? text.en;
  const dressCodes = dressCode.map(wordingOf);
  const inWords = language
    ? {
        weekdays: weekdays(dates, language),
        edition: numberIn(language, edition),
        dayCount: numberIn(language, count),
        duration: timeIn(language, count, 'day'),
        committeeCount: numberIn(language, committees.length),
      }
    : {
        weekdays: weekdays(dates),
        edition: ordinal(edition),
        dayCount: cardinal(count),
        duration: pluralise(count, 'day'),
        committeeCount: cardinal(committees.length),
        committees: pluralise(committees.length, 'committee'),
      };
  return {
    name: conference.name,
    city: conference.city,
    venue: wordingOf(conference.venue),
    days: formatDays(dates, language),
    ...inWords,
    ...Object.fromEntries(Object.entries(inWords).map(([name, words]) => [capitalise(name), capitalise(words)])),
    dressCode: formatList(
      dressCodes.length > 1 && !language ? dressCodes.map((dress, day) => `${dress} on Day ${day + 1}`) : dressCodes,
      language,
    ),
    // There is one fact for each day: {dressCode1}, {dressCode2}.
    ...Object.fromEntries(dressCodes.map((dress, day) => [`dressCode${day + 1}`, dress])),
    bring: conference.bring ? wordingOf(conference.bring) : '',
    // This fact is an English sentence, so translations do not have it.
    ...(!language && { nextEdition: nextEditionLine(conference) }),
    registrationDuring: conference.registrationNotes.during,
    registrationAfter: conference.registrationNotes.after,
    restrictions: restrictionsOf(committees),
    restrictedCommittees: formatList(restrictedTitles(committees), language),
    replyHours: numberIn(language ?? 'en', replyWithinHours),
    replyTime: timeIn(language ?? 'en', replyWithinHours, 'hour'),
    email: conference.email,
  };
}

/** Texts can name these facts even while they are empty. */
const MAY_BE_EMPTY = ['restrictions', 'nextEdition'];

/** The names of facts that texts may use in braces. */
export function namesOfFacts(sources: FactSources, language?: string): string[] {
  const facts = factsOf(sources, language);
  return Object.keys(facts).filter((name) => facts[name] !== '' || MAY_BE_EMPTY.includes(name));
}

/** Titles of the committees that are not open to everybody. */
function restrictedTitles(committees: FactSources['committees']): string[] {
  return committees.flatMap(({ openTo, title }) => (openTo ? title : []));
}

const NAME_IN_BRACES = /\{(\w*)\}/g;

/** Replaces names in braces by facts. The content check reports unknown names. */
export function fillIn(text: string, facts: Facts): string {
  return text.replace(NAME_IN_BRACES, (whole, name) => (Object.hasOwn(facts, name) ? `${facts[name]}` : whole));
}
