import type { PhasedText } from '../phases.ts';

/** A text in the language of its page, or in another one. */
export interface Translated<Text = string> {
  words: Text;
  /** Language of the words, if it is not that of the page. */
  lang?: string | undefined;
}

/** Gives the texts of a page in its language. */
export type TranslateText = <Text extends PhasedText>(text: Text) => Translated<Text>;

/** On pages in English. */
export const inEnglish: TranslateText = (words) => ({ words });
