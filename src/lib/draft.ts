import type { ContactMessage } from './email.ts';
import { isReference } from './reference.ts';

/** An attempt to send: under which reference, and which text. */
export interface Attempt {
  reference: string;
  message: ContactMessage;
  /** Whether nobody knows how it ended. */
  isOpen: boolean;
}

/** What a visitor has written and not yet sent, kept on the device. */
export interface Draft {
  message: ContactMessage;
  attempt?: Attempt | undefined;
}

/** The form's entry in localStorage; its last figure is the version of what stands there. */
export const DRAFT_KEY = 'contact-draft-1';

const VALID_MS = 24 * 60 * 60 * 1000;

/** Far more than a form takes. What is longer did not come from it. */
const MAX_STORED = 200_000;

/** Keeps a draft. @returns whether the device took it: storage may be blocked or full */
export function storeDraft({ message, attempt }: Draft): boolean {
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify({ savedAt: Date.now(), message, attempt }));
    return true;
  } catch {
    return false;
  }
}

/** The draft that is kept on the device, if there is one, whole and no older than a day. */
export function storedDraft(): Draft | undefined {
  try {
    const text = localStorage.getItem(DRAFT_KEY);
    if (text === null) return undefined;
    const draft = parseDraft(text, Date.now());
    if (!draft) removeDraft();
    return draft;
  } catch {
    return undefined;
  }
}

export function removeDraft(): void {
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Where storage is blocked there is nothing to remove.
  }
}

/**
 * Reads a draft as it was stored. Storage can hold anything: what is not a draft is nothing, and
 * of what is one only the known fields are taken.
 */
export function parseDraft(text: string, now: number): Draft | undefined {
  if (text.length > MAX_STORED) return undefined;
  const stored = objectIn(text);
  if (typeof stored?.savedAt !== 'number' || !(Math.abs(now - stored.savedAt) <= VALID_MS)) return undefined;
  const message = messageOf(stored.message);
  return message && { message, attempt: attemptOf(stored.attempt) };
}

function attemptOf(value: unknown): Attempt | undefined {
  if (!isRecord(value) || !isReference(value.reference)) return undefined;
  const message = messageOf(value.message);
  return message && { reference: value.reference, message, isOpen: value.isOpen === true };
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
