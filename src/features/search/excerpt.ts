import { fold } from './fold.ts';

/** In words. */
const LENGTH = 14;
const LENGTH_BEFORE = 4;

/** The words where most of `terms`, folded words of the text, are together. */
export function excerpt(text: string, terms: string[]): string | undefined {
  const words = text.split(' ');
  const hits = words.map((word) =>
    fold(word)
      .split(/[^\p{L}\p{N}]+/u)
      .find((part) => terms.includes(part)),
  );
  const countFrom = (start: number) => new Set(hits.slice(start, start + LENGTH - LENGTH_BEFORE).filter(Boolean)).size;
  let best: number | undefined;
  hits.forEach((hit, index) => {
    if (hit && (best === undefined || countFrom(index) > countFrom(best))) best = index;
  });
  if (best === undefined) return undefined;
  const start = Math.max(0, best - LENGTH_BEFORE);
  const end = start + LENGTH;
  return `${start > 0 ? '… ' : ''}${words.slice(start, end).join(' ')}${end < words.length ? ' …' : ''}`;
}
