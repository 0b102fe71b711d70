import { clsx } from 'clsx';
import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { CONTACT_ANCHORS } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import styles from './contact-form.module.css';
import { type EmailService, sendMessage } from './email.ts';
import { EmptyFieldAlert } from './empty-field-alert.tsx';
import { dispatch, getForm, useForm } from './form-store.ts';
import { MailLink } from './mail-link.tsx';
import { FIELDS, type FieldName, hasEmptyField, type Message, validate } from './message.ts';
import { type Control, MessageField } from './message-field.tsx';
import { OutcomePanel } from './outcome-panel.tsx';
import { scrollToForm } from './scroll-to-form.ts';
import { Toaster } from './toaster.tsx';
import { WhileSending } from './while-sending.tsx';

const TOASTS = {
  sent: { text: 'Message sent successfully!', isFailure: false },
  failed: { text: 'Failed to send message. Please try again later.', isFailure: true },
};

export interface ContactFormProps {
  service: EmailService;
  secretariatEmail: string;
  replyWithinHours: number;
  /** Whether this is the disabled form from the build, which `drawIsland` replaces with the working one. */
  isStill?: boolean;
}

/**
 * The form finds its fields by ref, as extensions may change the document. Elements that are not shown are hidden and not
 * removed: React fails if it removes an element that an extension has already removed, or inserts one beside it.
 */
export function ContactForm({ service, secretariatEmail, replyWithinHours, isStill = false }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const controls = useRef<Partial<Record<FieldName, Control | null>>>({});
  const alert = useRef<HTMLParagraphElement>(null);
  const outcomeLine = useRef<HTMLSpanElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const { state, isPlain } = useForm();
  const { step, message } = state;
  const isSending = step === 'sending';
  const { errors, attempt } = step === 'rejected' ? state : { errors: {}, attempt: 0 };
  const ending = step === 'ended' ? (state.isSent ? 'sent' : 'failed') : undefined;
  const outcome = step === 'ended' && state.hasPanel && !isPlain ? ending : undefined;
  const canBeMailed = (isSending && !isPlain) || outcome === 'failed';
  const mailLink = <MailLink to={secretariatEmail} message={canBeMailed ? message : undefined} />;

  /** Updates the state from the fields: password managers, for example, may fill in a field without an event. */
  function takeFields(): Message {
    const fields = FIELDS.map((name) => [name, controls.current[name]?.value ?? getForm().state.message[name]]);
    dispatch({ type: 'edited', message: Object.fromEntries(fields) });
    return getForm().state.message;
  }
  const onChange = useEffectEvent(takeFields);

  // A native listener, since React skips `onChange` if a script has set the value before the event.
  useEffect(() => {
    const listener = () => onChange();
    const { current } = form;
    current?.addEventListener('change', listener);
    return () => current?.removeEventListener('change', listener);
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (getForm().state.step === 'sending') return;
    const message = takeFields();
    const errors = validate(message, isEmailAddress(message.email));
    // Synchronous: the errors must be in the document before the focus moves to the first invalid field.
    flushSync(() => dispatch({ type: 'submitted', errors }));
    const invalid = FIELDS.find((name) => errors[name]);
    if (invalid) return focusInvalid(controls.current[invalid], alert.current);
    dispatch({ type: 'ended', isSent: await askBeforeLeaving(trySending(message, service)) });
  }

  function beginNext() {
    flushSync(() => dispatch({ type: 'next message' }));
    controls.current.name?.focus();
  }

  // The browser must not submit the form: method="dialog" does nothing here, but `get` could put the message into the URL.
  return (
    <form
      ref={form}
      className={clsx('stack', styles.form)}
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-labelledby={CONTACT_ANCHORS.form}
    >
      {!isStill && (
        <>
          <EmptyFieldAlert ref={alert} attempt={hasEmptyField(errors) ? attempt : undefined} />
          <OutcomePanel
            ref={outcomeLine}
            outcome={outcome}
            replyWithinHours={replyWithinHours}
            onNextMessage={beginNext}
          >
            {mailLink}
          </OutcomePanel>
        </>
      )}
      <div className={clsx('stack', styles.fields)} hidden={outcome === 'sent'}>
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
            onEdit={takeFields}
          />
        ))}
        <div className="actions">
          <Button
            ref={sendButton}
            kind="accent"
            type="submit"
            disabled={isStill}
            aria-disabled={isSending || undefined}
          >
            {isSending ? 'Sending …' : 'Send'}
          </Button>
        </div>
        {!isStill && <WhileSending isSending={isSending}>{mailLink}</WhileSending>}
      </div>
      {!isStill && (
        <Toaster
          toast={step === 'ended' && state.hasToast && ending ? TOASTS[ending] : undefined}
          onDismiss={() => {
            takeFields();
            dispatch({ type: 'toast dismissed' });
          }}
          returnFocusTo={outcome ? outcomeLine : sendButton}
        />
      )}
    </form>
  );
}

/** Whether `<input type="email">` accepts the value. */
function isEmailAddress(value: string): boolean {
  const field = Object.assign(document.createElement('input'), { type: 'email', value });
  return !field.validity.typeMismatch;
}

async function trySending(message: Message, service: EmailService): Promise<boolean> {
  try {
    if (getForm().isPlain) throw new Error('The form could not show that it is sending.');
    await sendMessage(message, service);
    return true;
  } catch (error) {
    console.error('Failed to send message:', error);
    return false;
  }
}

/** Until the request ends, the browser asks before it leaves the page: leaving might silently cancel the request. */
async function askBeforeLeaving<Result>(request: Promise<Result>): Promise<Result> {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Chrome before 119 asks only if this is set.
    event.returnValue = true;
  };
  addEventListener('beforeunload', ask);
  const result = await request;
  removeEventListener('beforeunload', ask);
  return result;
}

/** Focuses an invalid field, and scrolls so that field and alert are in view if both fit. */
function focusInvalid(control: HTMLElement | null | undefined, alert: HTMLElement | null): void {
  if (alert) scrollToForm(alert);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'nearest' });
}
