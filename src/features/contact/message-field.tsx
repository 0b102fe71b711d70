import type { RefCallback } from 'react';
import { Input, TextArea } from '../../ui/field.tsx';
import { charactersLeft, type FieldName, formatCharacters } from './message.ts';
import styles from './message-field.module.css';

/** What a visitor writes into. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

interface MessageFieldProps {
  ref: RefCallback<Control>;
  name: FieldName;
  /** What the field holds, to be counted. The browser keeps it. */
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
}

const LABELS: Record<FieldName, string> = { name: 'Your name', email: 'Email', message: 'Message' };

/** A field of the contact form with its label, and its error or its count. */
export function MessageField({ ref, name, value, error, isReadOnly }: MessageFieldProps) {
  const id = `contact-${name}`;
  const noteId = `${id}-note`;
  const left = charactersLeft(name, value);
  const count = left !== undefined && `${formatCharacters(Math.abs(left))} ${left < 0 ? 'too many' : 'left'}`;
  const control = {
    ref,
    id,
    name,
    className: styles.control,
    required: true,
    readOnly: isReadOnly,
    // Without it a screen reader calls a required field invalid before anything was checked.
    'aria-invalid': error !== undefined,
    'aria-describedby': error || count ? noteId : undefined,
  };
  return (
    <div className={styles.field}>
      {/* A browser may have translated it before React runs. */}
      <label htmlFor={id} suppressHydrationWarning>
        {LABELS[name]}
      </label>
      {name === 'message' ? (
        // When a text area gets the focus, browsers bring only its first line into view.
        <TextArea rows={6} onFocus={(event) => event.target.scrollIntoView({ block: 'nearest' })} {...control} />
      ) : (
        <Input type={name === 'email' ? 'email' : 'text'} autoComplete={name} {...control} />
      )}
      {error ? (
        <p className={styles.error} id={noteId}>
          {error}
        </p>
      ) : (
        count && <small id={noteId}>{count}</small>
      )}
    </div>
  );
}
