/** When something is shown, in milliseconds since the epoch: from a time on, until another, or both. */
export interface TimeShown {
  from?: number | undefined;
  until?: number | undefined;
}

/** From its first millisecond on, and no longer in its last. @param now milliseconds since the epoch */
export function isShownAt({ from = 0, until = Number.POSITIVE_INFINITY }: TimeShown, now: number): boolean {
  return from <= now && now < until;
}

/** Attributes of an element that is shown for a time: by the time of the build, then by shell/phase.client.ts. */
export function shownAttributes(time: TimeShown) {
  return { 'data-from': time.from, 'data-until': time.until, hidden: !isShownAt(time, Date.now()) };
}
