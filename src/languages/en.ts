import { ENGLISH_DATES } from '../shared/dates.ts';
import { LOCALE } from '../shared/locale.ts';
import { capitalise, cardinal, formatList, ordinal, pluralise } from '../shared/words.ts';
import type { Language } from './language.ts';

/** The language of the site. */
export const ENGLISH: Language<'en'> = {
  code: 'en',
  locale: LOCALE,
  english: 'English',
  name: 'English',
  dates: ENGLISH_DATES,
  cardinal,
  ordinal,
  list: formatList,
  edition: (number) => `${capitalise(ordinal(number))} edition`,
  day: (day) => `Day ${day}`,
  dressOnDay: (dress, day) => `${dress} on Day ${day}`,
  dressExamples: (dress, examples) => `${capitalise(dress)} can be, for example, ${examples}.`,
  forms: (titles) =>
    `There ${titles.length === 1 ? 'is' : 'are'} ${pluralise(titles.length, 'form')}: ${formatList(titles)}.`,
};
