import type { Ref } from 'react';
import { Link } from '../../ui/link.tsx';
import type { Outcome } from './email.ts';
import { mailLink } from './mail-link.ts';
import type { Message } from './message.ts';
import styles from './outcome-panel.module.css';

const FAILURES = {
  refused: 'Your message was not sent: the email service did not accept it.',
  unsent: 'Your message was not sent: it did not leave this device.',
  unknown: 'We cannot tell whether your message arrived: it may have, but no confirmation came back.',
};

interface OutcomePanelProps {
  outcome: Outcome['kind'];
  /** The line that receives the focus, so that screen readers read it. */
  ref: Ref<HTMLParagraphElement>;
  /** What the fields hold, for the visitor's own email program. */
  message: Message;
  email: string;
  replyWithinHours: number;
}

/** How sending ended, in full, and what the visitor can do now. */
export function OutcomePanel({ outcome, ref, message, email, replyWithinHours }: OutcomePanelProps) {
  const isFailure = outcome !== 'sent';
  const { href, mustPaste } = mailLink(email, message);
  return (
    <div className={`measure ${styles.panel} ${isFailure ? styles.failure : ''}`}>
      <p className={styles.status} ref={ref} tabIndex={-1}>
        {isFailure ? FAILURES[outcome] : `Your message has been sent. We reply within ${replyWithinHours} hours.`}
      </p>
      {isFailure && (
        <p>
          Your text is still in the form. You can send it again later, or{' '}
          <Link kind="inline" href={href}>
            send it from your email program
          </Link>
          .{mustPaste && ' It is too long for this link: copy it from the form first, then paste it there.'}
        </p>
      )}
    </div>
  );
}
