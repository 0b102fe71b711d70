import { DRAFT_KEY } from '../../lib/draft.ts';
import type { EmailService } from '../../lib/email.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import styles from './contact-form.module.css';
import { DraftNote } from './draft-note.tsx';
import { Field } from './field.tsx';
import { Honeypot } from './honeypot.tsx';
import { Notice } from './notice.tsx';
import { OutcomeReport } from './outcome.tsx';
import { Toaster } from './toaster.tsx';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  service: EmailService;
  /** The secretariat's own address, offered beside the form. */
  email: string;
  replyWithinHours: number;
}

/** The form that writes to the secretariat: docs/decisions/0009-a-form-that-never-lies.md. */
export function ContactForm(props: ContactFormProps) {
  const { email } = props;
  const broken = (
    <p className="lede">
      The form has stopped working. What you wrote is kept where this device allows it: reload the page, or write to{' '}
      <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
  return (
    <ErrorBoundary fallback={broken}>
      <Form {...props} />
    </ErrorBoundary>
  );
}

function Form({ service, email, replyWithinHours }: ContactFormProps) {
  const { form, outcome, message, state, change, discard, submit, dismissAlert } = useContactForm(service);
  const { errors, alert, told, isRestored = false } = state.step === 'writing' ? state : { errors: {} };
  return (
    <>
      <Toaster />
      {/* Outside a dialog, method="dialog" does nothing: a form that no script has taken over
          stays where it is, and what was written does not end up in an address. */}
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
        <div role="alert">{alert && <Notice kind="alert" icon="warning" text={alert} onClose={dismissAlert} />}</div>
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
        <Honeypot />
        <p>
          <Button kind="accent" type="submit" aria-disabled={state.step === 'sending' || undefined}>
            {state.step === 'sending' ? 'Sending …' : told && told.kind !== 'sent' ? 'Send again' : 'Send'}
          </Button>
        </p>
        <OutcomeReport ref={outcome} told={told} message={message} email={email} replyWithinHours={replyWithinHours} />
      </form>
    </>
  );
}
