import { type ChangeEvent, type FocusEvent, useId } from 'react';
import styles from './contact.module.css';
import { charactersLeft, type FieldName, formatCharacters } from './contact-form.ts';

interface FieldProps {
  name: FieldName;
  label: string;
  value: string;
  error: string | undefined;
  type?: 'text' | 'email';
  autoComplete?: string;
  /** Several lines instead of one. */
  isLong?: boolean;
  onChange: (name: FieldName, form: HTMLFormElement) => void;
}

/** A field of the contact form with its label, error and count. */
export function Field({
  name,
  label,
  value,
  error,
  type = 'text',
  autoComplete,
  isLong = false,
  onChange,
}: FieldProps) {
  const id = useId();
  const left = charactersLeft(name, value);
  const descriptions = [error !== undefined && `${id}-error`, left !== undefined && `${id}-count`];
  const control = {
    id,
    name,
    value,
    autoComplete,
    className: `input ${styles.control}`,
    required: true,
    // Without it a screen reader calls a required field invalid before anything was checked.
    'aria-invalid': error !== undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (currentTarget.form) onChange(name, currentTarget.form);
    },
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea rows={6} onFocus={intoView} {...control} /> : <input type={type} {...control} />}
      {left !== undefined && (
        <small className="quiet" id={`${id}-count`}>
          {left >= 0 ? `${formatCharacters(left)} left` : `${formatCharacters(-left)} too many`}
        </small>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** When a text area gets the focus, browsers bring only its first line into view. */
function intoView({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}
