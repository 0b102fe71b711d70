/** When something is shown, in milliseconds since the epoch: from a time on, until another, or both. */
export interface TimeShown {
  from?: number | undefined;
  until?: number | undefined;
}

/** Attributes of an element that is shown for a time: by the time of the build, then by shell/phase.client.ts. */
export function shownAttributes({ from = 0, until = Number.POSITIVE_INFINITY }: TimeShown) {
  const now = Date.now();
  return {
    'data-from': from || undefined,
    'data-until': Number.isFinite(until) ? until : undefined,
    hidden: now < from || until <= now,
  };
}
