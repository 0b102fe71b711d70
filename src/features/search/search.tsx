import { clsx } from 'clsx';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SitePage } from '../../metadata/site-pages.ts';
import { isTrueNow } from '../../phase/phase.client.ts';
import { routes } from '../../routes.ts';
import { LinkRow, RuledList } from '../../ui/ruled-list.tsx';
import { Section } from '../../ui/section.tsx';
import { findPages, loadIndex, type PageIndex } from './find-pages.ts';
import styles from './search.module.css';
import { SearchForm, SearchLabel } from './search-form.tsx';

const SUGGESTED_WHEN_EMPTY: string[] = [routes.committees, routes.guidelines, routes.contact];
const TYPING_PAUSE_MS = 200;

/** Without script it is a list of all pages. */
export function Search({ pages }: { pages: SitePage[] }) {
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Undefined until the script runs. */
  const [query, setQuery] = useState<string>();
  const [index, setIndex] = useState<PageIndex | 'failed'>();
  const { text, listed } = answer(query, index, pages);

  const begin = useEffectEvent(() => {
    if (!field.current) return;
    // Something may have been typed before the script ran.
    field.current.value ||= new URLSearchParams(location.search).get('q') ?? '';
    if (!field.current.value && document.activeElement === document.body) field.current.focus({ preventScroll: true });
    search();
  });

  useEffect(() => {
    begin();
    // After Back, browsers empty a field that they do not complete, on a page that is otherwise as it was left.
    const returnTo = ({ persisted }: PageTransitionEvent) => persisted && setTimeout(begin);
    addEventListener('pageshow', returnTo);
    return () => removeEventListener('pageshow', returnTo);
  }, []);

  function search() {
    clearTimeout(pause.current);
    const typed = field.current?.value.trim() ?? '';
    setQuery(typed);
    keepInAddress(typed);
    if (!typed) return;
    setIndex((current) => (current === 'failed' ? undefined : current));
    loadIndex(pages, isTrueNow).then(setIndex, () => setIndex('failed'));
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    search();
  }

  function type() {
    clearTimeout(pause.current);
    pause.current = setTimeout(search, TYPING_PAUSE_MS);
  }

  return (
    <div className="wrap">
      <Section>
        <SearchLabel className={clsx('title screen-only needs-script', styles.label)} />
        <div className="stack">
          <search className="needs-script">
            <SearchForm field={field} onInput={type} onSubmit={submit} />
          </search>
          <p className="measure quiet" role="status">
            {text}
          </p>
          <p className="without-script">The search needs JavaScript, which is turned off. These are all pages.</p>
          <div className={query === undefined ? 'without-script' : undefined}>
            {listed.length > 0 && (
              <RuledList>
                {listed.map(({ path, title, description, lang }) => (
                  <LinkRow key={path} href={path} title={title} note={description} lang={lang} />
                ))}
              </RuledList>
            )}
          </div>
        </div>
      </Section>
    </div>
  );
}

function answer(query: string | undefined, index: PageIndex | 'failed' | undefined, pages: SitePage[]) {
  if (query === undefined) return { text: '', listed: pages };
  if (query === '') return { text: '', listed: [] };
  if (!index) return { text: 'Searching …', listed: [] };
  if (index === 'failed') {
    const text = 'The search could not be loaded. Check your connection and try again, or choose from all pages.';
    return { text, listed: pages };
  }
  const found = findPages(query, index);
  if (found.length === 0) {
    const text = `Nothing found for “${query}”. Try other words, or one of these pages.`;
    return { text, listed: pages.filter(({ path }) => SUGGESTED_WHEN_EMPTY.includes(path)) };
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
    // Safari allows a hundred changes in ten seconds.
  }
}
