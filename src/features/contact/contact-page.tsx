import { clsx } from 'clsx';
import type { PropsWithChildren } from 'react';
import { EmailLink, Link } from '../../ui/link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import styles from './contact-page.module.css';

/**
 * The two columns of the page: the form, and who can be reached without it. A component, since Astro puts its style for
 * islands before it, not inside it.
 */
export function ContactColumns({ children }: PropsWithChildren) {
  return <div className={clsx('wrap grid', styles.columns)}>{children}</div>;
}

/** On phones the secretariat's details come after the form: the way there, and the form's heading. */
export function AboveForm({ hasPhones }: { hasPhones: boolean }) {
  return (
    <>
      <p className={clsx('screen-only', styles.toDetails)}>
        <Link kind="text" href="#secretariat">
          {hasPhones ? 'Telephone numbers, email and venue' : 'Email and venue'}
        </Link>
      </p>
      <h2 className="label needs-script screen-only" id="send-a-message">
        Send a message
      </h2>
    </>
  );
}

/** Beside the button of the form. */
export function OrWriteTo({ email }: { email: string }) {
  return (
    <p>
      or write to <EmailLink kind="inline" email={email} />
    </p>
  );
}

/** Above the form, if its script cannot be loaded. */
export function FormFailed({ id, email }: { id: string; email: string }) {
  return (
    <LoadFailure id={id}>
      The form could not be loaded. Please write to <EmailLink kind="inline" email={email} />, or load this page again.
    </LoadFailure>
  );
}

/** Takes the place of the form where JavaScript is turned off. */
export function WithoutScript({ email }: { email: string }) {
  return (
    <p className="lede without-script" data-nosnippet>
      The form needs JavaScript, which is turned off in this browser. Please write to{' '}
      <EmailLink kind="inline" email={email} /> instead.
    </p>
  );
}
