import { useEffect, useRef } from 'react';
import { EMPTY_MESSAGE, isBlank } from '../../lib/contact-form.ts';
import { type Attempt, type Draft, removeDraft, storeDraft, storedDraft } from '../../lib/draft.ts';
import type { ContactMessage } from '../../lib/email.ts';

/** While someone writes, what is written is kept this often. */
const KEEP_EVERY_MS = 500;

/** Keeps what is written on the device, until it is sent or discarded. */
export function useDraft() {
  const draft = useRef<Draft>({ message: EMPTY_MESSAGE });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function keepNow() {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { message, attempt } = draft.current;
    if (isBlank(message) && !attempt?.isOpen) removeDraft();
    else storeDraft(draft.current);
  }

  // Phones end pages without a word: what is still waiting to be kept is kept when they leave the screen.
  useEffect(() => {
    const keepWaiting = () => {
      if (timer.current) keepNow();
    };
    document.addEventListener('visibilitychange', keepWaiting);
    addEventListener('pagehide', keepWaiting);
    return () => {
      document.removeEventListener('visibilitychange', keepWaiting);
      removeEventListener('pagehide', keepWaiting);
    };
  });

  return {
    /** Takes up the draft, if there is one. What the fields hold already wins over it, field by field. */
    restore(typed: ContactMessage): Draft | undefined {
      const stored = storedDraft();
      if (!stored) return undefined;
      const { name, email, message } = stored.message;
      draft.current = {
        message: { name: typed.name || name, email: typed.email || email, message: typed.message || message },
        attempt: stored.attempt,
      };
      return draft.current;
    },
    /** Keeps the message within a second. */
    keep(message: ContactMessage) {
      draft.current = { ...draft.current, message };
      timer.current ??= setTimeout(keepNow, KEEP_EVERY_MS);
    },
    /** Keeps the message at once, and how sending it stands. */
    keepAttempt(message: ContactMessage, attempt: Attempt | undefined) {
      draft.current = { message, attempt };
      keepNow();
    },
  };
}
