import { type FocusEvent, useId } from 'react';
import { charactersLeft, type FieldName } from '../../lib/contact-form.ts';
import styles from './field.module.css';

interface FieldProps {
  name: FieldName;
  label: string;
  value: string;
  error: string | undefined;
  type?: 'text' | 'email';
  autoComplete?: string;
  /** A field of several lines. */
  isLong?: boolean;
  onChange: (name: FieldName) => void;
}

/** A field of the contact form: its label, its message and its count are tied to it here. */
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
  const describedBy = [error !== undefined && `${id}-error`, left !== undefined && `${id}-count`]
    .filter(Boolean)
    .join(' ');
  const control = {
    id,
    name,
    value,
    autoComplete,
    required: true,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy || undefined,
    onChange: () => onChange(name),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea rows={6} onFocus={intoView} {...control} /> : <input type={type} {...control} />}
      {left !== undefined && (
        <p className={styles.count} id={`${id}-count`}>
          {left >= 0 ? `${left} characters left` : `${-left} characters too many`}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Of a field of several lines that takes the focus, browsers bring the first line into view: here comes the rest. */
function intoView({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}
