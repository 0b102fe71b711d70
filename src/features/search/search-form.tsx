import { clsx } from 'clsx';
import type { Ref, SubmitEventHandler } from 'react';
import { routes } from '../../routes.ts';
import { withBase } from '../../shared/base-path.ts';
import input from '../../ui/field.module.css';
import { Icon } from '../../ui/icon.tsx';
import { MAX_LETTERS } from './find-pages.ts';
import styles from './search.module.css';

const FIELD_ID = 'search-field';

export function SearchLabel({ className }: { className?: string }) {
  return (
    <label className={className} htmlFor={FIELD_ID}>
      Search all pages
    </label>
  );
}

interface SearchFormProps {
  field?: Ref<HTMLInputElement>;
  onInput?: () => void;
  onSubmit?: SubmitEventHandler;
}

/** From other pages it leads to the search page. */
export function SearchForm({ field, onInput, onSubmit }: SearchFormProps) {
  return (
    <form className={clsx('screen-only', styles.form)} action={withBase(routes.search)} onSubmit={onSubmit}>
      <input
        className={input.input}
        ref={field}
        id={FIELD_ID}
        type="search"
        name="q"
        maxLength={MAX_LETTERS}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onInput={onInput}
      />
      <button type="submit" className={styles.submit}>
        <span className="visually-hidden">Search</span>
        <Icon name="search" />
      </button>
    </form>
  );
}
