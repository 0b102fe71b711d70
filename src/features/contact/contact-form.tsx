import type { MouseEventHandler } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import styles from './contact-form.module.css';
import { type FieldName, HONEYPOT } from './contact-form.ts';
import { DRAFT_KEY } from './draft.ts';
import type { EmailService } from './email.ts';
import { Field } from './field.tsx';
import { Notice, Toaster } from './notice.tsx';
import { OutcomePanel } from './outcome.tsx';
import { useContactForm } from './use-contact-form.ts';

const INCOMPLETE = 'Please fill in all fields before submitting.';

interface ContactFormProps {
  service: EmailService;
  /** The secretariat's own address, offered as another way. */
  email: string;
  replyWithinHours: number;
}

/** The form that sends a message to the secretariat: docs/decisions/0009-a-form-that-never-lies.md. */
export function ContactForm({ service, email, replyWithinHours }: ContactFormProps) {
  // Outside the boundary: the outcome of a message is still reported if its panel breaks.
  const contact = useContactForm(service);
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
        <Form {...contact} email={email} replyWithinHours={replyWithinHours} />
      </ErrorBoundary>
    </>
  );
}

type FormProps = ReturnType<typeof useContactForm> & Omit<ContactFormProps, 'service'>;

function Form({ form, verdict, state, change, discard, submit, email, replyWithinHours }: FormProps) {
  const { message, errors, rejections, isIncomplete, isRestored, isSending, outcome } = state;
  const isAlerting = isIncomplete && Object.keys(errors).length > 0;
  const field = (name: FieldName) => ({
    name,
    value: message[name],
    error: errors[name],
    onChange: change,
  });
  // Outside a dialog, method="dialog" does nothing. If no script takes over the form, the text does not end up in an
  // address.
  return (
    <form
      ref={form}
      className={`needs-script screen-only ${styles.form}`}
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
      {isAlerting && (
        <div role="alert" key={rejections}>
          <Notice kind="alert" text={INCOMPLETE} />
        </div>
      )}
      <Field {...field('name')} label="Your name" autoComplete="name" />
      <Field {...field('email')} label="E-mail" type="email" autoComplete="email" />
      <Field {...field('message')} label="Message" isLong />
      <Honeypot />
      <p>
        <Button kind="accent" type="submit" aria-disabled={isSending || undefined}>
          {isSending ? 'Sending …' : outcome && outcome.kind !== 'sent' ? 'Send again' : 'Send'}
        </Button>
      </p>
      {/* Orca does not say that the words on a button change, and an answer can take some time. */}
      <p className="visually-hidden" aria-live="polite">
        {isSending && 'Sending …'}
      </p>
      <OutcomePanel
        ref={verdict}
        outcome={outcome?.kind}
        message={message}
        email={email}
        replyWithinHours={replyWithinHours}
      />
    </form>
  );
}

/** Says that the fields hold an earlier draft, and offers to delete it. */
function DraftNote({ isShown, onDiscard }: { isShown: boolean; onDiscard: MouseEventHandler<HTMLButtonElement> }) {
  return (
    <div className={`actions ${styles.note}`} aria-live="polite">
      {isShown && (
        <>
          <p>We saved your draft on this device. It is deleted after a day.</p>
          <button type="button" className="target text-link" onClick={onDiscard}>
            Delete it now
          </button>
        </>
      )}
    </div>
  );
}

/**
 * A field that only bots fill in. It is out of sight, out of the tab order and out of the accessibility tree, and
 * its attributes ask browsers and password managers not to fill it in.
 */
function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={HONEYPOT}>Leave this field empty</label>
      <input
        id={HONEYPOT}
        type="text"
        name={HONEYPOT}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  );
}
