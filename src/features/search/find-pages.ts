import MiniSearch from 'minisearch';
import { termAnchor } from '../../routes.ts';
import { withBase } from '../../shared/base-path.ts';
import { withinLimit } from '../../shared/time-limit.ts';
import { capitalise } from '../../shared/words.ts';
import type { SearchablePage } from './searchable-pages.ts';

type Result = Omit<SearchablePage, 'terms'>;

/** Where the search looks words up, and what it finds, by its address. */
export interface PageIndex {
  words: MiniSearch;
  results: Map<string, Result>;
}

/** For some kilobytes on a slow network. */
const LIMIT_MS = 20_000;

const OPTIONS = { prefix: true, boost: { title: 8, keywords: 2, description: 2 } };

/** @param words on each page, by its path: integrations/search-index.ts */
function createIndex(pages: readonly SearchablePage[], words: Record<string, string>): PageIndex {
  const index = new MiniSearch({
    idField: 'path',
    fields: ['title', 'keywords', 'description', 'words'],
    processTerm: fold,
  });
  // The end of an address is often a short name: /committees/ipc.
  index.addAll(pages.map((page) => ({ ...page, keywords: page.path.split('/').at(-1), words: words[page.path] })));
  const entries = pages.flatMap((page) => entriesOf(page, words[page.path]));
  index.addAll(entries.map(({ path, keywords }) => ({ path, keywords })));
  return { words: index, results: new Map([...pages, ...entries].map((result) => [result.path, result])) };
}

/** The entries of the glossary, with their meanings, each on the line after its word. */
function entriesOf({ path, title, terms = [] }: SearchablePage, words = ''): (Result & { keywords: string })[] {
  const lines = words.split('\n');
  return terms.map((keywords) => {
    const [term = ''] = keywords.split(', ');
    const meaning = lines[lines.indexOf(capitalise(term)) + 1];
    return {
      path: `${path}#${termAnchor(term)}`,
      title: capitalise(term),
      description: `${title}: ${meaning}`,
      keywords,
    };
  });
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
 * with words that are spelt almost like them. The glossary is there once, if possible with the entry that explains the word.
 */
export function findPages(query: string, { words, results }: PageIndex): Result[] {
  const exact = words.search(query, { ...OPTIONS, combineWith: 'AND' });
  const almost = { ...OPTIONS, fuzzy: 0.25, processTerm: (word: string) => withSwaps(fold(word)) };
  const found = exact.length > 0 ? exact : words.search(query, almost);
  const best = new Map<string, Result>();
  for (const { id } of found) {
    const result = results.get(id);
    const [page = ''] = id.split('#');
    if (result && !best.has(page)) best.set(page, result);
  }
  return [...best.values()];
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
