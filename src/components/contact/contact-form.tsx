import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { EMPTY_MESSAGE, type FieldErrors, type FieldName, isEmpty, validate } from '../../lib/contact-form.ts';
import { type ContactMessage, type EmailService, sendMessage } from '../../lib/email.ts';
import { Button } from '../ui/button.tsx';
import styles from './contact-form.module.css';
import { Field } from './field.tsx';
import { Notice } from './notice.tsx';
import { Toaster, toastFailed, toastSent } from './toaster.tsx';

const FILL_IN_ALL = 'Please fill in all fields before submitting.';
const SENT = 'Message sent successfully!';
const FAILED = 'Failed to send message. Please try again later.';

/** Where the form stands. A failure keeps the fields, a success has cleared them. */
type State =
  | { step: 'idle' }
  | { step: 'invalid'; errors: FieldErrors; alert: string | undefined }
  | { step: 'sending' }
  | { step: 'sent' }
  | { step: 'failed' };

interface ContactFormProps {
  service: EmailService;
  /** The secretariat's own address, offered beside the form. */
  email: string;
  replyWithinHours: number;
}

/** The form that writes to the secretariat. */
export function ContactForm({ service, email, replyWithinHours }: ContactFormProps) {
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [state, setState] = useState<State>({ step: 'idle' });
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  // A ref and not the state: a double click comes before the state is rendered.
  const isSending = useRef(false);

  // Script may come late: what was typed, or sent, before it came is taken over and not lost.
  useEffect(() => {
    const early = form.current;
    if (!early) return;
    setMessage(readMessage(early));
    early.dataset.isReady = 'true';
    if (early.dataset.isWaiting) early.requestSubmit();
  }, []);

  useEffect(() => {
    if (state.step === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    if (state.step === 'sent' || state.step === 'failed') outcome.current?.focus();
  }, [state]);

  function change(field: FieldName, value: string) {
    setMessage((current) => ({ ...current, [field]: value }));
    setState((current) => (current.step === 'invalid' ? withoutError(current, field) : current));
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSending.current || !form.current) return;
    const message = readMessage(form.current);
    const errors = validate(message);
    if (Object.keys(errors).length > 0) {
      setState({ step: 'invalid', errors, alert: Object.values(message).some(isEmpty) ? FILL_IN_ALL : undefined });
      return;
    }
    isSending.current = true;
    setState({ step: 'sending' });
    const result = await sendMessage({ ...message, email: message.email.trim() }, service);
    isSending.current = false;
    if (result.isSent) {
      setMessage(EMPTY_MESSAGE);
      setState({ step: 'sent' });
      toastSent(SENT);
    } else {
      console.error('The message was not sent:', result.reason);
      setState({ step: 'failed' });
      toastFailed(FAILED);
    }
  }

  const errors = state.step === 'invalid' ? state.errors : {};
  const alert = state.step === 'invalid' ? state.alert : undefined;
  return (
    <>
      <Toaster />
      <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-labelledby="send-a-message">
        <h2 className="label" id="send-a-message">
          Send a message
        </h2>
        <div role="alert">
          {alert && (
            <Notice
              kind="alert"
              icon="warning"
              text={alert}
              onClose={() => setState({ step: 'invalid', errors, alert: undefined })}
            />
          )}
        </div>
        <Field
          name="name"
          label="Your name"
          autoComplete="name"
          value={message.name}
          error={errors.name}
          onChange={change}
        />
        <Field
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          value={message.email}
          error={errors.email}
          onChange={change}
        />
        <Field name="message" label="Message" isLong value={message.message} error={errors.message} onChange={change} />
        <p>
          <Button kind="accent" type="submit" aria-disabled={state.step === 'sending' || undefined}>
            {state.step === 'sending' ? 'Sending …' : 'Send'}
          </Button>
        </p>
        <p className={styles.outcome} ref={outcome} tabIndex={-1}>
          {state.step === 'sent' && `Your message has been sent. We reply within ${replyWithinHours} hours.`}
          {state.step === 'failed' && (
            <>
              Your message was not sent, and nothing you wrote is lost. Press Send to try again, or write to{' '}
              <a href={`mailto:${email}`}>{email}</a>.
            </>
          )}
        </p>
      </form>
    </>
  );
}

/** What the fields hold now: the truth, whatever has been rendered. */
function readMessage(form: HTMLFormElement): ContactMessage {
  const fields = new FormData(form);
  const read = (name: FieldName) => String(fields.get(name) ?? '');
  return { name: read('name'), email: read('email'), message: read('message') };
}

/** The state once a field is being mended: its message goes, the others stay. */
function withoutError(state: Extract<State, { step: 'invalid' }>, field: FieldName): State {
  const { [field]: _mended, ...errors } = state.errors;
  return { ...state, errors };
}
