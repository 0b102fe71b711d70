import { clsx } from 'clsx';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { Link } from '../../ui/link.tsx';
import type { Failure, Outcome } from './email.ts';
import { mailLink } from './mail-link.ts';
import type { Message } from './message.ts';
import styles from './outcome-panel.module.css';

/** The text of the visitor is still in the form. */
const SENTENCES: Record<Failure['kind'], { sentence: string; remedy: string }> = {
  refused: {
    sentence: 'Your message was not sent: the email service did not accept it.',
    remedy: 'You can send it again later, or',
  },
  unsent: {
    sentence: 'Your message was not sent: it did not leave this device.',
    remedy: 'You can send it again later, or',
  },
  unknown: {
    sentence: 'No confirmation came back for your message.',
    remedy: 'It does no harm if it arrives twice: you can send it again later, or',
  },
};

interface OutcomePanelProps {
  outcome: Outcome;
  /** Gets the focus: the words that are not in the toast. */
  ref: RefObject<HTMLElement | null>;
  message: Message;
  email: string;
  replyWithinHours: number;
}

export function OutcomePanel({ outcome, ref, message, email, replyWithinHours }: OutcomePanelProps) {
  // In the same task as it appears, so that an Enter key that is still held does not send again.
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true });
    // In the middle of the window, no heading is below the toast.
    ref.current?.scrollIntoView({ block: 'center' });
  }, [ref]);

  useEffect(() => {
    if (outcome.kind !== 'sent') console.error('Failed to send message:', outcome.reason);
  }, [outcome]);

  if (outcome.kind === 'sent') {
    return (
      <p className={clsx(styles.panel, styles.status)}>
        Your message has been sent.{' '}
        <span ref={ref} tabIndex={-1}>
          We reply within {replyWithinHours} hours.
        </span>
      </p>
    );
  }
  const { sentence, remedy } = SENTENCES[outcome.kind];
  const { href, mustPaste } = mailLink(email, message);
  return (
    <div className={clsx(styles.panel, styles.failure)}>
      <p className={styles.status} ref={ref as RefObject<HTMLParagraphElement | null>} tabIndex={-1}>
        {sentence}
      </p>
      <p>
        Your text is still here. {remedy}{' '}
        <Link kind="inline" href={href}>
          send it from your email program
        </Link>
        .{mustPaste && ' It is too long for this link: copy it from the form first, then paste it there.'}
      </p>
    </div>
  );
}
