import { Field, Input, TextArea } from '../../ui/field.tsx';
import { charactersLeft, type FieldName, formatCharacters } from './message.ts';
import styles from './message-field.module.css';

interface MessageFieldProps {
  name: FieldName;
  /** What the field holds, to be counted. The browser keeps it. */
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
}

const LABELS: Record<FieldName, string> = { name: 'Your name', email: 'Email', message: 'Message' };

/** A field of the contact form with its label, error and count. */
export function MessageField({ name, value, error, isReadOnly }: MessageFieldProps) {
  const id = `contact-${name}`;
  const left = charactersLeft(name, value);
  const descriptions = [error !== undefined && `${id}-error`, left !== undefined && `${id}-count`];
  const control = {
    id,
    name,
    className: styles.control,
    required: true,
    readOnly: isReadOnly,
    // Without it a screen reader calls a required field invalid before anything was checked.
    'aria-invalid': error !== undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
  };
  return (
    <Field id={id} label={LABELS[name]}>
      {name === 'message' ? (
        // When a text area gets the focus, browsers bring only its first line into view.
        <TextArea rows={6} onFocus={(event) => event.target.scrollIntoView({ block: 'nearest' })} {...control} />
      ) : (
        <Input type={name === 'email' ? 'email' : 'text'} autoComplete={name} {...control} />
      )}
      {left !== undefined && (
        <small id={`${id}-count`}>
          {left >= 0 ? `${formatCharacters(left)} left` : `${formatCharacters(-left)} too many`}
        </small>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </Field>
  );
}
