import { clsx } from 'clsx';
import { type SubmitEvent, type SyntheticEvent, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CONTACT_ANCHORS } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import styles from './contact-form.module.css';
import { type EmailService, sendMessage } from './email.ts';
import { nextState } from './form-state.ts';
import { countCharacters, FIELDS, type FieldName, hasEmptyField, type Message, validate } from './message.ts';
import { fieldId, MessageField } from './message-field.tsx';
import { OutcomePanel } from './outcome-panel.tsx';

/** Screen readers are told then: Orca does not say that the words on a button change. */
const ANNOUNCED_MS = 1000;
const SLOW_MS = 10_000;

const SENT_TOAST = { text: 'Message sent successfully!', isFailure: false };
const FAILURE_TOAST = { text: 'Failed to send message. Please try again later.', isFailure: true };

interface ContactFormProps {
  service: EmailService;
  secretariatEmail: string;
  replyWithinHours: number;
}

/** The fields keep their own text: a browser restores some, and the visitor may type, before the script runs. */
export function ContactForm({ service, secretariatEmail, replyWithinHours }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const outcomeLine = useRef<HTMLElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const [state, dispatch] = useReducer(nextState, { step: 'loading', counts: {} });
  const { step, counts } = state;
  const isSending = step === 'sending';
  const errors = step === 'rejected' ? state.errors : {};
  const outcome = step === 'ended' ? state.outcome : undefined;
  const isShown = step === 'ended' && !state.isEdited;
  const toast = outcome && (outcome.kind === 'sent' ? SENT_TOAST : FAILURE_TOAST);

  useEffect(() => {
    if (form.current) dispatch({ type: 'typed', counts: countCharacters(readMessage(form.current)) });
  }, []);

  function type({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) {
    const field = FIELDS.find((name) => controlOf(name) === target);
    dispatch({ type: 'typed', field, counts: countCharacters(readMessage(currentTarget)) });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const message = readMessage(form);
    const errors = validate(message, !controlOf('email')?.validity.typeMismatch);
    // At once: a second press in the same task finds the form sending, and the focus finds the error.
    flushSync(() => dispatch({ type: 'submitted', errors }));
    const invalid = FIELDS.find((name) => errors[name]);
    if (invalid) return focusInvalid(controlOf(invalid), alert.current);
    const outcome = await askBeforeLeaving(sendMessage(message, service));
    if (outcome.kind === 'sent') form.reset();
    dispatch({ type: 'ended', outcome, message });
  }

  // Outside a dialog, method="dialog" does nothing: the text never ends up in an address.
  return (
    <form
      ref={form}
      id="contact-form"
      className={clsx('needs-script screen-only stack', styles.form)}
      method="dialog"
      noValidate
      onInput={type}
      onSubmit={submit}
      aria-labelledby={CONTACT_ANCHORS.form}
    >
      {/* Alerts and the like get an element of their own: an extension may have put another one around a field. */}
      <div className={styles.place}>
        {/* Inserted anew each time: screen readers announce an alert when it appears. */}
        {step === 'rejected' && hasEmptyField(errors) && (
          <p role="alert" ref={alert} key={state.attempt} className={styles.alert}>
            <Icon name="warning" />
            Please fill in all fields before submitting.
          </p>
        )}
      </div>
      {FIELDS.map((name) => (
        <MessageField key={name} name={name} left={counts[name]} error={errors[name]} isReadOnly={isSending} />
      ))}
      <div className="actions">
        <Button
          ref={sendButton}
          kind="accent"
          type="submit"
          disabled={step === 'loading'}
          aria-disabled={isSending || undefined}
        >
          {isSending ? 'Sending …' : isShown && state.outcome.kind !== 'sent' ? 'Send again' : 'Send'}
        </Button>
      </div>
      <div className={styles.place} aria-live="polite">
        {isSending && <WhileSending />}
      </div>
      <div className={styles.place}>
        {isShown && (
          <OutcomePanel
            ref={outcomeLine}
            outcome={state.outcome}
            message={state.message}
            email={secretariatEmail}
            replyWithinHours={replyWithinHours}
          />
        )}
      </div>
      <Toaster toast={toast} returnFocusTo={isShown ? outcomeLine : sendButton} />
    </form>
  );
}

/** Says nothing of a quick answer: it would be heard after what became of the message. */
function WhileSending() {
  const [words, setWords] = useState<'announced' | 'slow'>();

  useEffect(() => {
    const timers = [setTimeout(setWords, ANNOUNCED_MS, 'announced'), setTimeout(setWords, SLOW_MS, 'slow')];
    return () => timers.forEach(clearTimeout);
  }, []);

  if (words === 'announced') return <p className="visually-hidden">Sending …</p>;
  return words && <p>This is taking longer than usual. Your message may still arrive: please keep this page open.</p>;
}

function readMessage(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const read = (name: FieldName) => String(data.get(name) ?? '');
  return { name: read('name'), email: read('email'), message: read('message') };
}

/** A browser that leaves the page may drop what is on its way without a word. */
async function askBeforeLeaving<Result>(onItsWay: Promise<Result>): Promise<Result> {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // For Chrome before 119.
    event.returnValue = true;
  };
  addEventListener('beforeunload', ask);
  const result = await onItsWay;
  removeEventListener('beforeunload', ask);
  return result;
}

function controlOf(name: FieldName): HTMLInputElement | null {
  return document.querySelector(`#${fieldId(name)}`);
}

/** Brings both the field and the alert into view if the screen allows. */
function focusInvalid(control: HTMLElement | null, alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' });
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'nearest' });
}
