import type { ContactMessage } from './email.ts';

/** What a visitor has written and not yet sent, stored on the device. */
export interface Draft {
  message: ContactMessage;
  /** When it was last typed in: from then on it is valid for a day. */
  savedAt: number;
  /** The message may have been sent: nobody knows how the last attempt ended. */
  isUnconfirmed: boolean;
}

/** The form's entry in localStorage. The last digit is the version of the format. */
export const DRAFT_KEY = 'contact-draft-1';

export const DRAFT_VALID_MS = 24 * 60 * 60 * 1000;

/** Far more than the form accepts. Anything longer did not come from it. */
const MAX_STORED = 200_000;

/** What this page last read or wrote. Another tab may have stored a draft of its own since. */
let lastSeen: string | null = null;

/** Stores a draft. @returns whether that worked: storage may be blocked or full */
export function storeDraft(draft: Draft): boolean {
  try {
    const text = JSON.stringify(draft);
    localStorage.setItem(DRAFT_KEY, text);
    lastSeen = text;
    return true;
  } catch {
    return false;
  }
}

/** The stored draft, if there is a valid one that is no older than a day. */
export function storedDraft(): Draft | undefined {
  try {
    lastSeen = localStorage.getItem(DRAFT_KEY);
    if (lastSeen === null) return undefined;
    const draft = parseDraft(lastSeen, Date.now());
    if (!draft) removeDraft();
    return draft;
  } catch {
    return undefined;
  }
}

/** Removes the draft of this page, but not one that another tab has stored since. */
export function removeDraft(): void {
  try {
    if (localStorage.getItem(DRAFT_KEY) === lastSeen) localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Where storage is blocked there is nothing to remove.
  }
}

/** Removes a draft older than a day. Every page runs it: layouts/head.client.ts. */
export function removeExpiredDraft(): void {
  try {
    const { savedAt } = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '');
    if (!(Math.abs(Date.now() - savedAt) <= DRAFT_VALID_MS)) localStorage.removeItem(DRAFT_KEY);
  } catch {
    // There is no draft, or storage is blocked.
  }
}

/** Reads a stored draft. Storage can hold anything: only the known fields are used, and only if they are valid. */
export function parseDraft(text: string, now: number): Draft | undefined {
  if (text.length > MAX_STORED) return undefined;
  const stored = objectIn(text);
  if (typeof stored?.savedAt !== 'number' || !(Math.abs(now - stored.savedAt) <= DRAFT_VALID_MS)) return undefined;
  const message = messageOf(stored.message);
  return message && { message, savedAt: stored.savedAt, isUnconfirmed: stored.isUnconfirmed === true };
}

function messageOf(value: unknown): ContactMessage | undefined {
  if (!isRecord(value)) return undefined;
  const { name, email, message } = value;
  if (typeof name !== 'string' || typeof email !== 'string' || typeof message !== 'string') return undefined;
  return { name, email, message };
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
