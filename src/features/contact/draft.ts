import { FIELDS, isEmpty, type Message } from './message.ts';

/** What a visitor has written and not yet sent, stored for their tab alone. */
export interface Draft {
  message: Message;
  /** The message may have been sent: nobody knows how the last attempt ended. */
  isUnconfirmed: boolean;
}

/** The form's entry in sessionStorage. */
export const DRAFT_KEY = 'contact-draft';

/** Stores a draft, or removes it if nothing is left to remember. */
export function saveDraft(draft: Draft): void {
  try {
    const isBlank = FIELDS.every((field) => isEmpty(draft.message[field])) && !draft.isUnconfirmed;
    if (isBlank) sessionStorage.removeItem(DRAFT_KEY);
    else sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full. The text is still in the fields.
  }
}

/** The stored draft. Storage can hold anything, so only the known fields are used, and only if they are valid. */
export function storedDraft(): Draft | undefined {
  try {
    const { isUnconfirmed, message: stored } = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
    const { name, email, message } = stored;
    if (![name, email, message].every((value) => typeof value === 'string')) return undefined;
    return { message: { name, email, message }, isUnconfirmed: isUnconfirmed === true };
  } catch {
    return undefined;
  }
}

/** Until November 2026 a draft was kept in localStorage, where every tab could read it. To be removed in 2028. */
export function removeSharedDraft(): void {
  try {
    localStorage.removeItem('contact-draft-1');
  } catch {
    // Storage is blocked, so nothing was kept in it.
  }
}
