import { cardinal, ordinal } from './numbers.ts';

const UP_TO = 99;
const CARDINALS = wordsFor(cardinal);
const ORDINALS = wordsFor(ordinal);

/** A number as it is written in a text: `12` or `twelve`; nothing if it is none. */
export function cardinalValue(words: string): number | undefined {
  return /^\d+$/.test(words) ? Number(words) : CARDINALS.get(words.toLowerCase());
}

/** A place in order as it is written in a text: `9th` or `ninth`; nothing if it is none. */
export function ordinalValue(words: string): number | undefined {
  const [, digits] = /^(\d+)(?:st|nd|rd|th)$/i.exec(words) ?? [];
  return digits ? Number(digits) : ORDINALS.get(words.toLowerCase());
}

function wordsFor(say: (value: number) => string): Map<string, number> {
  return new Map(Array.from({ length: UP_TO + 1 }, (_, value) => [say(value), value]));
}
