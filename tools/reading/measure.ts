import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { sentencesOf } from '../../src/content/prose.ts';

/** How hard a text is to read. */
export interface Reading {
  words: number;
  sentences: number;
  /** Mean length of a sentence, in words. */
  wordsPerSentence: number;
  /** Flesch–Kincaid: years of school (in the United States) after which it is read with ease. */
  grade: number;
}

/** The last year of what WCAG 3.1.5 calls the lower secondary level. */
export const LOWER_SECONDARY = 9;

/** Fewer words than this say little about how hard a text is: one long name weighs too much. */
export const ENOUGH_WORDS = 100;

const WORD = /\p{L}[\p{L}\p{M}’'-]*|\d[\d,.]*/gu;

/** Measures texts together; a paragraph ends a sentence. @returns nothing where there is no word */
export function measure(paragraphs: readonly string[]): Reading | undefined {
  const found = paragraphs.flatMap(sentencesOf).map(({ text }) => text.match(WORD) ?? []);
  const sentences = found.filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length === 0) return undefined;
  const counts = { sentence: sentences.length, word: words.length, syllable: sum(words.map(syllables)) };
  return {
    words: counts.word,
    sentences: counts.sentence,
    wordsPerSentence: counts.word / counts.sentence,
    grade: fleschKincaid(counts),
  };
}

/** Whether it asks for more than lower secondary school. Grades are told in whole years, and judged so. */
export function isHard({ grade }: Reading): boolean {
  return Math.round(grade) > LOWER_SECONDARY;
}

/** A number is one word of one syllable: how it is read aloud is not how hard it is to read. */
function syllables(word: string): number {
  return Math.max(1, syllable(word));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
