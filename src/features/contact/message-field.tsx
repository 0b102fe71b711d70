import { clsx } from 'clsx';
import type { RefCallback } from 'react';
import { countCharacters, type FieldName } from './message.ts';
import styles from './message-field.module.css';

export type Control = HTMLInputElement | HTMLTextAreaElement;

interface MessageFieldProps {
  ref: RefCallback<Control>;
  name: FieldName;
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  isDisabled: boolean;
  onEdit: () => void;
}

const LABELS: Record<FieldName, string> = { name: 'Your name', email: 'Email', message: 'Message' };

export function MessageField({ ref, name, value, error, isReadOnly, isDisabled, onEdit }: MessageFieldProps) {
  const id = `contact-${name}`;
  const noteId = `${id}-note`;
  const note = error ?? countCharacters(name, value);
  const control = {
    ref,
    id,
    name,
    value,
    className: clsx('input', styles.control),
    // For languages written from right to left, such as Urdu.
    dir: 'auto',
    required: true,
    readOnly: isReadOnly,
    disabled: isDisabled,
    // Not onChange, which React skips if a script has set the value before the event.
    onInput: onEdit,
    // Explicitly false: without this attribute, screen readers call an empty required field invalid before it is checked.
    'aria-invalid': error !== undefined,
    'aria-describedby': note ? noteId : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{LABELS[name]}</label>
      {name === 'message' ? (
        // Scrolls the whole text area into view on focus: browsers scroll only to its first line.
        <textarea rows={6} onFocus={(event) => event.target.scrollIntoView({ block: 'nearest' })} {...control} />
      ) : (
        <input type={name === 'email' ? 'email' : 'text'} autoComplete={name} {...control} />
      )}
      <p className={clsx(styles.note, error && styles.error)} id={noteId}>
        {note}
      </p>
    </div>
  );
}
