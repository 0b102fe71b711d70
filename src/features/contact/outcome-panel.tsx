import { clsx } from 'clsx';
import { type PropsWithChildren, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './contact-form.module.css';
import { scrollToForm } from './scroll-to-form.ts';

interface OutcomePanelProps {
  isSent: boolean;
  replyWithinHours: number;
  /** Gets the focus: the words that are not in the toast. */
  ref: RefObject<HTMLSpanElement | null>;
}

/** What became of the message. Its children are another way to send it. */
export function OutcomePanel({ isSent, replyWithinHours, ref, children }: PropsWithChildren<OutcomePanelProps>) {
  const panel = useRef<HTMLParagraphElement>(null);

  // In the same task as it appears, so that an Enter key that is still held does not send again.
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true });
    if (panel.current) scrollToForm(panel.current);
  }, [ref]);

  return (
    <p ref={panel} className={clsx(styles.notice, !isSent && styles.failure)}>
      {isSent && 'Your message has been sent. '}
      {/* Without the link: of words and a link that get the focus together, Orca says none. */}
      <span ref={ref} tabIndex={-1}>
        {isSent
          ? `We reply within ${replyWithinHours} hours.`
          : 'No confirmation came back: send your message again later, even if it arrives twice,'}
      </span>
      {!isSent && <> or {children}.</>}
    </p>
  );
}
