import { Button } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Label, Lede, Quiet } from '../../ui/letters.tsx';
import { linkClass } from '../../ui/link-kind.ts';
import styles from './contact-form.module.css';
import type { EmailService } from './email.ts';
import { isSending } from './form-state.ts';
import { FIELDS, HONEYPOT, isEmpty } from './message.ts';
import { MessageField } from './message-field.tsx';
import { Notice } from './notice.tsx';
import { OutcomePanel } from './outcome-panel.tsx';
import { Toaster } from './toast.tsx';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  title: string;
  service: EmailService;
  /** The secretariat's own address, offered as another way. */
  email: string;
  replyWithinHours: number;
}

/** The form that sends a message to the secretariat: docs/decisions/0009-a-form-that-never-lies.md. */
export function ContactForm({ title, service, email, replyWithinHours }: ContactFormProps) {
  // Outside the boundary: the outcome of a message is still reported if its panel breaks.
  const contact = useContactForm(service);
  const broken = (
    <Lede>
      The form has stopped working. Reload the page: your text is kept if the browser allows it. Or write to{' '}
      <a href={`mailto:${email}`}>{email}</a>.
    </Lede>
  );
  return (
    <>
      <Toaster />
      <ErrorBoundary fallback={broken}>
        <Form {...contact} title={title} email={email} replyWithinHours={replyWithinHours} />
      </ErrorBoundary>
    </>
  );
}

type FormProps = ReturnType<typeof useContactForm> & Omit<ContactFormProps, 'service'>;

function Form({ title, form, status, state, change, discard, submit, email, replyWithinHours }: FormProps) {
  const { message, errors, rejections, isRestored, outcome } = state;
  const isUnderWay = isSending(state);
  const isIncomplete = FIELDS.some((name) => errors[name] && isEmpty(message[name]));
  // Outside a dialog, method="dialog" does nothing. If no script takes over the form, the text does not end up in an
  // address.
  return (
    <form
      ref={form}
      id="contact-form"
      className={`needs-script screen-only stack ${styles.form}`}
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-labelledby="send-a-message"
    >
      <Label as="h2" id="send-a-message">
        {title}
      </Label>
      <Quiet as="div" className={`actions no-row-if-empty ${styles.note}`} aria-live="polite">
        {isRestored && (
          <>
            <p>We kept your text, in this tab only.</p>
            <button type="button" className={linkClass('text')} onClick={discard}>
              Delete it now
            </button>
          </>
        )}
      </Quiet>
      {/* Inserted as a whole: Firefox does not announce text that is added to an empty alert. */}
      {isIncomplete && (
        <Notice role="alert" key={rejections} icon="warning" className={styles.alert}>
          <p>Please fill in all fields before submitting.</p>
        </Notice>
      )}
      {FIELDS.map((name) => (
        <MessageField key={name} name={name} value={message[name]} error={errors[name]} onChange={change} />
      ))}
      <Honeypot />
      <p>
        <Button kind="accent" type="submit" aria-disabled={isUnderWay || undefined}>
          {isUnderWay ? 'Sending …' : outcome && outcome.kind !== 'sent' ? 'Send again' : 'Send'}
        </Button>
      </p>
      {/* Orca does not say that the words on a button change, and an answer can take some time. */}
      <p className="visually-hidden" aria-live="polite">
        {isUnderWay && 'Sending …'}
      </p>
      <OutcomePanel
        ref={status}
        outcome={outcome?.kind}
        message={message}
        email={email}
        replyWithinHours={replyWithinHours}
      />
    </form>
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
