import { type FocusEvent, useId } from 'react';
import styles from './field.module.css';
import { charactersLeft, type FieldName, formatCharacters } from './message.ts';

interface FieldProps {
  name: FieldName;
  value: string;
  error: string | undefined;
  onChange: (name: FieldName) => void;
}

const LABELS: Record<FieldName, string> = { name: 'Your name', email: 'E-mail', message: 'Message' };

/** A field of the contact form with its label, error and count. */
export function Field({ name, value, error, onChange }: FieldProps) {
  const id = useId();
  const left = charactersLeft(name, value);
  const descriptions = [error !== undefined && `${id}-error`, left !== undefined && `${id}-count`];
  const control = {
    id,
    name,
    value,
    className: `input ${styles.control}`,
    required: true,
    // Without it a screen reader calls a required field invalid before anything was checked.
    'aria-invalid': error !== undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
    onChange: () => onChange(name),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{LABELS[name]}</label>
      {name === 'message' ? (
        <textarea rows={6} onFocus={intoView} {...control} />
      ) : (
        <input type={name === 'email' ? 'email' : 'text'} autoComplete={name} {...control} />
      )}
      {left !== undefined && (
        <small className="quiet" id={`${id}-count`}>
          {left >= 0 ? `${formatCharacters(left)} left` : `${formatCharacters(-left)} too many`}
        </small>
      )}
      {error && (
        <p className={`small ${styles.error}`} id={`${id}-error`}>
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
