import type { Ref } from 'react';
import type { ContactMessage, SendResult } from '../../lib/email.ts';
import { NextSteps } from './next-steps.tsx';
import styles from './outcome.module.css';

/** What a visitor is told of an attempt. `blocked`: it looked automatic. */
export type Outcome =
  | { kind: 'sent' | 'unknown'; reference: string }
  | { kind: 'failed'; reference: string; hasLeft: boolean }
  | { kind: 'blocked' };

/** An outcome in a few words, announced as a toast. */
export const TOASTS: Record<Outcome['kind'], string> = {
  sent: 'Message sent successfully!',
  failed: 'Failed to send message. Please try again later.',
  unknown: 'We cannot tell whether your message arrived.',
  blocked: 'Your message looked automatic and was not sent.',
};

export function outcomeOf(result: SendResult, reference: string): Outcome {
  if (result.kind === 'sent' || result.kind === 'unknown') return { kind: result.kind, reference };
  return { kind: 'failed', reference, hasLeft: result.kind === 'refused' };
}

interface OutcomeReportProps {
  told: Outcome | undefined;
  /** Where the focus goes once an outcome is told. */
  ref: Ref<HTMLParagraphElement>;
  /** What the fields hold. */
  message: ContactMessage;
  email: string;
  replyWithinHours: number;
}

/** How sending ended, in full, and what can be done now. */
export function OutcomeReport({ told, ref, message, email, replyWithinHours }: OutcomeReportProps) {
  const isSettled = !told || told.kind === 'sent';
  const { verdict, advice } = told ? wordsFor(told, replyWithinHours) : {};
  return (
    <div className={isSettled ? styles.outcome : `${styles.outcome} ${styles.open}`}>
      <p className={styles.verdict} ref={ref} tabIndex={-1}>
        {verdict}
      </p>
      {advice && <p>{advice}</p>}
      {told && 'reference' in told && (
        <p className={styles.reference}>
          Reference <b>{told.reference}</b>
        </p>
      )}
      {!isSettled && (
        <NextSteps message={message} reference={'reference' in told ? told.reference : undefined} email={email} />
      )}
    </div>
  );
}

function wordsFor(told: Outcome, replyWithinHours: number): { verdict: string; advice?: string } {
  switch (told.kind) {
    case 'sent':
      return { verdict: `Your message has been sent. We reply within ${replyWithinHours} hours.` };
    case 'failed':
      return {
        verdict: 'Your message was not sent, and nothing you wrote is lost.',
        advice: told.hasLeft
          ? 'The service that carries our mail did not take it. Send again in a moment, or take another way:'
          : 'It did not leave this device. Send again once you are online; if that does not help, reload the page, or take another way:',
      };
    case 'unknown':
      return {
        verdict: 'We cannot tell whether your message arrived. Nothing you wrote is lost.',
        advice: `It may have left this device, but no answer came back. If it arrived, we reply within ${replyWithinHours} hours. You can send it again: by its reference the secretariat sees that it is the same. Or take another way:`,
      };
    case 'blocked':
      return {
        verdict: 'Your message looked automatic and was not sent. Nothing you wrote is lost.',
        advice: 'If you are a person, as we think, send again and it will go through. Or take another way:',
      };
  }
}
