import { type Ref, useRef } from 'react';
import { withBase } from '../../shared/base.ts';
import { routes } from '../../site/routes.ts';
import { Button } from '../../ui/button.tsx';
import { Clause } from '../../ui/clause.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkRow, RuledList } from '../../ui/ruled-list.tsx';
import { ResultList } from './result-list.tsx';
import styles from './search.module.css';
import { MAX_QUERY_LENGTH, type SearchFailure, type SearchState, useSearch } from './use-search.ts';

const FIELD_ID = 'search-field';

const REASONS: Record<SearchFailure, string> = {
  offline: 'This device is offline, and the search needs a connection.',
  missing: 'Part of the search did not load: the connection failed, or something in the browser blocks it.',
};

/** The search over all pages: docs/decisions/0011-search.md. */
export function Search() {
  return (
    <ErrorBoundary fallback={<p className="lede">The search has stopped working. All pages are listed below.</p>}>
      <Panel />
    </ErrorBoundary>
  );
}

function Panel() {
  const field = useRef<HTMLInputElement>(null);
  const { state, search, ...typing } = useSearch(field);
  const found = state.step === 'found' ? state.found : [];
  return (
    // Results take the place of the list of all pages: page-list.module.css.
    <div className="needs-script" data-has-found={found.length > 0 || undefined}>
      <Clause title={<label htmlFor={FIELD_ID}>Search all pages</label>} isFirst>
        <div className="stack">
          <SearchField ref={field} search={search} {...typing} />
          <p aria-live="polite" className={`quiet ${styles.status}`}>
            {statusLine(state)}
          </p>
          {found.length > 0 && <ResultList found={found} />}
          {state.step === 'found' && found.length === 0 && <NothingFound />}
          {state.step === 'failed' && (
            <div className="stack measure failure">
              <p>{REASONS[state.failure]} All pages are listed below.</p>
              <p>
                <Button kind="line" onClick={search}>
                  Search again
                </Button>
              </p>
            </div>
          )}
        </div>
      </Clause>
    </div>
  );
}

type FieldProps = Omit<ReturnType<typeof useSearch>, 'state'> & { ref: Ref<HTMLInputElement> };

/** Sent before its script has arrived, the form opens this page again with the query in the address. */
function SearchField({ ref, search, searchSoon, clear }: FieldProps) {
  return (
    <search>
      <form
        className={`screen-only measure ${styles.form}`}
        action={withBase(routes.search)}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <div className={styles.box}>
          <input
            ref={ref}
            className="input"
            id={FIELD_ID}
            type="search"
            name="q"
            // Lets the style sheet see whether there is something to clear.
            placeholder=" "
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby="search-keys"
            onInput={searchSoon}
          />
          <button type="button" className={`quiet ${styles.clear}`} onClick={clear}>
            <span className="visually-hidden">Clear the field</span>
            <Icon name="close" />
          </button>
          <button type="submit" className={styles.submit}>
            <span className="visually-hidden">Search</span>
            <Icon name="search" />
          </button>
        </div>
        <p className={`quiet ${styles.keys}`} id="search-keys">
          Press <kbd>Ctrl</kbd> + <kbd>K</kbd>, or <kbd>Cmd</kbd> + <kbd>K</kbd> on a Mac, to search from any page.
        </p>
      </form>
    </search>
  );
}

/** The outcome in one line, which screen readers announce. */
function statusLine(state: SearchState): string {
  switch (state.step) {
    case 'idle':
      return '';
    case 'searching':
      return 'Searching …';
    case 'failed':
      return `We could not search for “${state.query}”.`;
    case 'found': {
      const { length } = state.found;
      const count = length === 0 ? 'Nothing' : length === 1 ? '1 page' : `${length} pages`;
      return `${count} found for “${state.query}”.`;
    }
  }
}

function NothingFound() {
  return (
    <div className="stack measure">
      <p>
        Try fewer words or other words, or one of these pages. If they do not answer your question, ask the secretariat.
      </p>
      <RuledList>
        <LinkRow title="Committees" note="Each with its agenda" href={routes.committees} />
        <LinkRow title="Guidelines" note="Registration, dress code, conduct" href={routes.guidelines} />
        <LinkRow title="Contact" note="Ask the secretariat" href={routes.contact} />
      </RuledList>
    </div>
  );
}
