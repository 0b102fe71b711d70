import MiniSearch from 'minisearch';
import { fold } from './fold.ts';

const WORDS = 14;
const WORDS_BEFORE = 4;

/** Splits a text into words as the search index does. */
const tokenize: (text: string) => string[] = MiniSearch.getDefault('tokenize');

/** The part of a text with the most matches. @param terms the words that matched, as `fold` returns them */
export function excerpt(text: string, terms: string[]): string | undefined {
  const words = text.split(' ');
  const hits = words.map((word) =>
    tokenize(word)
      .map(fold)
      .find((part) => terms.includes(part)),
  );
  const countFrom = (start: number) => new Set(hits.slice(start, start + WORDS - WORDS_BEFORE).filter(Boolean)).size;
  let best: number | undefined;
  hits.forEach((hit, index) => {
    if (hit && (best === undefined || countFrom(index) > countFrom(best))) best = index;
  });
  if (best === undefined) return undefined;
  const start = Math.max(0, best - WORDS_BEFORE);
  const end = start + WORDS;
  return `${start > 0 ? '… ' : ''}${words.slice(start, end).join(' ')}${end < words.length ? ' …' : ''}`;
}
