import { clsx } from 'clsx';
import { type ReactNode, type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import styles from './contact-form.module.css';
import { type EmailService, sendMessage } from './email.ts';
import { nextState } from './form-state.ts';
import { EMPTY_MESSAGE, FIELDS, type FieldName, isEmpty, type Message, validate } from './message.ts';
import { type Control, MessageField } from './message-field.tsx';
import { outcomeOfLeftMessage, whileOnItsWay } from './on-its-way.ts';
import { OUTCOMES, OutcomePanel } from './outcome-panel.tsx';

/** An answer that takes longer is announced. */
const SLOW_ANSWER_MS = 1000;

type Controls = Partial<Record<FieldName, Control | null>>;

interface ContactFormProps {
  service: EmailService;
  /** The secretariat's own address. */
  email: string;
  replyWithinHours: number;
  /** Beside the button, which works only once the script runs. The browser may have translated it: React leaves it alone. */
  children: ReactNode;
}

/**
 * The form that sends a message to the secretariat. The browser keeps what is in the fields: it may restore a text, and
 * the visitor may type, before the script runs.
 */
export function ContactForm({ service, email, replyWithinHours, children }: ContactFormProps) {
  const controls = useRef<Controls>({});
  const alert = useRef<HTMLParagraphElement>(null);
  const outcomeLine = useRef<HTMLParagraphElement>(null);
  const [state, dispatch] = useReducer(nextState, { step: 'loading', message: EMPTY_MESSAGE });
  const { step, message } = state;
  const isSending = step === 'sending';
  const errors = step === 'rejected' ? state.errors : {};
  const outcome = step === 'sent' || step === 'failed' ? state.outcome : undefined;

  useEffect(() => {
    dispatch({ type: 'changed', message: readMessage(controls.current) });
    const outcome = outcomeOfLeftMessage();
    if (outcome) dispatch({ type: 'ended', outcome });
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const message = readMessage(controls.current);
    const errors = validate(message, !controls.current.email?.validity.typeMismatch);
    // Rendered at once: a second press in the same task finds the form sending, and the focus finds the error.
    flushSync(() => dispatch({ type: 'submitted', message, errors }));
    const invalid = FIELDS.find((name) => errors[name]);
    if (invalid) return focusInvalid(controls.current[invalid], alert.current);
    const outcome = await whileOnItsWay(sendMessage(message, service));
    if (outcome.kind === 'sent') form.reset();
    dispatch({ type: 'ended', outcome });
  }

  // Outside a dialog, method="dialog" does nothing: the text never ends up in an address.
  return (
    <form
      id="contact-form"
      className={clsx('needs-script screen-only stack', styles.form)}
      method="dialog"
      noValidate
      onInput={() => dispatch({ type: 'changed', message: readMessage(controls.current) })}
      onSubmit={submit}
      aria-labelledby="send-a-message"
    >
      {/* Inserted as a whole, and each time anew: screen readers announce an alert when it appears. */}
      {step === 'rejected' && FIELDS.some((name) => errors[name] && isEmpty(message[name])) && (
        <p role="alert" ref={alert} key={state.attempt} className={styles.alert}>
          <Icon name="warning" />
          Please fill in all fields before submitting.
        </p>
      )}
      {FIELDS.map((name) => (
        <MessageField
          ref={(control) => {
            controls.current[name] = control;
          }}
          key={name}
          name={name}
          value={message[name]}
          error={errors[name]}
          isReadOnly={isSending}
        />
      ))}
      <div className={clsx('actions', styles.sending)}>
        {/* The browser may have translated the page before the script runs: React leaves the words alone. */}
        <Button
          kind="accent"
          type="submit"
          disabled={step === 'loading'}
          aria-disabled={isSending || undefined}
          suppressHydrationWarning
        >
          {isSending ? 'Sending …' : step === 'failed' ? 'Send again' : 'Send'}
        </Button>
        {children}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {isSending && <SlowAnswer />}
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
      <Toaster toast={outcome && OUTCOMES[outcome.kind].toast} returnFocusTo={outcomeLine} />
    </form>
  );
}

/**
 * Says to screen readers that an answer takes some time: Orca does not say that the words on a button change. Not of a
 * quick answer: it would be heard after what became of the message.
 */
function SlowAnswer() {
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(setIsSlow, SLOW_ANSWER_MS, true);
    return () => clearTimeout(timer);
  }, []);

  return isSlow && 'Sending …';
}

/** What the fields hold, whether or not there was an event for it. */
function readMessage({ name, email, message }: Controls): Message {
  return { name: name?.value ?? '', email: email?.value ?? '', message: message?.value ?? '' };
}

/** Moves the focus to a field with an error. Both the field and the alert are in view if the screen allows. */
function focusInvalid(control: Control | null | undefined, alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' });
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'nearest' });
}
