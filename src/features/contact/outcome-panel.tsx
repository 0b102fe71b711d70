import type { PropsWithChildren, Ref } from 'react';
import { Link } from '../../ui/link.tsx';
import { linkClass } from '../../ui/link-kind.ts';
import { Report, Status } from '../../ui/report.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import type { Outcome } from './form-state.ts';
import type { Message } from './message.ts';
import { formatMessage, mailtoOf } from './message-as-text.ts';
import styles from './outcome-panel.module.css';

interface OutcomePanelProps {
  outcome: Outcome['kind'] | undefined;
  /** Receives the focus when there is an outcome. */
  ref: Ref<HTMLParagraphElement>;
  /** What the fields hold. */
  message: Message;
  email: string;
  replyWithinHours: number;
}

const STATUSES: Record<Outcome['kind'], string> = {
  sent: 'Your message has been sent.',
  refused: 'Your message was not sent.',
  unreachable: 'Your message was not sent.',
  unknown: 'We cannot tell whether your message arrived.',
  blocked: 'Your message was not sent, because it looked automated.',
};

const adviceFor = (hours: number): Record<Outcome['kind'], string> => ({
  sent: '',
  refused: 'The email service did not accept it. Send it again later, or use another way:',
  unreachable:
    'It did not leave this device. Send it again when you are online. If that does not help, reload the page, or use another way:',
  unknown: `It may have reached us, but no answer came back. If it did, we reply within ${hours} hours. You can send it again: the secretariat will see that the text is the same. Or use another way:`,
  blocked: 'If you wrote it yourself, send it again and it will go through. Or use another way:',
});

/** How sending ended, in full, and what the visitor can do now. */
export function OutcomePanel({ outcome, ref, message, email, replyWithinHours }: OutcomePanelProps) {
  const isFailure = outcome !== undefined && outcome !== 'sent';
  const advice = outcome && adviceFor(replyWithinHours)[outcome];
  const next = isFailure ? 'Your text is still in the form.' : `We reply within ${replyWithinHours} hours.`;
  // While there is no outcome, it takes no row and so no gap.
  const visibility = outcome ? '' : 'visually-hidden';
  return (
    <Report isFailure={isFailure} className={visibility}>
      <SendingStatus ref={ref}>{outcome && `${STATUSES[outcome]} ${next}`}</SendingStatus>
      {advice && <p>{advice}</p>}
      {isFailure && <OtherWays message={message} email={email} />}
    </Report>
  );
}

/** How sending ended, in one line that takes the focus. */
export function SendingStatus({ ref, children }: PropsWithChildren<{ ref?: Ref<HTMLParagraphElement> }>) {
  return (
    <Status className={styles.status} ref={ref}>
      {children}
    </Status>
  );
}

/** What the visitor can do, one entry for each way. */
export function NextSteps({ children }: PropsWithChildren) {
  return (
    <Ruled isFine className={styles.steps}>
      {children}
    </Ruled>
  );
}

/** Other ways to reach the secretariat. `ui/copy.client.ts` does the copying. */
function OtherWays({ message, email }: { message: Message; email: string }) {
  const { href, mustPaste } = mailtoOf(email, message);
  const text = formatMessage(message);
  return (
    <NextSteps>
      <li>
        <Link kind="text" href={href}>
          Send it from your email program
        </Link>
        {mustPaste && <p>Your message is too long for this link. Copy it first, then paste it there.</p>}
      </li>
      <li>
        <textarea aria-label="Your message, to copy" rows={4} value={text} readOnly hidden />
        <button type="button" className={linkClass('text')} data-copy={text}>
          Copy the message
        </button>
        <p role="status" hidden />
      </li>
      <WriteTo email={email} />
    </NextSteps>
  );
}

/** Fallback: the plain email address. */
export function WriteTo({ email }: { email: string }) {
  return (
    <li>
      <p>
        Write to{' '}
        <Link kind="text" href={`mailto:${email}`}>
          {email}
        </Link>
      </p>
    </li>
  );
}
