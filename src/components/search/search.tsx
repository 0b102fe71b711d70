import { useRef } from 'react';
import { Clause } from '../ui/clause.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultList } from './result-list.tsx';
import styles from './search.module.css';
import { SearchFailed } from './search-failed.tsx';
import { FIELD_ID, SearchField } from './search-field.tsx';
import { type SearchState, useSearch } from './use-search.ts';

/** The search over all pages: docs/decisions/0011-search.md. */
export function Search() {
  const broken = <p className="lede">The search has stopped working. All pages are listed below.</p>;
  return (
    <ErrorBoundary fallback={broken}>
      <Panel />
    </ErrorBoundary>
  );
}

function Panel() {
  const field = useRef<HTMLInputElement>(null);
  const { state, prepare, type, search, clear } = useSearch(field);
  const pages = state.step === 'found' ? state.pages : [];
  return (
    // The list of all pages gives way to what was found: page-list.module.css.
    <div className={styles.search} data-has-found={pages.length > 0 || undefined}>
      <Clause title={<label htmlFor={FIELD_ID}>Search all pages</label>} isFirst>
        <div className={styles.matter}>
          <SearchField ref={field} onStart={prepare} onType={type} onSubmit={search} onClear={clear} />
          <p role="status" className={styles.status}>
            {statusLine(state)}
          </p>
          {pages.length > 0 && <ResultList pages={pages} />}
          {state.step === 'found' && pages.length === 0 && <NothingFound />}
          {state.step === 'failed' && <SearchFailed failure={state.failure} onRetry={search} />}
        </div>
      </Clause>
    </div>
  );
}

/** What has come of it, in one line, which screen readers say when there is time. */
function statusLine(state: SearchState): string {
  switch (state.step) {
    case 'idle':
      return '';
    case 'searching':
      return 'Searching …';
    case 'failed':
      return `We could not search for “${state.query}”.`;
    case 'found': {
      const { length } = state.pages;
      const count = length === 0 ? 'Nothing' : length === 1 ? '1 page' : `${length} pages`;
      return `${count} found for “${state.query}”.`;
    }
  }
}
