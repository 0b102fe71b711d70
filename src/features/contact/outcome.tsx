import type { Ref } from 'react';
import toast, { useToaster } from 'react-hot-toast/headless';
import { Icon } from '../../ui/icon.tsx';
import styles from './contact.module.css';
import type { Outcome } from './form-state.ts';
import type { Message } from './message.ts';
import { formatMessage, mailtoOf } from './message-as-text.ts';

/** The toast of every message that was not, or may not have been, sent. The panel says what else is known. */
export const FAILED = 'Failed to send message. Please try again later.';

/** Long enough to read twice. Pointing at the toast stops the time. */
const SUCCESS_TOAST_MS = 6000;

/** Shows the toast of an outcome in place of the last one. That of a failure stays until it is dismissed. */
export function showToast(isSent: boolean): void {
  if (isSent) toast.success('Message sent successfully!', { id: 'contact', duration: SUCCESS_TOAST_MS });
  else toast.error(FAILED, { id: 'contact', duration: Number.POSITIVE_INFINITY });
}

/** Where toasts appear: top centre, below the header, announced politely. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const shown = toasts.filter(({ visible }) => visible);
  return (
    <div className={styles.toaster} role="status" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {shown.map(({ id, type, message }) => (
        <Toast key={id} isFailure={type === 'error'} text={String(message)} onClose={() => toast.remove(id)} />
      ))}
    </div>
  );
}

/** A message above the page. Where React does not run it, early-submit.client.ts makes its close button work. */
export function Toast({ text, isFailure, onClose }: { text: string; isFailure: boolean; onClose?: () => void }) {
  return (
    <div className={`${styles.notice} ${styles.toast} ${isFailure ? styles.failed : ''}`} data-theme="night">
      <Icon name={isFailure ? 'warning' : 'sent'} className={styles.sign} />
      <p>{text}</p>
      <button type="button" className={`target ${styles.close}`} aria-label="Dismiss" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

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
  refused: 'The e-mail service did not accept it. Send it again later, or use another way:',
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
    <div className={`measure ${styles.outcome} ${isFailure ? 'failure' : visibility}`}>
      <p className="status" ref={ref} tabIndex={-1}>
        {outcome && `${STATUSES[outcome]} ${next}`}
      </p>
      {advice && <p>{advice}</p>}
      {isFailure && <NextSteps message={message} email={email} />}
    </div>
  );
}

/** Other ways to reach the secretariat. `ui/copy.client.ts` does the copying. */
function NextSteps({ message, email }: { message: Message; email: string }) {
  const { href, mustPaste } = mailtoOf(email, message);
  const text = formatMessage(message);
  return (
    <ul className={`ruled fine quiet ${styles.steps}`}>
      <li>
        <a className="target text-link" href={href}>
          Send it from your e-mail program
        </a>
        {mustPaste && <p>Your message is too long for this link. Copy it first, then paste it there.</p>}
      </li>
      <li>
        <textarea aria-label="Your message, to copy" rows={4} value={text} readOnly hidden />
        <button type="button" className="target text-link" data-copy={text}>
          Copy the message
        </button>
        <p role="status" hidden />
      </li>
      <WriteTo email={email} />
    </ul>
  );
}

/** Fallback: the plain e-mail address. */
export function WriteTo({ email }: { email: string }) {
  return (
    <li>
      <p>
        Write to{' '}
        <a className="target text-link" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </li>
  );
}
