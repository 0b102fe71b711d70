import MiniSearch from 'minisearch';
import type { Glossary } from '../../content/schemas/glossary.ts';
import { routes, termAnchor } from '../../routes.ts';
import { withBase } from '../../shared/base-path.ts';
import { withinLimit } from '../../shared/time-limit.ts';
import { capitalise } from '../../shared/words.ts';
import type { SitePage } from '../../site/site-pages.ts';

/** Where the search looks words up, and what it finds, by its address. */
export interface PageIndex {
  words: MiniSearch;
  results: Map<string, SitePage>;
}

/** For some kilobytes on a slow network. */
const LIMIT_MS = 20_000;

const OPTIONS = { prefix: true, boost: { title: 8, keywords: 2, description: 2 } };

/** What the search fetches: the words on each page, by its path (integrations/search-index.ts), and those of the glossary. */
type Sources = [words: Record<string, string>, terms: Glossary['terms']];

function createIndex(pages: readonly SitePage[], [words, terms]: Sources): PageIndex {
  const index = new MiniSearch({
    idField: 'path',
    fields: ['title', 'keywords', 'description', 'words'],
    processTerm: fold,
  });
  // The end of an address is often a short name: /committees/ipc.
  index.addAll(pages.map((page) => ({ ...page, keywords: page.path.split('/').at(-1), words: words[page.path] })));
  // An entry is found by its term alone.
  const pathOf = (term: string) => `${routes.glossary}#${termAnchor(term)}`;
  index.addAll(terms.map(({ term, forms }) => ({ path: pathOf(term), keywords: [term, ...forms].join(', ') })));
  const glossary = pages.find(({ path }) => path === routes.glossary);
  const entries = terms.map(({ term, meaning }) => ({
    path: pathOf(term),
    title: capitalise(term),
    description: `${glossary?.title}: ${meaning}`,
  }));
  return { words: index, results: new Map([...pages, ...entries].map((result) => [result.path, result])) };
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
export function findPages(query: string, { words, results }: PageIndex): SitePage[] {
  const exact = words.search(query, { ...OPTIONS, combineWith: 'AND' });
  const almost = { ...OPTIONS, fuzzy: 0.25, processTerm: (word: string) => withSwaps(fold(word)) };
  const found = exact.length > 0 ? exact : words.search(query, almost);
  const best = new Map<string, SitePage>();
  for (const { id } of found) {
    const result = results.get(id);
    const [page = ''] = id.split('#');
    if (result && !best.has(page)) best.set(page, result);
  }
  return [...best.values()];
}

let loading: Promise<PageIndex> | undefined;

/** Fetches the index when somebody searches, once, and again after a failure. */
export function loadIndex(pages: readonly SitePage[]): Promise<PageIndex> {
  loading ??= withinLimit(LIMIT_MS, async (signal) => {
    const files = ['/search.json', '/glossary.json'].map((path) => fetchJson(path, signal));
    return createIndex(pages, (await Promise.all(files)) as Sources);
  }).catch((error) => {
    console.error('The search failed:', error);
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(withBase(path), { signal });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response.json();
}
