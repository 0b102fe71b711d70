import { clsx } from 'clsx';
import { type PropsWithChildren, type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CONTACT_ANCHORS } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import styles from './contact-form.module.css';
import { type EmailService, sendMessage } from './email.ts';
import { EMPTY, nextState } from './form-state.ts';
import { MailLink } from './mail-link.tsx';
import { FIELDS, type FieldName, hasEmptyField, validate } from './message.ts';
import { MessageField } from './message-field.tsx';
import { OutcomePanel } from './outcome-panel.tsx';
import { scrollToForm } from './scroll-to-form.ts';

/** When screen readers hear that sending goes on: Orca does not announce the new label of the button. */
const ANNOUNCED_MS = 1000;
const SLOW_MS = 10_000;

const SENT_TOAST = { text: 'Message sent successfully!', isFailure: false };
const FAILURE_TOAST = { text: 'Failed to send message. Please try again later.', isFailure: true };

export interface ContactFormProps {
  service: EmailService;
  secretariatEmail: string;
  replyWithinHours: number;
  /** Disabled: rendered by the build, and replaced by the real form in the browser. */
  isStill?: boolean;
}

/** Sends its state, whatever extensions change in the document. */
export function ContactForm({ service, secretariatEmail, replyWithinHours, isStill = false }: ContactFormProps) {
  const controls = useRef<Partial<Record<FieldName, HTMLElement | null>>>({});
  const alert = useRef<HTMLParagraphElement>(null);
  const outcomeLine = useRef<HTMLSpanElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const [state, dispatch] = useReducer(nextState, EMPTY);
  const { step, message } = state;
  const isSending = step === 'sending';
  const errors = step === 'rejected' ? state.errors : {};
  const hasOutcome = step === 'ended' && !state.isEdited;
  const mailLink = <MailLink to={secretariatEmail} message={message} />;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const errors = validate(message, isEmailAddress(message.email));
    // Synchronously: a second press in the same task must find the form sending, and the error must be there to get the focus.
    flushSync(() => dispatch({ type: 'submitted', errors }));
    const invalid = FIELDS.find((name) => errors[name]);
    if (invalid) return focusInvalid(controls.current[invalid], alert.current);
    const isSent = await askBeforeLeaving(
      sendMessage(message, service).then(
        () => true,
        (error) => {
          console.error('Failed to send message:', error);
          return false;
        },
      ),
    );
    dispatch({ type: 'ended', isSent });
  }

  // Outside a dialog, method="dialog" does nothing, so the text can never end up in an address.
  return (
    <form
      className={clsx('stack', styles.form)}
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-labelledby={CONTACT_ANCHORS.form}
    >
      {/* A wrapper, since an extension may have moved the fields next to it into other elements. */}
      <div className={styles.place}>
        {/* The key makes a new element each time: screen readers announce an alert when it appears. */}
        {step === 'rejected' && hasEmptyField(errors) && (
          <p role="alert" ref={alert} key={state.attempt} className={clsx(styles.notice, styles.failure, styles.alert)}>
            <Icon name="warning" />
            Please fill in all fields before submitting.
          </p>
        )}
        {hasOutcome && (
          <OutcomePanel ref={outcomeLine} isSent={state.isSent} replyWithinHours={replyWithinHours}>
            {mailLink}
          </OutcomePanel>
        )}
      </div>
      {FIELDS.map((name) => (
        <MessageField
          key={name}
          ref={(control) => {
            controls.current[name] = control;
          }}
          name={name}
          value={message[name]}
          error={errors[name]}
          isReadOnly={isSending}
          isDisabled={isStill}
          onType={(value) => dispatch({ type: 'typed', field: name, value })}
        />
      ))}
      <div className="actions">
        <Button ref={sendButton} kind="accent" type="submit" disabled={isStill} aria-disabled={isSending || undefined}>
          {isSending ? 'Sending …' : 'Send'}
        </Button>
      </div>
      <div className={styles.place} aria-live="polite">
        {isSending && <WhileSending>{mailLink}</WhileSending>}
      </div>
      {!isStill && (
        <Toaster
          toast={step === 'ended' ? (state.isSent ? SENT_TOAST : FAILURE_TOAST) : undefined}
          returnFocusTo={hasOutcome ? outcomeLine : sendButton}
        />
      )}
    </form>
  );
}

/**
 * Silent during the first second: otherwise it would be read after the outcome. Its children are another way to send.
 */
function WhileSending({ children }: PropsWithChildren) {
  const [words, setWords] = useState<'announced' | 'slow'>();

  useEffect(() => {
    const timers = [setTimeout(setWords, ANNOUNCED_MS, 'announced'), setTimeout(setWords, SLOW_MS, 'slow')];
    return () => timers.forEach(clearTimeout);
  }, []);

  if (words === 'announced') return <p className="visually-hidden">Sending …</p>;
  return words && <p>Your message is taking longer than usual: please keep this page open, or {children}.</p>;
}

/** Validates as `<input type="email">` does. */
function isEmailAddress(value: string): boolean {
  const field = Object.assign(document.createElement('input'), { type: 'email', value });
  return !field.validity.typeMismatch;
}

/** Makes the browser ask before it leaves the page, which might silently cancel the request. */
async function askBeforeLeaving<Result>(request: Promise<Result>): Promise<Result> {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // For Chrome before 119.
    event.returnValue = true;
  };
  addEventListener('beforeunload', ask);
  const result = await request;
  removeEventListener('beforeunload', ask);
  return result;
}

/** Brings both field and alert into view if they fit. */
function focusInvalid(control: HTMLElement | null | undefined, alert: HTMLElement | null): void {
  if (alert) scrollToForm(alert);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'nearest' });
}
