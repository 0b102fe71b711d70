import type { DateWords } from '../shared/dates.ts';

/** A language of the site: how code writes numbers, dates and its few sentences in it. */
export interface Language<Code extends string = string> {
  /** In addresses and in the markup, such as `hi`. */
  code: Code;
  /** With the country, such as `hi-IN`, for services that show links. */
  locale: string;
  /** Its name in English, for the secretariat. */
  english: string;
  /** Its name in itself: the label of every link to a page in it. */
  name: string;
  dates: DateWords;
  /** A whole number in words. */
  cardinal: (value: number) => string;
  /** A whole number from 1 on as an ordinal in words. */
  ordinal: (value: number) => string;
  /** Several things as a sentence lists them. */
  list: (things: readonly string[]) => string;
  /** `Ninth edition` */
  edition: (number: number) => string;
  /** `Day 1`, as a label. */
  day: (day: number) => string;
  /** What to wear on a day, as a part of a sentence: `Indian formals on Day 1`. */
  dressOnDay: (dress: string, day: number) => string;
  /** A sentence: `Indian formals can be, for example, a kurta.` */
  dressExamples: (dress: string, examples: string) => string;
  /** A sentence that names the registration forms. */
  forms: (titles: readonly string[]) => string;
}

/** A language into which pages are translated. */
export interface TranslationLanguage extends Language<'hi'> {
  /** The words of the page itself. */
  words: Record<
    | 'atAGlance'
    | 'parts'
    | 'print'
    | 'when'
    | 'where'
    | 'dressCode'
    | 'register'
    | 'registrationIsOver'
    | 'writeToSecretariat',
    string
  >;
  font: {
    /** How the names of its files begin in `src/styles/fonts`. */
    name: string;
    /** Files of packages: for text, and for headings and links. */
    regular: string;
    strong: string;
    /** Letters that English does not have. */
    letters: RegExp;
    /** OpenType features that join the letters. */
    features: readonly string[];
  };
}
