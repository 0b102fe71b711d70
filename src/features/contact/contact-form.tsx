import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import styles from './contact-form.module.css';
import type { FieldName } from './contact-form.ts';
import { DRAFT_KEY } from './draft.ts';
import { DraftNote } from './draft-note.tsx';
import type { EmailService } from './email.ts';
import { Field } from './field.tsx';
import { Honeypot } from './honeypot.tsx';
import { Notice } from './notice.tsx';
import { OutcomePanel } from './outcome.tsx';
import { Toaster } from './toaster.tsx';
import { useContactForm } from './use-contact-form.ts';

const INCOMPLETE = 'Please fill in all fields before submitting.';

interface ContactFormProps {
  service: EmailService;
  /** The secretariat's own address, offered as another way. */
  email: string;
  replyWithinHours: number;
}

/** The form that sends a message to the secretariat: docs/decisions/0009-a-form-that-never-lies.md. */
export function ContactForm(props: ContactFormProps) {
  const { email } = props;
  const broken = (
    <p className="lede">
      The form has stopped working. Your text is saved if this device allows it. Reload the page, or write to{' '}
      <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
  return (
    <>
      <Toaster />
      <ErrorBoundary fallback={broken}>
        <Form {...props} />
      </ErrorBoundary>
    </>
  );
}

function Form({ service, email, replyWithinHours }: ContactFormProps) {
  const { form, verdict, message, state, change, discard, submit } = useContactForm(service);
  const { errors, incompleteAt, outcome, isRestored = false } = state.step === 'writing' ? state : { errors: {} };
  const alertId = useId();
  // Moving the focus there can cut off the alert: it is read with the field.
  const describedBy = (name: FieldName) =>
    incompleteAt !== undefined && name === Object.keys(errors)[0] ? alertId : undefined;
  // Outside a dialog, method="dialog" does nothing. If no script takes over the form, the text does not end up in an
  // address.
  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-labelledby="send-a-message"
      data-draft-key={DRAFT_KEY}
    >
      <h2 className="label" id="send-a-message">
        Send a message
      </h2>
      <DraftNote isShown={isRestored} onDiscard={discard} />
      {/* Inserted as a whole: Firefox does not announce text that is added to an empty alert. */}
      {incompleteAt !== undefined && (
        <div role="alert" id={alertId} key={incompleteAt}>
          <Notice kind="alert" icon="warning" text={INCOMPLETE} />
        </div>
      )}
      <Field
        name="name"
        label="Your name"
        autoComplete="name"
        value={message.name}
        error={errors.name}
        describedBy={describedBy('name')}
        onChange={change}
      />
      <Field
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        value={message.email}
        error={errors.email}
        describedBy={describedBy('email')}
        onChange={change}
      />
      <Field
        name="message"
        label="Message"
        isLong
        value={message.message}
        error={errors.message}
        describedBy={describedBy('message')}
        onChange={change}
      />
      <Honeypot />
      <p>
        <Button kind="accent" type="submit" aria-disabled={state.step === 'sending' || undefined}>
          {state.step === 'sending' ? 'Sending …' : outcome && outcome !== 'sent' ? 'Send again' : 'Send'}
        </Button>
      </p>
      <OutcomePanel
        ref={verdict}
        outcome={outcome}
        message={message}
        email={email}
        replyWithinHours={replyWithinHours}
      />
    </form>
  );
}
