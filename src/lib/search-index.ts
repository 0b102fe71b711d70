/**
 * The only file that knows Pagefind, which made the index when the site was built
 * (tools/hosting/search-index.ts) and looks words up in it: docs/decisions/0011-search.md.
 */
import { BASE } from './base.ts';
import { type Segment, segmentsOf } from './excerpt.ts';

/** Words around a match. */
const EXCERPT_WORDS = 24;
/** Parts that are named of one page: the others are a click away. */
const MAX_PARTS = 4;

/** A place that holds what was searched for. */
export interface Found {
  title: string;
  /** Path within the site, with an anchor if it is a part of a page, such as `/guidelines#guideline-6`. */
  href: string;
  excerpt: Segment[];
}

/** A page that holds what was searched for, and under which of its headings. */
export interface FoundPage extends Found {
  parts: Found[];
}

/** What is used of a page in Pagefind's answer. */
export interface PagefindPage {
  url: string;
  meta: { title?: string };
  excerpt: string;
  /** The page before its first heading with an anchor, and what follows each of those. */
  sub_results: {
    title: string;
    url: string;
    excerpt: string;
    anchor?: unknown;
    /** Each match, and how much it counts. */
    weighted_locations: { balanced_score: number }[];
  }[];
}

interface Pagefind {
  search(query: string): Promise<{ results: { data(): Promise<PagefindPage> }[] }>;
}

let opening: Promise<Pagefind> | undefined;
let attempts = 0;

/** Loads what a search needs, about 110 KB, so that it is there when the first word has been typed. Failures are told by `findPages`. */
export function prepareSearch(): void {
  open().catch(() => undefined);
}

/**
 * All pages that hold the words of a query, best first; words in quotation marks are a phrase.
 * @param query of one word at least
 * @throws if the index or a part of it does not come; the next call tries again
 */
export async function findPages(query: string): Promise<FoundPage[]> {
  try {
    const index = await open();
    const { results } = await index.search(query);
    return (await Promise.all(results.map((result) => result.data()))).map(foundPage);
  } catch (error) {
    opening = undefined;
    throw error;
  }
}

/** A page of Pagefind's answer as this site shows it. Where headings say where the words are, they stand for the page's own excerpt. */
export function foundPage({ url, meta, excerpt, sub_results }: PagefindPage): FoundPage {
  const score = ({ weighted_locations }: (typeof sub_results)[number]) =>
    weighted_locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0);
  const parts = sub_results
    .filter(({ anchor }) => anchor)
    .sort((a, b) => score(b) - score(a))
    .slice(0, MAX_PARTS);
  return {
    title: meta.title ?? url,
    href: url,
    excerpt: parts.length > 0 ? [] : segmentsOf(excerpt),
    parts: parts.map(({ title, url, excerpt }) => ({
      title,
      href: url,
      excerpt: withoutHeading(segmentsOf(excerpt), title),
    })),
  };
}

/** The excerpt of a part begins with its heading, which stands above it already. */
function withoutHeading(segments: Segment[], heading: string): Segment[] {
  const whole = segments.map(({ text }) => text).join('');
  if (!whole.startsWith(heading)) return segments;
  let left = /^[.\s]*/.exec(whole.slice(heading.length))?.[0].length ?? 0;
  left += heading.length;
  return segments.flatMap(({ text, isMatch }) => {
    const rest = text.slice(left);
    left = Math.max(0, left - text.length);
    return rest === '' ? [] : [{ text: rest, isMatch }];
  });
}

function open(): Promise<Pagefind> {
  opening ??= load();
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

async function load(): Promise<Pagefind> {
  attempts += 1;
  // Some browsers remember that a script did not come: another try takes another address.
  const address = `${BASE}/pagefind/pagefind.js${attempts > 1 ? `?try=${attempts}` : ''}`;
  const { createInstance } = await import(/* @vite-ignore */ address);
  return createInstance({
    // A worker is started from an address in a string, which Trusted Types refuse.
    noWorker: true,
    // Links add the site's base by themselves.
    baseUrl: '/',
    excerptLength: EXCERPT_WORDS,
    excerptEllipsis: '…',
    // The headers say that it is asked for anew: no time in its address.
    metaCacheTag: '',
  });
}
