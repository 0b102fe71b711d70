import { type SubmitEvent, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { SitePage } from '../../metadata/site-pages.ts';
import { CLOCK_CHECK, isTrueNow } from '../../phase/phase.client.ts';
import { findPages, loadIndex, type PageIndex } from './find-pages.ts';
import { PageList, suggestedIn } from './page-list.tsx';
import { SearchForm } from './search-form.tsx';

const TYPING_PAUSE_MS = 200;
/** After this time, a search that is still loading lists all pages. */
const SLOW_MS = 6000;

/** Undefined before the first search, and while the index is loading. */
type IndexState = PageIndex | 'slow' | 'failed' | undefined;

export function Search({ pages }: { pages: SitePage[] }) {
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(() => new URLSearchParams(location.search).get('q') ?? '');
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState<IndexState>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { text, listed, others = [] } = answer(query, index, pages);

  const begin = useEffectEvent(() => {
    if (!typed && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
    search(typed);
  });

  const showWordsOfNow = useEffectEvent(() => {
    if (typeof index === 'object') loadIndex(pages, isTrueNow).then(setIndex);
  });

  useEffect(() => {
    begin();
    document.addEventListener(CLOCK_CHECK, showWordsOfNow);
    // After Back, browsers restore the page but empty a field without autocompletion. Drawing again fills the field.
    const returnTo = ({ persisted }: PageTransitionEvent) => persisted && setTimeout(redraw);
    addEventListener('pageshow', returnTo);
    return () => {
      document.removeEventListener(CLOCK_CHECK, showWordsOfNow);
      removeEventListener('pageshow', returnTo);
    };
  }, []);

  const isLoading = query !== '' && !index;
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(setIndex, SLOW_MS, 'slow');
    return () => clearTimeout(timer);
  }, [isLoading]);

  function search(typed: string) {
    clearTimeout(pause.current);
    const query = typed.trim();
    setQuery(query);
    keepInAddress(query);
    if (!query) return;
    setIndex((current) => (current === 'failed' ? undefined : current));
    loadIndex(pages, isTrueNow).then(setIndex, () => setIndex('failed'));
  }

  function type(value: string) {
    setTyped(value);
    clearTimeout(pause.current);
    pause.current = setTimeout(search, TYPING_PAUSE_MS, value);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // A script may have filled the field without an event.
    const value = field.current?.value ?? typed;
    setTyped(value);
    search(value);
  }

  return (
    <>
      <search>
        <SearchForm
          ref={field}
          value={typed}
          // Not onChange, which React skips if a script has set the value before the event.
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onSubmit={submit}
        />
      </search>
      <p className="measure quiet" role="status">
        {text}
      </p>
      {listed.length > 0 && <PageList pages={listed} />}
      {others.length > 0 && (
        <>
          <p className="measure quiet">Try other words, or one of these pages.</p>
          <PageList pages={others} />
        </>
      )}
    </>
  );
}

interface Answer {
  text: string;
  listed: SitePage[];
  /** Suggested pages, listed below near matches. */
  others?: SitePage[];
}

function answer(query: string, index: IndexState, pages: SitePage[]): Answer {
  const suggested = suggestedIn(pages);
  if (query === '') return { text: '', listed: suggested };
  if (!index) return { text: 'Searching …', listed: [] };
  if (index === 'slow') return { text: 'Still searching … You can also choose from all pages.', listed: pages };
  if (index === 'failed') {
    const text = 'The search could not be loaded. Check your connection and try again, or choose from all pages.';
    return { text, listed: pages };
  }
  const { pages: found, isNear } = findPages(query, index);
  if (found.length === 0)
    return { text: `Nothing found for “${query}”. Try other words, or one of these pages.`, listed: suggested };
  if (isNear) {
    const others = suggested.filter(({ path }) => found.every((page) => page.path !== path));
    return { text: `Nothing found for “${query}”. These pages come near.`, listed: found, others };
  }
  return { text: `${found.length === 1 ? '1 result' : `${found.length} results`} for “${query}”.`, listed: found };
}

function keepInAddress(query: string): void {
  const address = new URL(location.href);
  if (query) address.searchParams.set('q', query);
  else address.searchParams.delete('q');
  if (address.href === location.href) return;
  try {
    history.replaceState(null, '', address);
  } catch {
    // Safari refuses more than a hundred changes of the address in ten seconds.
  }
}
