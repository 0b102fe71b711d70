import { clsx } from 'clsx';
import { type PropsWithChildren, useEffect, useState } from 'react';

/** After this time, a live region says “Sending …”: Orca, a screen reader, does not announce the button’s new label. */
const ANNOUNCED_MS = 1000;
const SLOW_MS = 10_000;

const WORDS = {
  announced: 'Sending …',
  slow: 'Your message is taking longer than usual: please keep this page open,',
};

/**
 * Says that a message is being sent, but not at once: if the service answers fast, screen readers hear the outcome alone.
 * @param children another way to send
 */
export function WhileSending({ isSending, children }: PropsWithChildren<{ isSending: boolean }>) {
  const [words, setWords] = useState<keyof typeof WORDS>();

  useEffect(() => {
    if (!isSending) return;
    const timers = [setTimeout(setWords, ANNOUNCED_MS, 'announced'), setTimeout(setWords, SLOW_MS, 'slow')];
    return () => {
      timers.forEach(clearTimeout);
      setWords(undefined);
    };
  }, [isSending]);

  return (
    <p aria-live="polite" hidden={!words} className={clsx(words === 'announced' && 'visually-hidden')}>
      <span>{words ? WORDS[words] : ''}</span>
      <span hidden={words !== 'slow'}> or {children}.</span>
    </p>
  );
}
