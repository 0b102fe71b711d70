import { useRef } from 'react';
import { routes } from '../../routes.ts';
import { withBase } from '../../shared/base-path.ts';
import { Button } from '../../ui/button.tsx';
import { Clause } from '../../ui/clause.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Input } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Lede, Quiet } from '../../ui/letters.tsx';
import { Report } from '../../ui/report.tsx';
import { Results, type Suggestion } from './results.tsx';
import styles from './search.module.css';
import { MAX_QUERY_LENGTH, type SearchState, useSearch } from './use-search.ts';

const FIELD_ID = 'search-field';

type SearchProps = { suggestions: Suggestion[] };

/** The search over all pages: docs/decisions/0011-search.md. */
export function Search({ suggestions }: SearchProps) {
  return (
    <ErrorBoundary fallback={<Lede>The search has stopped working. All pages are listed below.</Lede>}>
      <Panel suggestions={suggestions} />
    </ErrorBoundary>
  );
}

function Panel({ suggestions }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const { state, search, searchSoon, clear } = useSearch(field);
  const found = state.step === 'found' ? state.found : [];
  return (
    // Results take the place of the list of all pages: page-list.module.css.
    <div className="needs-script" data-has-found={found.length > 0 || undefined}>
      <Clause title={<label htmlFor={FIELD_ID}>Search all pages</label>} isFirst>
        <div className="stack">
          <search>
            {/* Sent before its script has arrived, the form opens this page again with the query in the address. */}
            <form
              className={`screen-only list stack ${styles.form}`}
              action={withBase(routes.search)}
              onSubmit={(event) => {
                event.preventDefault();
                search();
              }}
            >
              <div className={styles.box}>
                <Input
                  ref={field}
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
                  aria-keyshortcuts="Control+K Meta+K"
                  onInput={searchSoon}
                />
                <button type="button" className={styles.clear} onClick={clear}>
                  <span className="visually-hidden">Clear the field</span>
                  <Icon name="close" />
                </button>
                <button type="submit" className={styles.submit}>
                  <span className="visually-hidden">Search</span>
                  <Icon name="search" />
                </button>
              </div>
              <Quiet isSmall className={styles.keys}>
                Press <kbd>Ctrl</kbd> + <kbd>K</kbd>, or <kbd>Cmd</kbd> + <kbd>K</kbd> on a Mac, to search from any
                page.
              </Quiet>
            </form>
          </search>
          {/* Screen readers announce only what changes in an element that is there already. */}
          <Quiet aria-live="polite">{statusLine(state)}</Quiet>
          {state.step === 'found' && <Results found={found} suggestions={suggestions} />}
          {state.step === 'failed' && (
            <Report isFailure className="stack">
              <p>{state.reason} All pages are listed below.</p>
              <p>
                <Button kind="line" onClick={search}>
                  Search again
                </Button>
              </p>
            </Report>
          )}
        </div>
      </Clause>
    </div>
  );
}

/** The outcome in one line, which screen readers announce. */
function statusLine(state: SearchState): string {
  if (state.step === 'searching') return 'Searching …';
  if (state.step === 'failed') return `We could not search for “${state.query}”.`;
  if (state.step !== 'found') return '';
  const { length } = state.found;
  const count = length === 0 ? 'Nothing' : length === 1 ? '1 page' : `${length} pages`;
  return `${count} found for “${state.query}”.`;
}
