import { fold } from './fold.ts';

/** How many words a line has, and how many of them are before what was found. */
const LENGTH = 14;
const BEFORE = 4;

/** The words around what was found in a text, where most of it is together. @param terms folded words of the text */
export function excerpt(text: string, terms: string[]): string | undefined {
  const words = text.split(' ');
  const hits = words.map((word) =>
    fold(word)
      .split(/[^\p{L}\p{N}]+/u)
      .find((part) => terms.includes(part)),
  );
  const countFrom = (start: number) => new Set(hits.slice(start, start + LENGTH - BEFORE).filter(Boolean)).size;
  let best: number | undefined;
  hits.forEach((hit, index) => {
    if (hit && (best === undefined || countFrom(index) > countFrom(best))) best = index;
  });
  if (best === undefined) return undefined;
  const start = Math.max(0, best - BEFORE);
  const end = start + LENGTH;
  return `${start > 0 ? '… ' : ''}${words.slice(start, end).join(' ')}${end < words.length ? ' …' : ''}`;
}
