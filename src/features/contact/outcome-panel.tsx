import { clsx } from 'clsx';
import { type PropsWithChildren, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './contact-form.module.css';
import { scrollToForm } from './scroll-to-form.ts';

interface OutcomePanelProps {
  outcome: 'sent' | 'failed' | undefined;
  replyWithinHours: number;
  /** The element that gets the focus, so that screen readers read it. Its words do not repeat those of the toast. */
  ref: RefObject<HTMLSpanElement | null>;
  onNextMessage: () => void;
}

/** The outcome of sending. After a success, the panel replaces the fields. @param children another way to send */
export function OutcomePanel(props: PropsWithChildren<OutcomePanelProps>) {
  const { outcome, replyWithinHours, ref, onNextMessage, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const isSent = outcome === 'sent';
  const hasFailed = outcome === 'failed';
  const words = {
    sent: `We reply within ${replyWithinHours} hours.`,
    failed: 'No confirmation came back: send your message again later, even if it arrives twice,',
  };

  // Moves the focus before the browser handles further keys: an Enter key that is still held must not send again.
  useLayoutEffect(() => {
    if (!outcome) return;
    ref.current?.focus({ preventScroll: true });
    if (panel.current) scrollToForm(panel.current, { hasToast: true });
  }, [outcome, ref]);

  return (
    <div ref={panel} hidden={!outcome} className={clsx('stack', styles.notice, hasFailed && styles.failure)}>
      <p>
        <span>{isSent ? 'Your message has been sent. ' : ''}</span>
        {/* The link is outside the focused element: the screen reader Orca does not read one that has text and a link. */}
        <span ref={ref} tabIndex={-1}>
          {outcome ? words[outcome] : ''}
        </span>
        <span hidden={!hasFailed}> or {children}.</span>
      </p>
      <div className="actions" hidden={!isSent}>
        <Button kind="line" onClick={onNextMessage}>
          Write another message
        </Button>
      </div>
    </div>
  );
}
