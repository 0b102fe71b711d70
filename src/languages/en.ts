import { formatDateWithWeekday, formatDays, weekdays } from '../shared/dates.ts';
import { LOCALE } from '../shared/locale.ts';
import { capitalise, cardinal, formatList, ordinal, pluralise } from '../shared/words.ts';
import type { WrittenLanguage } from './language.ts';
import { LATIN } from './scripts.ts';

/** The language of the site. */
export const ENGLISH: WrittenLanguage = {
  code: 'en',
  locale: LOCALE,
  english: 'English',
  name: 'English',
  script: LATIN,
  direction: 'ltr',
  formatDays,
  weekdays,
  dateWithWeekday: formatDateWithWeekday,
  figure: String,
  cardinal,
  ordinal,
  ordinalOnDay: ordinal,
  list: formatList,
  edition: (number) => `${capitalise(ordinal(number))} edition`,
  day: (day) => `Day ${day}`,
  dressOnDay: (dress, day) => `${dress} on Day ${day}`,
  dressExamples: (dress, examples) => `${capitalise(dress)} can be, for example, ${examples}.`,
  forms: (titles) =>
    `There ${titles.length === 1 ? 'is' : 'are'} ${pluralise(titles.length, 'form')}: ${formatList(titles)}.`,
  opensOn: (date) => `Opens on ${formatDateWithWeekday(date)}.`,
  closesOn: (date) => `Closes on ${formatDateWithWeekday(date)}.`,
  closedOn: (date) => `Closed on ${formatDateWithWeekday(date)}.`,
};
