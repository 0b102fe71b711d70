import { countDays, formatDate, formatDays, formatDaysOfYear } from '../../shared/dates.ts';
import { ordinal, pluralise } from '../../shared/words.ts';
import type { Edition } from '../collections.ts';
import type { FactName } from '../fill-in.ts';

/** A fact as it may be typed into a text, which is wrong once the fact changes. */
interface TypedFact {
  /** Such as `venue`. */
  what: string;
  words: string;
  /** What to write instead, in braces. */
  name: FactName;
}

/** The facts of an edition, in every wording that may be typed. */
export function typedFacts({ conference, committees }: Pick<Edition, 'conference' | 'committees'>): TypedFact[] {
  const { dates, edition, replyWithinHours, dressCode, registration } = conference;
  const days = formatDays(dates);
  const dated =
    countDays(dates) > 0 ? [days, formatDaysOfYear(dates), formatDate(dates.first), formatDate(dates.last)] : [];
  return [
    { what: 'name', words: conference.name, name: 'name' },
    { what: 'city', words: conference.city, name: 'city' },
    { what: 'venue', words: conference.venue, name: 'venue' },
    { what: 'email address', words: conference.email, name: 'email' },
    { what: 'time for a reply', words: `${replyWithinHours} hours`, name: 'replyHours' },
    { what: 'number of this edition', words: `${ordinal(edition)} edition`, name: 'edition' },
    { what: 'number of committees', words: pluralise(committees.length, 'committee'), name: 'committeeCount' },
    ...[...new Set(dated)].map((words): TypedFact => ({ what: 'date', words, name: 'days' })),
    ...dressCode.map(({ title }): TypedFact => ({ what: 'dress code', words: title, name: 'dressCode' })),
    ...registration.map(({ title }): TypedFact => ({ what: 'form', words: title, name: 'forms' })),
  ];
}

/** Matches any of several phrases as whole words: `UN`, but not in `UNEP`. */
export function wordsPattern(phrases: readonly string[], flags = 'u'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(${phrases.map(RegExp.escape).join('|')})(?![\\p{L}\\p{N}])`, flags);
}
