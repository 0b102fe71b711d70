import type { DateRange } from '../shared/dates.ts';

/** A language of the site: how code writes names, numbers, dates and lists in it. */
export interface Language {
  /** In addresses, folders and the markup, such as `hi`: https://www.rfc-editor.org/info/bcp47 */
  code: string;
  /** With the country, such as `hi-IN`, for services that show links. */
  locale: string;
  /** Its name in English, for the secretariat. */
  english: string;
  /** Its name in itself: the label of every link to a page in it. */
  name: string;
  /** Code of its script, such as `Deva`: https://unicode.org/iso15924/ */
  script: string;
  direction: 'ltr' | 'rtl';
  /** One or more days: `15 and 16 March 2030`. Absent where dates in the language are not known. */
  formatDays: (days: DateRange) => string | undefined;
  /** Their weekdays: `Friday and Saturday`. Absent where dates in the language are not known. */
  weekdays: (days: DateRange) => string | undefined;
  /** A calendar date with its weekday: `Friday, 15 March 2030`. Absent where dates in the language are not known. */
  dateWithWeekday: (date: string) => string | undefined;
  /** A whole number in figures, such as a year. */
  figure: (value: number) => string;
  /** A whole number in words if the site knows them, otherwise in figures. */
  cardinal: (value: number) => string;
  /** A whole number from 1 on as an ordinal in words, otherwise in figures. */
  ordinal: (value: number) => string;
  /** The same as it is written before the word for a day on which something happens. */
  ordinalOnDay: (value: number) => string;
  /** Several things as a sentence lists them. */
  list: (things: readonly string[]) => string;
}

/** The sentences that code forms in a language. */
export interface Sentences {
  /** `First edition` */
  edition: (number: number) => string;
  /** `Day 1`, as a label. */
  day: (day: number) => string;
  /** What to wear on a day, as a part of a sentence: `Formal dress on Day 1`. */
  dressOnDay: (dress: string, day: number) => string;
  /** A sentence: `Formal dress can be, for example, a suit.` */
  dressExamples: (dress: string, examples: string) => string;
  /** A sentence that names the registration forms. */
  forms: (titles: readonly string[]) => string;
  /** When a form opens or closes, and that it has closed. Absent where nobody has written it in the language. */
  opensOn: (date: string) => string | undefined;
  closesOn: (date: string) => string | undefined;
  closedOn: (date: string) => string | undefined;
}

/** Numbers in words. */
export type NumberWords = Pick<Language, 'cardinal' | 'ordinal' | 'ordinalOnDay'>;

export type WrittenLanguage = Language & Sentences;
