import type { KeyboardEvent, Ref } from 'react';
import { withBase } from '../../lib/base.ts';
import { routes } from '../../lib/routes.ts';
import { MAX_QUERY_LENGTH } from '../../lib/search-address.ts';
import { Icon } from '../ui/icon.tsx';
import { moveFocus, STOP } from './move-focus.ts';
import styles from './search-field.module.css';

/** For the label, which stands in the margin. */
export const FIELD_ID = 'search-field';

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  /** The visitor is about to type. */
  onStart: () => void;
  onType: () => void;
  onSubmit: () => void;
  onClear: () => void;
}

/** The field to search with. A browser whose script is late sends it as a form: the page that answers reads its address. */
export function SearchField({ ref, onStart, onType, onSubmit, onClear }: SearchFieldProps) {
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && event.currentTarget.value !== '') {
      event.preventDefault();
      onClear();
    } else moveFocus(event);
  };
  return (
    <search>
      <form
        className={styles.form}
        action={withBase(routes.search)}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className={styles.box}>
          <input
            {...STOP}
            ref={ref}
            id={FIELD_ID}
            type="search"
            name="q"
            // Tells the style sheet whether there is something to clear.
            placeholder=" "
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby="search-keys"
            onPointerDown={onStart}
            onInput={onType}
            onKeyDown={press}
          />
          <button type="button" className={styles.clear} onClick={onClear}>
            <span className="visually-hidden">Clear the field</span>
            <Icon name="close" />
          </button>
          <button type="submit" className={styles.submit}>
            <span className="visually-hidden">Search</span>
            <Icon name="search" />
          </button>
        </div>
        <p className={styles.keys} id="search-keys">
          <kbd>Ctrl</kbd> + <kbd>K</kbd>, on a Mac <kbd>Cmd</kbd> + <kbd>K</kbd>, leads here from every page.
        </p>
      </form>
    </search>
  );
}
