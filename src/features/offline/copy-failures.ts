/** Why the copy could not be saved or removed, and what the visitor can do about it. */
export const FAILURES = {
  // The browser has no service workers, or none over http or in a private window.
  unsupported: {
    what: 'This browser cannot keep the site.',
    remedy:
      'It may be too old, or this may be a private window. You can print the pages you need, or save them from the browser’s menu.',
  },
  blocked: {
    what: 'The browser does not let the site store anything.',
    remedy: 'Leave the private window, or allow this site to store data in the browser’s settings. Then try again.',
  },
  full: {
    what: 'There is not enough space on this phone.',
    remedy: 'Delete something you no longer need, then try again.',
  },
  network: {
    what: 'The network was lost before everything was saved.',
    remedy: 'Try again where the network is better.',
  },
  // A file is missing, or the list is not the one that saving began with.
  changed: {
    what: 'The website was updated in the meantime.',
    remedy: 'The copy would have been part old and part new. Try again in a minute.',
  },
  busy: {
    what: 'The copy is being saved or updated in another tab.',
    remedy: 'Wait until that has finished, or close the other tab. Then try again.',
  },
  'not-removed': {
    what: 'The copy could not be removed.',
    remedy: 'Close the other tabs of this site and try again, or clear this site’s data in the browser’s settings.',
  },
} satisfies Record<string, { what: string; remedy: string }>;

export type CopyFailure = keyof typeof FAILURES;

/** An error whose reason the visitor can do something about. */
export class CopyError extends Error {
  constructor(
    readonly failure: CopyFailure,
    cause?: unknown,
  ) {
    super(`Offline copy: ${failure}`, { cause });
  }
}

/** What an error means for the visitor. */
export function failureOf(error: unknown): CopyFailure {
  if (error instanceof CopyError) return error.failure;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'SecurityError' || name === 'InvalidStateError') return 'blocked';
  return 'network';
}
