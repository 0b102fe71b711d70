import { withBase } from '../../shared/base-path.ts';
import { withinLimit } from '../../shared/time-limit.ts';
import { createIndex, type PageIndex } from './find-pages.ts';
import type { SearchablePage } from './searchable-pages.ts';

/** For some kilobytes on a slow network. */
const LIMIT_MS = 20_000;

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
