/**
 * A lock that a tab holds while it sends a message. By it another tab can tell an attempt that is under way from one
 * that was cut off when its page was closed. The browser releases it with the page.
 */
const NAME = 'contact-form-sending';

/** Holds the lock until `sent` settles. Without the Web Locks API, or where storage is blocked, nobody holds it. */
export function holdSendingLock(sent: Promise<unknown>): void {
  navigator.locks?.request(NAME, { mode: 'shared' }, () => sent).catch(() => undefined);
}

export async function isSendingLockHeld(): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === NAME);
  } catch {
    return false;
  }
}
