import { clsx } from 'clsx';
import field from '../../ui/field.module.css';
import { type FieldName, formatCharacters } from './message.ts';
import styles from './message-field.module.css';

interface MessageFieldProps {
  name: FieldName;
  /** Characters; absent far from the limit. */
  left: number | undefined;
  error: string | undefined;
  isReadOnly: boolean;
}

const LABELS: Record<FieldName, string> = { name: 'Your name', email: 'Email', message: 'Message' };

export function fieldId(name: FieldName): string {
  return `contact-${name}`;
}

export function MessageField({ name, left, error, isReadOnly }: MessageFieldProps) {
  const id = fieldId(name);
  const noteId = `${id}-note`;
  const count = left === undefined ? '' : `${formatCharacters(Math.abs(left))} ${left < 0 ? 'too many' : 'left'}`;
  const note = error ?? count;
  const control = {
    id,
    name,
    className: clsx(field.input, styles.control),
    required: true,
    readOnly: isReadOnly,
    // Without it a screen reader calls a required field invalid before anything was checked.
    'aria-invalid': error !== undefined,
    'aria-describedby': note ? noteId : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{LABELS[name]}</label>
      {name === 'message' ? (
        // When a text area gets the focus, browsers bring only its first line into view.
        <textarea rows={6} onFocus={(event) => event.target.scrollIntoView({ block: 'nearest' })} {...control} />
      ) : (
        <input type={name === 'email' ? 'email' : 'text'} autoComplete={name} {...control} />
      )}
      {/* Also when it is empty: React could not remove what an extension has removed. */}
      <p className={clsx(styles.note, error && styles.error)} id={noteId}>
        {note}
      </p>
    </div>
  );
}
