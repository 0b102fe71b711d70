import MiniSearch from 'minisearch';
import type { Glossary } from '../../content/schemas/glossary.ts';
import type { SitePage } from '../../metadata/site-pages.ts';
import type { ShownWhen } from '../../phase/phase.ts';
import { routes, SEARCH_INDEX_PATH, TERMS_PATH, termPath } from '../../routes.ts';
import { withBase } from '../../shared/base-path.ts';
import { capitalise } from '../../shared/words.ts';
import { excerpt } from './excerpt.ts';
import { fold } from './fold.ts';

/** Words of a page, and when they are shown. */
export type TimedWords = [shownWhen: ShownWhen, words: string];

/** The data of the index: words by path, from integrations/search-index.ts, and the terms of the glossary. */
interface Sources {
  words: Record<string, TimedWords[]>;
  terms: Glossary['terms'];
}

export interface PageIndex {
  search: MiniSearch;
  results: Map<string, SitePage>;
  /** The words that each page shows now, in this phase, by path. */
  words: Record<string, string>;
}

export interface Found {
  pages: SitePage[];
  /** Whether the pages are near matches, because no page has all the words. */
  isNear: boolean;
}

/** The limit of the search field: a search for a longer text would take seconds. */
export const MAX_LETTERS = 100;

/** Shorter words have near matches that mean something else: `map` is near `may`. */
const LETTERS_OF_NEAR_MATCH = 5;

const OPTIONS = {
  prefix: true,
  boost: { title: 8, keywords: 8, names: 2, description: 2 },
  weights: { prefix: 0.375, fuzzy: 0.1 },
};
const INDEXED_FIELDS = ['title', 'keywords', 'names', 'description', 'words'];

function createIndex(pages: readonly SitePage[], words: PageIndex['words'], terms: Glossary['terms']): PageIndex {
  const search = new MiniSearch({ idField: 'path', fields: [...INDEXED_FIELDS, 'joined'], processTerm: fold });
  search.addAll(
    pages.map((page) => ({
      ...page,
      // The last part of a path is often a short name: /committees/ipc.
      names: page.path.split('/').at(-1),
      words: words[page.path],
      joined: joinPairs(`${page.title} ${page.description}`),
    })),
  );
  search.addAll(terms.map(({ term, forms }) => ({ path: termPath(term), names: [term, ...forms].join(', ') })));
  const glossary = pages.find(({ path }) => path === routes.glossary);
  const entries = terms.map(({ term, meaning }) => ({
    path: termPath(term),
    title: capitalise(term),
    description: `${glossary?.title}: ${meaning}`,
  }));
  return { search, words, results: new Map([...pages, ...entries].map((result) => [result.path, result])) };
}

/** Joins each word with the next one, so that `loksabha` finds “Lok Sabha”. */
function joinPairs(text: string): string {
  const words = text.split(' ');
  return words.map((word, index) => word + (words[index + 1] ?? '')).join(' ');
}

/** Variants with two neighbouring letters swapped: `yeild` finds `yield`. */
function withSwaps(word: string): string[] {
  return Array.from(
    word,
    (letter, index) => word.slice(0, index) + word.charAt(index + 1) + letter + word.slice(index + 2),
  );
}

/** Pages with all words of the query, or words that begin with them, best first. If none, near matches of long words. */
export function findPages(query: string, { search, results, words }: PageIndex): Found {
  const searched = query.slice(0, MAX_LETTERS);
  let found = search.search(searched, { ...OPTIONS, combineWith: 'AND' });
  const isNear = found.length === 0;
  if (isNear) {
    const processTerm = (word: string) => fold(word).length >= LETTERS_OF_NEAR_MATCH && withSwaps(fold(word));
    found = search.search(searched, { ...OPTIONS, fields: INDEXED_FIELDS, fuzzy: 0.2, maxFuzzy: 2, processTerm });
  }
  // Entries of the glossary have ids such as `/glossary#motion`. Of those that match, only the best is listed.
  const best = new Map<string, SitePage>();
  for (const { id, match } of found) {
    const result = results.get(id);
    const [page = ''] = id.split('#');
    if (!result || best.has(page)) continue;
    // No excerpt if title or description already show the match.
    const isShown = Object.values(match).some((fields) => fields.some((field) => field !== 'words'));
    const quoted = !isShown && excerpt(words[id] ?? '', Object.keys(match));
    best.set(page, quoted ? { ...result, description: quoted } : result);
  }
  return { pages: [...best.values()], isNear };
}

let loading: Promise<Sources> | undefined;
let built: { key: string; index: PageIndex } | undefined;

/**
 * Fetches the sources once, and again after a failure. The index is built again only when the pages show other words.
 * @param isTrue whether words with these conditions are shown now
 */
export async function loadIndex(
  pages: readonly SitePage[],
  isTrue: (shownWhen: ShownWhen) => boolean,
): Promise<PageIndex> {
  loading ??= fetchSources().catch((error) => {
    console.error('The search failed:', error);
    loading = undefined;
    throw error;
  });
  const { words, terms } = await loading;
  const shown = Object.entries(words).map(([path, words]) => {
    const text = words.flatMap(([shownWhen, text]) => (isTrue(shownWhen) ? text : [])).join('');
    return [path, text.replace(/\s+/g, ' ').trim()];
  });
  const key = shown.join();
  if (built?.key !== key) built = { key, index: createIndex(pages, Object.fromEntries(shown), terms) };
  return built.index;
}

async function fetchSources(): Promise<Sources> {
  const [words, terms] = await Promise.all([
    fetchJson<Sources['words']>(SEARCH_INDEX_PATH),
    fetchJson<Sources['terms']>(TERMS_PATH),
  ]);
  return { words, terms };
}

async function fetchJson<Content>(path: string): Promise<Content> {
  const response = await fetch(withBase(path));
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response.json();
}
