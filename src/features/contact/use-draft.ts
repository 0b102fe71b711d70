import { useEffect, useRef } from 'react';
import { EMPTY_MESSAGE, isBlank } from './contact-form.ts';
import { DRAFT_KEY, DRAFT_VALID_MS, type Draft, removeDraft, storeDraft, storedDraft } from './draft.ts';
import type { ContactMessage } from './email.ts';

/** How often the draft is saved while the visitor types. */
const SAVE_EVERY_MS = 500;

/** Saves what is written on the device, until it is sent or deleted. */
export function useDraft() {
  const draft = useRef<Draft>({ message: EMPTY_MESSAGE, savedAt: 0, isUnconfirmed: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the draft was changed in this tab, and not only restored. */
  const isOwn = useRef(false);

  function saveNow() {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { message, isUnconfirmed } = draft.current;
    if (isBlank(message) && !isUnconfirmed) removeDraft();
    else storeDraft(draft.current);
  }

  function set(changed: Omit<Draft, 'savedAt'>) {
    draft.current = { ...changed, savedAt: Date.now() };
    isOwn.current = true;
  }

  // Phones close pages without warning, and another tab that sends or deletes its draft takes this one with it.
  useEffect(() => {
    const saveOwn = () => {
      if (isOwn.current && Date.now() - draft.current.savedAt <= DRAFT_VALID_MS) saveNow();
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === DRAFT_KEY && newValue === null) saveOwn();
    };
    document.addEventListener('visibilitychange', saveOwn);
    addEventListener('pagehide', saveOwn);
    addEventListener('storage', onStorage);
    return () => {
      document.removeEventListener('visibilitychange', saveOwn);
      removeEventListener('pagehide', saveOwn);
      removeEventListener('storage', onStorage);
    };
  });

  return {
    /** Restores the draft, if there is one. What the fields hold already takes precedence, field by field. */
    restore(typed: ContactMessage): Draft | undefined {
      const stored = storedDraft();
      if (!stored) return undefined;
      const { name, email, message } = stored.message;
      draft.current = {
        ...stored,
        message: { name: typed.name || name, email: typed.email || email, message: typed.message || message },
      };
      return draft.current;
    },
    /** Saves the message within half a second. */
    save(message: ContactMessage) {
      set({ ...draft.current, message });
      timer.current ??= setTimeout(saveNow, SAVE_EVERY_MS);
    },
    /** Saves at once the message, and whether it may have been sent. */
    saveAttempt(message: ContactMessage, isUnconfirmed: boolean) {
      set({ message, isUnconfirmed });
      saveNow();
    },
  };
}
