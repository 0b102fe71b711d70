import type { PropsWithChildren } from 'react';
import { routes } from '../../routes.ts';
import { outsideArchive } from '../../shared/base-path.ts';
import { ordinal } from '../../shared/words.ts';
import { Wrap } from '../../ui/clause.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Label, Lede } from '../../ui/letters.tsx';
import { Link } from '../../ui/link.tsx';
import { linkClass } from '../../ui/link-kind.ts';
import { Report } from '../../ui/report.tsx';
import styles from './contact-page.module.css';
import { NextSteps, SendingStatus, WriteTo } from './outcome-panel.tsx';
import { FAILED, Toast, ToastRegion } from './toast.tsx';

/** The two columns of the page: the form, and who can be reached without it. */
export function ContactColumns({ children }: PropsWithChildren) {
  return <Wrap className={`columns ${styles.columns}`}>{children}</Wrap>;
}

/** Takes the place of the form where JavaScript is turned off. */
export function WithoutScript({ email, replyWithinHours }: { email: string; replyWithinHours: number }) {
  return (
    <Lede className="without-script" data-nosnippet>
      The form needs JavaScript, which is turned off in this browser. Please write to{' '}
      <Link kind="inline" href={`mailto:${email}`}>
        {email}
      </Link>{' '}
      instead. We reply within {replyWithinHours} hours.
    </Lede>
  );
}

/** Takes the place of the form in an archive: nobody reads what is sent to the secretariat of that year. */
export function ArchivedContact({ title, edition }: { title: string; edition: number }) {
  return (
    <section className="stack" aria-labelledby="send-a-message">
      <Label as="h2" id="send-a-message">
        {title}
      </Label>
      <p className="measure">
        This is the archive of the {ordinal(edition)} edition, and its form is closed. Please write to this year’s
        secretariat.
      </p>
      <p>
        <a className={linkClass('action')} href={outsideArchive(routes.contact)}>
          Go to the contact page of this year’s site <Icon name="arrow-right" />
        </a>
      </p>
    </section>
  );
}

/**
 * Shown by early-submit.client.ts when the form is sent and its script does not load: the toast, and the panel under
 * the form. Both are outside the island, so that no React script is needed to show them.
 */
export function ScriptMissing({ email }: { email: string }) {
  return (
    <div id="script-missing" hidden>
      <Report isFailure className={styles.missing}>
        <SendingStatus>
          Your message was not sent, because part of this page did not load. Your text is still in the form.
        </SendingStatus>
        <NextSteps>
          <li>
            <Link kind="text" href={routes.contact}>
              Reload the page and try again
            </Link>
          </li>
          <li>
            <Link kind="text" href={`mailto:${email}`} data-mailto="">
              Send it from your email program
            </Link>
          </li>
          <WriteTo email={email} />
        </NextSteps>
      </Report>
      <ToastRegion>
        <Toast isFailure text={FAILED} />
      </ToastRegion>
    </div>
  );
}
