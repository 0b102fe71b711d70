import { clsx } from 'clsx';
import { type PropsWithChildren, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './contact-form.module.css';
import { scrollToForm } from './scroll-to-form.ts';

interface OutcomePanelProps {
  isSent: boolean;
  replyWithinHours: number;
  /** The words that are not in the toast, which get the focus. */
  ref: RefObject<HTMLSpanElement | null>;
}

/** The outcome of sending. Its children are another way to send. */
export function OutcomePanel({ isSent, replyWithinHours, ref, children }: PropsWithChildren<OutcomePanelProps>) {
  const panel = useRef<HTMLParagraphElement>(null);

  // Before the browser handles further keys: an Enter key that is still held must not send again.
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true });
    if (panel.current) scrollToForm(panel.current, { hasToast: true });
  }, [ref]);

  return (
    <p ref={panel} className={clsx(styles.notice, !isSent && styles.failure)}>
      {isSent && 'Your message has been sent. '}
      {/* Without the link: Orca reads nothing if text and link are focused together. */}
      <span ref={ref} tabIndex={-1}>
        {isSent
          ? `We reply within ${replyWithinHours} hours.`
          : 'No confirmation came back: send your message again later, even if it arrives twice,'}
      </span>
      {!isSent && <> or {children}.</>}
    </p>
  );
}
