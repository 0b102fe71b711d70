import type { Ref } from 'react';
import { withBase } from '../../shared/base.ts';
import { routes } from '../../site/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './search.module.css';
import { MAX_QUERY_LENGTH } from './use-search.ts';

export const FIELD_ID = 'search-field';

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  onType: () => void;
  onSubmit: () => void;
  onClear: () => void;
}

/** Sent before its script has arrived, the form opens this page again with the query in the address. */
export function SearchField({ ref, onType, onSubmit, onClear }: SearchFieldProps) {
  return (
    <search>
      <form
        className={`screen-only measure ${styles.form}`}
        action={withBase(routes.search)}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
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
            onInput={onType}
          />
          <button type="button" className={`quiet ${styles.clear}`} onClick={onClear}>
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
