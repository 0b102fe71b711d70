import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { withBase } from '../../shared/base-path.ts';
import { createSearch, type FoundPage } from './find-pages.ts';

/** Longest query that is searched for. */
export const MAX_QUERY_LENGTH = 100;
/** Pause in typing after which the search runs. */
const PAUSE_MS = 200;

export type SearchState =
  | { step: 'idle' | 'searching' }
  | { step: 'found'; query: string; found: FoundPage[] }
  | { step: 'failed'; query: string; reason: string };

const OFFLINE = 'This device is offline, and the search needs a connection.';
const MISSING = 'Part of the search did not load: the connection failed, or something in the browser blocks it.';
const BROKEN = 'The search has stopped working.';

let loading: Promise<(query: string) => FoundPage[]> | undefined;

/** Fetches the index, once. After a failure the next call tries again. */
function loadSearch() {
  loading ??= fetch(withBase('/search.json')).then(async (response) => {
    if (!response.ok) throw new Error(`search.json was answered with ${response.status}.`);
    return createSearch(await response.json());
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function resultOf(query: string): Promise<SearchState> {
  const findPages = await loadSearch().catch(() => undefined);
  if (!findPages) return { step: 'failed', query, reason: navigator.onLine ? MISSING : OFFLINE };
  try {
    return { step: 'found', query, found: findPages(query) };
  } catch (error) {
    console.error('The search failed:', error);
    return { step: 'failed', query, reason: BROKEN };
  }
}

/** Searches for what the field holds, and keeps the address in step with it (`/search?q=…`). */
export function useSearch(field: RefObject<HTMLInputElement | null>) {
  const [state, setState] = useState<SearchState>({ step: 'idle' });
  const latest = useRef('');
  const pause = useRef<number>(undefined);

  const search = useCallback(async () => {
    window.clearTimeout(pause.current);
    const query = (field.current?.value ?? '').replace(/\s+/g, ' ').slice(0, MAX_QUERY_LENGTH).trim();
    latest.current = query;
    const address = new URL(location.href);
    if (query === '') address.searchParams.delete('q');
    else address.searchParams.set('q', query);
    history.replaceState(history.state, '', address);
    if (query === '') return setState({ step: 'idle' });
    // Earlier results stay until there are new ones.
    setState((shown) => (shown.step === 'found' ? shown : { step: 'searching' }));
    const next = await resultOf(query);
    if (latest.current === query) setState(next);
  }, [field]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // Something may have been typed before this script arrived.
    input.value ||= new URLSearchParams(location.search).get('q') ?? '';
    search();
    if (latest.current === '' && document.activeElement === document.body) input.focus({ preventScroll: true });
  }, [field, search]);

  return {
    state,
    search,
    searchSoon: () => {
      loadSearch();
      window.clearTimeout(pause.current);
      pause.current = window.setTimeout(search, PAUSE_MS);
    },
    clear: () => {
      if (!field.current) return;
      field.current.value = '';
      field.current.focus();
      search();
    },
  };
}
