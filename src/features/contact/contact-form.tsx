import { type ReactNode, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import styles from './contact-form.module.css';
import { type EmailService, type Outcome, sendMessage } from './email.ts';
import { EMPTY_MESSAGE, FIELDS, type FieldErrors, isEmpty, type Message, validate } from './message.ts';
import { MessageField } from './message-field.tsx';
import { OutcomePanel } from './outcome-panel.tsx';

const SENT = 'Message sent successfully!';
/** The toast of every message that was not, or may not have been, sent. The panel says what else is known. */
const FAILED = 'Failed to send message. Please try again later.';

interface ContactFormProps {
  service: EmailService;
  /** The secretariat's own address. */
  email: string;
  replyWithinHours: number;
  /** Beside the button, which works only once the script runs. */
  children: ReactNode;
}

/**
 * The form that sends a message to the secretariat. The browser keeps what is in the fields: it may restore a text, and
 * the visitor may type, before the script runs.
 */
export function ContactForm({ service, email, replyWithinHours, children }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const outcomeLine = useRef<HTMLParagraphElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [rejections, setRejections] = useState(0);
  const [status, setStatus] = useState<'idle' | 'sending' | Outcome['kind']>('idle');
  const [hasToast, setHasToast] = useState(false);
  const isSending = status === 'sending';
  const outcome = status === 'idle' || status === 'sending' ? undefined : status;
  const isIncomplete = FIELDS.some((name) => errors[name] && isEmpty(message[name]));

  useEffect(() => {
    if (form.current) setMessage(readMessage(form.current));
    setIsReady(true);
  }, []);

  useEffect(() => {
    if (rejections > 0 && form.current) focusFirstError(form.current);
  }, [rejections]);

  useEffect(() => {
    if (outcome) outcomeLine.current?.focus();
  }, [outcome]);

  const closeToast = useCallback(() => {
    // With its button, the focus would be lost.
    if (document.activeElement?.closest('[role="status"]')) outcomeLine.current?.focus({ preventScroll: true });
    setHasToast(false);
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const message = readMessage(form);
    const errors = validate(message, !form.querySelector<HTMLInputElement>('[type="email"]')?.validity.typeMismatch);
    setMessage(message);
    setErrors(errors);
    if (Object.keys(errors).length > 0) return setRejections(rejections + 1);
    setHasToast(false);
    setStatus('sending');
    const outcome = await sendMessage(message, service);
    if (outcome.kind === 'sent') {
      form.reset();
      setMessage(EMPTY_MESSAGE);
    } else {
      console.error(
        `The message ${outcome.kind === 'unknown' ? 'may not have been' : 'was not'} sent:`,
        outcome.reason,
      );
    }
    setStatus(outcome.kind);
    setHasToast(true);
  }

  function change({ target, currentTarget }: { target: EventTarget; currentTarget: HTMLFormElement }) {
    setMessage(readMessage(currentTarget));
    setErrors({ ...errors, [(target as HTMLInputElement).name]: undefined });
  }

  // Outside a dialog, method="dialog" does nothing: the text never ends up in an address.
  return (
    <form
      ref={form}
      id="contact-form"
      className={`needs-script screen-only stack ${styles.form}`}
      method="dialog"
      noValidate
      onInput={change}
      onSubmit={submit}
      aria-labelledby="send-a-message"
    >
      {/* Inserted as a whole, and each time anew: screen readers announce an alert when it appears. */}
      {isIncomplete && (
        <p role="alert" key={rejections} className={styles.alert}>
          <Icon name="warning" />
          Please fill in all fields before submitting.
        </p>
      )}
      {FIELDS.map((name) => (
        <MessageField key={name} name={name} value={message[name]} error={errors[name]} isReadOnly={isSending} />
      ))}
      <div className={`actions ${styles.sending}`}>
        {/* The browser may have translated the page before the script runs: React leaves the words alone. */}
        <Button
          kind="accent"
          type="submit"
          disabled={!isReady}
          aria-disabled={isSending || undefined}
          suppressHydrationWarning
        >
          {isSending ? 'Sending …' : outcome && outcome !== 'sent' ? 'Send again' : 'Send'}
        </Button>
        {children}
      </div>
      {/* Orca does not say that the words on a button change, and an answer can take some time. */}
      <p className="visually-hidden" aria-live="polite">
        {isSending && 'Sending …'}
      </p>
      {outcome && (
        <OutcomePanel
          ref={outcomeLine}
          outcome={outcome}
          message={message}
          email={email}
          replyWithinHours={replyWithinHours}
        />
      )}
      <Toaster
        text={hasToast ? (outcome === 'sent' ? SENT : FAILED) : undefined}
        isFailure={outcome !== 'sent'}
        onClose={closeToast}
      />
    </form>
  );
}

/** What the fields hold, whether or not there was an event for it. */
function readMessage(form: HTMLFormElement): Message {
  const { name = '', email = '', message = '' } = Object.fromEntries(new FormData(form)) as Partial<Message>;
  return { name, email, message };
}

/** Moves the focus to the first field with an error. Both the field and the alert are in view if the screen allows. */
function focusFirstError(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  field?.focus({ preventScroll: true });
  field?.parentElement?.scrollIntoView({ block: 'nearest' });
}
