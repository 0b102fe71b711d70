import { clsx } from 'clsx';
import type { ComponentProps, SubmitEventHandler } from 'react';
import { routes } from '../../routes.ts';
import { withBase } from '../../shared/base-path.ts';
import { Icon } from '../../ui/icon.tsx';
import { MAX_LETTERS } from './find-pages.ts';
import styles from './search.module.css';

const FIELD_ID = 'search-field';

export function SearchLabel() {
  return (
    <label className="label screen-only needs-script" htmlFor={FIELD_ID}>
      Search all pages
    </label>
  );
}

interface SearchFormProps extends Pick<ComponentProps<'input'>, 'ref' | 'value' | 'disabled' | 'onInput'> {
  onSubmit?: SubmitEventHandler;
}

/** On pages other than the search page, the form leads to the search page. */
export function SearchForm({ onSubmit, ...field }: SearchFormProps) {
  return (
    <form className={clsx('screen-only', styles.form)} action={withBase(routes.search)} onSubmit={onSubmit}>
      <input
        className="input"
        id={FIELD_ID}
        type="search"
        name="q"
        dir="auto"
        maxLength={MAX_LETTERS}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...field}
      />
      <button type="submit" className={styles.submit} disabled={field.disabled}>
        <span className="visually-hidden">Search</span>
        <Icon name="search" />
      </button>
    </form>
  );
}
