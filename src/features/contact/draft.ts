import type { Message } from '../../shared/mailto.ts';
import { FIELDS, isEmpty } from './contact-form.ts';

/** What a visitor has written and not yet sent, stored on the device. */
export interface Draft {
  message: Message;
  /** When it was last typed in: from then on it is valid for a day. */
  savedAt: number;
  /** The message may have been sent: nobody knows how the last attempt ended. */
  isUnconfirmed: boolean;
}

/** The form's entry in localStorage. The last digit is the version of the format. */
export const DRAFT_KEY = 'contact-draft-1';

const DRAFT_VALID_MS = 24 * 60 * 60 * 1000;

const SENDING_LOCK = 'contact-form-sending';

/** What this page last read or wrote. Another tab may have stored its draft since. */
let lastSeen: string | null = null;

/**
 * Stores a draft, or removes it if nothing is left to remember, but not one that another tab has stored since. An
 * expired one is not stored again.
 */
export function saveDraft(draft: Draft): void {
  try {
    if (FIELDS.every((field) => isEmpty(draft.message[field])) && !draft.isUnconfirmed) {
      if (localStorage.getItem(DRAFT_KEY) === lastSeen) localStorage.removeItem(DRAFT_KEY);
    } else if (!isExpired(draft.savedAt)) {
      const text = JSON.stringify(draft);
      localStorage.setItem(DRAFT_KEY, text);
      lastSeen = text;
    }
  } catch {
    // Storage is blocked or full. The text is still in the fields.
  }
}

/**
 * The stored draft, if there is one that is no older than a day. Storage can hold anything, so only the known fields are
 * used, and only if they are valid.
 */
export function storedDraft(): Draft | undefined {
  try {
    lastSeen = localStorage.getItem(DRAFT_KEY);
    const { savedAt, isUnconfirmed, message: stored } = JSON.parse(lastSeen ?? 'null');
    const { name, email, message } = stored;
    const isText = [name, email, message].every((value) => typeof value === 'string');
    if (!isText || !Number.isFinite(savedAt) || isExpired(savedAt)) return undefined;
    return { message: { name, email, message }, savedAt, isUnconfirmed: isUnconfirmed === true };
  } catch {
    return undefined;
  }
}

/** Removes a draft older than a day, and what is no draft. Every page runs it: layouts/head.client.ts. */
export function removeExpiredDraft(): void {
  try {
    if (!storedDraft()) localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is blocked.
  }
}

function isExpired(savedAt: number): boolean {
  return Math.abs(Date.now() - savedAt) > DRAFT_VALID_MS;
}

/**
 * Holds a lock while this tab sends its message, so that other tabs do not take it for an attempt that was cut off: the
 * browser releases the lock when the page is closed. Without the Web Locks API or storage there is no lock.
 * @returns a function that releases it
 */
export function holdSendingLock(): () => void {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(SENDING_LOCK, { mode: 'shared' }, () => isReleased).catch(() => undefined);
  return release;
}

export async function isSendingLockHeld(): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === SENDING_LOCK);
  } catch {
    return false;
  }
}
