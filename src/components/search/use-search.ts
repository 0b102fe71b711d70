import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { withBase } from '../../lib/base.ts';
import { queryIn, searchAddress, tidyQuery } from '../../lib/search-address.ts';
import { type FoundPage, findPages, prepareSearch } from '../../lib/search-index.ts';
import type { SearchFailure } from './search-failed.tsx';

/** Pause in the typing after which is searched: shorter than a thought, longer than from key to key. */
const PAUSE_MS = 200;

export type SearchState =
  | { step: 'idle' }
  | { step: 'searching' }
  | { step: 'found'; query: string; pages: FoundPage[] }
  | { step: 'failed'; query: string; failure: SearchFailure };

/** The search: what is typed, what is found, and the address that tells it (`/search?q=…`). */
export function useSearch(field: RefObject<HTMLInputElement | null>) {
  const [state, setState] = useState<SearchState>({ step: 'idle' });
  /** The query that was asked for last; undefined once it has failed, so that it can be asked for again. */
  const wanted = useRef<string>(undefined);
  const pause = useRef<number>(undefined);

  const find = useCallback(async (query: string) => {
    window.clearTimeout(pause.current);
    wanted.current = query;
    if (query === '') return setState({ step: 'idle' });
    // What was found before stays until there is something in its place.
    setState((shown) => (shown.step === 'found' ? shown : { step: 'searching' }));
    const end = await findPages(query).then(
      (pages): SearchState => ({ step: 'found', query, pages }),
      (): SearchState => ({ step: 'failed', query, failure: whyNothingCame() }),
    );
    if (wanted.current !== query) return;
    if (end.step === 'failed') wanted.current = undefined;
    setState(end);
  }, []);

  /** Searches for what stands in the field, and lets the address say so. */
  const search = useCallback(() => {
    const query = tidyQuery(field.current?.value ?? '');
    if (query === wanted.current) return;
    history.replaceState(history.state, '', withBase(searchAddress(query)));
    find(query);
  }, [field, find]);

  useEffect(() => {
    const readAddress = () => {
      const query = queryIn(location.search);
      if (field.current) field.current.value = query;
      find(query);
    };
    // Who was faster than the script has typed already.
    if (tidyQuery(field.current?.value ?? '') === '') readAddress();
    else search();
    if (wanted.current === '' && document.activeElement === document.body)
      field.current?.focus({ preventScroll: true });
    window.addEventListener('popstate', readAddress);
    return () => {
      window.removeEventListener('popstate', readAddress);
      window.clearTimeout(pause.current);
    };
  }, [field, find, search]);

  return {
    state,
    prepare: prepareSearch,
    type: () => {
      prepareSearch();
      window.clearTimeout(pause.current);
      pause.current = window.setTimeout(search, PAUSE_MS);
    },
    search,
    clear: () => {
      if (!field.current) return;
      field.current.value = '';
      field.current.focus();
      search();
    },
  };
}

function whyNothingCame(): SearchFailure {
  if (import.meta.env.DEV) return 'unbuilt';
  return navigator.onLine ? 'missing' : 'offline';
}
