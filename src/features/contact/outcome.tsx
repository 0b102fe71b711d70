import type { Ref } from 'react';
import type { ContactMessage } from './email.ts';
import { NextSteps } from './next-steps.tsx';
import styles from './outcome.module.css';

/** The toast for every message that was not, or may not have been, sent. The panel below says what else is known. */
export const FAILED = 'Failed to send message. Please try again later.';

/** How an attempt to send ended, as `SendResult` has it, or `blocked` because it looked automatic. */
export type Outcome = 'sent' | 'refused' | 'unreachable' | 'unknown' | 'blocked';

interface OutcomePanelProps {
  outcome: Outcome | undefined;
  /** Receives the focus when there is an outcome. */
  ref: Ref<HTMLParagraphElement>;
  /** What the fields hold. */
  message: ContactMessage;
  email: string;
  replyWithinHours: number;
}

/** How sending ended, in full, and what the visitor can do now. */
export function OutcomePanel({ outcome, ref, message, email, replyWithinHours }: OutcomePanelProps) {
  const isFailure = outcome !== undefined && outcome !== 'sent';
  const { verdict, advice } = outcome ? wordsFor(outcome, replyWithinHours) : {};
  return (
    <div className={isFailure ? `${styles.outcome} ${styles.failure}` : styles.outcome}>
      <p className={styles.verdict} ref={ref} tabIndex={-1}>
        {verdict}
      </p>
      {advice && <p>{advice}</p>}
      {isFailure && <NextSteps message={message} email={email} />}
    </div>
  );
}

function wordsFor(outcome: Outcome, replyWithinHours: number): { verdict: string; advice?: string } {
  switch (outcome) {
    case 'sent':
      return { verdict: `Your message has been sent. We reply within ${replyWithinHours} hours.` };
    case 'refused':
      return {
        verdict: 'Your message was not sent. Your text is still in the form.',
        advice: 'The e-mail service did not accept it. Send it again later, or use another way:',
      };
    case 'unreachable':
      return {
        verdict: 'Your message was not sent. Your text is still in the form.',
        advice:
          'It did not leave this device. Send it again when you are online. If that does not help, reload the page, or use another way:',
      };
    case 'unknown':
      return {
        verdict: 'We cannot tell whether your message arrived. Your text is still in the form.',
        advice: `It may have reached us, but no answer came back. If it did, we reply within ${replyWithinHours} hours. You can send it again: the secretariat will see that the text is the same. Or use another way:`,
      };
    case 'blocked':
      return {
        verdict: 'Your message was not sent, because it looked automatic. Your text is still in the form.',
        advice: 'If you wrote it yourself, send it again and it will go through. Or use another way:',
      };
  }
}
