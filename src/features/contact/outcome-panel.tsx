import { clsx } from 'clsx';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { Link } from '../../ui/link.tsx';
import type { Toast } from '../../ui/toaster.tsx';
import type { Failure, Outcome } from './email.ts';
import { mailLink } from './mail-link.ts';
import { isEmpty, type Message } from './message.ts';
import styles from './outcome-panel.module.css';

const SENT: Toast = { text: 'Message sent successfully!', isFailure: false };
/** The toast of every message that was not, or may not have been, sent. The sentence says what else is known. */
const FAILED: Toast = { text: 'Failed to send message. Please try again later.', isFailure: true };

/** What the toast says, and what the page says beside the form. */
interface Words {
  toast: Toast;
  sentence: string;
}

/** All that is said of an outcome. `log` is for the console, before the reason. */
export const OUTCOMES: { sent: Words } & Record<Failure['kind'], Words & { log: string }> = {
  sent: { toast: SENT, sentence: 'Your message has been sent.' },
  refused: {
    toast: FAILED,
    sentence: 'Your message was not sent: the email service did not accept it.',
    log: 'The message was not sent:',
  },
  unsent: {
    toast: FAILED,
    sentence: 'Your message was not sent: it did not leave this device.',
    log: 'The message was not sent:',
  },
  unknown: {
    toast: FAILED,
    sentence: 'We cannot tell whether your message arrived: it may have, but no confirmation came back.',
    log: 'The message may not have been sent:',
  },
};

interface OutcomePanelProps {
  outcome: Outcome;
  /** The line that says it. */
  ref: RefObject<HTMLParagraphElement | null>;
  /** What the fields hold, for the visitor's own email program. */
  message: Message;
  email: string;
  replyWithinHours: number;
}

/** How sending ended, in full, and what the visitor can do now. */
export function OutcomePanel({ outcome, ref, message, email, replyWithinHours }: OutcomePanelProps) {
  const { sentence, toast } = OUTCOMES[outcome.kind];
  const { href, mustPaste } = mailLink(email, message);

  // Screen readers read it at once. In the same task as it appears: an Enter key that is still held does not send again.
  useLayoutEffect(() => ref.current?.focus(), [ref]);

  useEffect(() => {
    if (outcome.kind !== 'sent') console.error(OUTCOMES[outcome.kind].log, outcome.reason);
  }, [outcome]);

  return (
    <div className={clsx(styles.panel, toast.isFailure && styles.failure)}>
      <p className={styles.status} ref={ref} tabIndex={-1}>
        {toast.isFailure ? sentence : `${sentence} We reply within ${replyWithinHours} hours.`}
      </p>
      {/* After Back, not every browser restores the text. */}
      {toast.isFailure && !isEmpty(message.message) && (
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
