import MiniSearch from 'minisearch';
import { withBase } from '../../shared/base-path.ts';
import { withinLimit } from '../../shared/time-limit.ts';
import type { SearchablePage } from './searchable-pages.ts';

/** Where the search looks words up. */
export type PageIndex = MiniSearch;

/** For some kilobytes on a slow network. */
const LIMIT_MS = 20_000;

const OPTIONS = { prefix: true, boost: { title: 8, keywords: 2, description: 2 } };

/** @param words on each page, by its path: integrations/search-index.ts */
function createIndex(pages: readonly SearchablePage[], words: Record<string, string>): PageIndex {
  const fields = ['title', 'keywords', 'description', 'words'];
  const index = new MiniSearch({ idField: 'path', fields, processTerm: fold });
  // The end of an address is often a short name: /committees/ipc.
  index.addAll(pages.map((page) => ({ keywords: page.path.split('/').at(-1), ...page, words: words[page.path] })));
  return index;
}

/** Full-width, accented and capital letters count as plain ones, in pages and queries. */
function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** A word, and each that results where two neighbouring letters change places: `yeild` is meant to be `yield`. */
function withSwaps(word: string): string[] {
  return Array.from(
    word,
    (letter, index) => word.slice(0, index) + word.charAt(index + 1) + letter + word.slice(index + 2),
  );
}

/**
 * Pages with all words of a query or beginnings of them, best first. If there are none, those with some of the words, or
 * with words that are spelt almost like them.
 */
export function findPages(query: string, index: PageIndex, pages: readonly SearchablePage[]): SearchablePage[] {
  const exact = index.search(query, { ...OPTIONS, combineWith: 'AND' });
  const almost = { ...OPTIONS, fuzzy: 0.25, processTerm: (word: string) => withSwaps(fold(word)) };
  const found = exact.length > 0 ? exact : index.search(query, almost);
  return found.flatMap(({ id }) => pages.find(({ path }) => path === id) ?? []);
}

let loading: Promise<PageIndex> | undefined;

/** Fetches the index when somebody searches, once, and again after a failure. */
export function loadIndex(pages: readonly SearchablePage[]): Promise<PageIndex> {
  loading ??= withinLimit(LIMIT_MS, (signal) => fetchIndex(pages, signal)).catch((error) => {
    console.error('The search failed:', error);
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchIndex(pages: readonly SearchablePage[], signal: AbortSignal): Promise<PageIndex> {
  const response = await fetch(withBase('/search.json'), { signal });
  if (!response.ok) throw new Error(`search.json was answered with ${response.status}.`);
  return createIndex(pages, await response.json());
}
