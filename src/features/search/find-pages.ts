import MiniSearch, { type Query, type SearchOptions } from 'minisearch';

/** Length of an excerpt, and of what it shows before a match, in words and the spaces between them. */
const EXCERPT_PIECES = 48;
const LEADING_PIECES = 12;
const BETWEEN_WORDS = /([\p{Z}\p{P}\s]+)/u;

const AS_TYPED: SearchOptions = {
  // A single letter is the beginning of a word while nothing else is typed, else a word: the “e” of “e-mail”.
  prefix: (word, _, words) => word.length > 1 || words.length === 1,
  boost: { page: 8, heading: 4 },
};
/** A letter may differ, two in a word of seven: “comitee”. */
const MISSPELT: SearchOptions = { ...AS_TYPED, fuzzy: (word) => word.length > 4 && 0.23 };

/** A stretch of text that a result can lead to. */
export interface Place {
  title: string;
  /** Path within the site, with an anchor if it is part of a page, such as `/guidelines#guideline-6`. */
  href: string;
  text: string;
}

/** A page up to its first heading with an anchor, and a part for each of those headings. */
export interface SearchedPage extends Place {
  /** Language of the page, if it is not English. */
  lang?: string;
  parts: Place[];
}

/** What `search.json` holds; integrations/search-index.ts writes it. */
interface SearchIndex {
  pages: SearchedPage[];
  /** Groups of words that mean the same. */
  synonyms: string[][];
}

/** A page with the parts and the words of it that match, best first. */
export interface FoundPage {
  page: SearchedPage;
  parts: Place[];
  words: Set<string>;
}

/** Returns a function that finds pages by words in their title, their headings and their text, best first. */
export function createSearch({ pages, synonyms }: SearchIndex): (query: string) => FoundPage[] {
  const index = new MiniSearch({ idField: 'href', fields: ['page', 'heading', 'text'], tokenize: wordsOf });
  for (const { title, href, text, parts } of pages) {
    index.add({ href, page: title, text });
    index.addAll(parts.map(({ title, href, text }) => ({ href, heading: title, text })));
  }
  const groups = synonyms.map((group) => group.map((spelling) => wordsOf(spelling).join(' ')));

  const search = (query: string, combineWith: 'AND' | 'OR', options: SearchOptions) => {
    const queries = withSynonyms(query, groups).map(
      // A synonym of five words must not outrank the word that was typed.
      (query): Query => ({ queries: [query], combineWith, boostTerm: (_word, _index, words) => 1 / words.length }),
    );
    return index.search({ queries, combineWith: 'OR' }, options);
  };

  return (typed) => {
    const query = wordsOf(typed).join(' ');
    let results = search(query, 'AND', AS_TYPED);
    if (results.length === 0) results = search(query, 'AND', MISSPELT);
    if (results.length === 0) results = search(query, 'OR', MISSPELT);
    const found = new Map<string, FoundPage>();
    for (const { id, terms } of results) {
      const page = pages.find(({ href }) => href === id.split('#')[0]);
      if (!page) continue;
      const entry = found.get(page.href) ?? { page, parts: [], words: new Set() };
      found.set(page.href, entry);
      entry.parts.push(...page.parts.filter(({ href }) => href === id));
      for (const term of terms) entry.words.add(term);
    }
    return [...found.values()];
  };
}

/** The query, and once more for each other spelling of a word in it. */
function withSynonyms(query: string, groups: string[][]): string[] {
  const padded = ` ${query} `;
  const others = groups.flatMap((group) =>
    group
      .filter((spelling) => padded.includes(` ${spelling} `))
      .flatMap((spelling) => group.map((other) => padded.replace(` ${spelling} `, ` ${other} `))),
  );
  return [query, ...others];
}

/** The part of a text with the most matches, in pieces: every second one is a match. */
export function excerptOf(text: string, words: Set<string>): string[] {
  const pieces = text.split(BETWEEN_WORDS);
  const matches = pieces.map((piece) => words.has(plain(piece)));
  const countFrom = (start: number) =>
    matches.slice(start, start + EXCERPT_PIECES - LEADING_PIECES).filter(Boolean).length;
  const best = matches.reduce(
    (soFar, isMatch, index) => (isMatch && countFrom(index) > countFrom(soFar) ? index : soFar),
    matches.indexOf(true),
  );
  const from = Math.max(0, best - LEADING_PIECES);
  const to = from + EXCERPT_PIECES;
  const marked = pieces.map((piece, index) => (matches[index] ? `\0${piece}\0` : piece)).slice(from, to);
  return `${from > 0 ? '… ' : ''}${marked.join('')}${to < pieces.length ? '…' : ''}`.split('\0');
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(BETWEEN_WORDS)
    .filter((word, index) => index % 2 === 0 && word !== '');
}

/** In small letters without accents, and without the dot of Hindi: “Café” is found by “cafe”. Hindi keeps its vowels. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase();
}
