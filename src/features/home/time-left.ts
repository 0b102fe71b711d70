/**
 * Seconds from one instant to another, both in milliseconds since the epoch. They are rounded up, so that zero is reached
 * at the target and not a second before. Zero after the target.
 */
export function secondsLeft(target: number, now: number): number {
  return Math.max(0, Math.ceil((target - now) / 1000));
}

/** Seconds as the units of a countdown. */
export function toTimeLeft(seconds: number) {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/**
 * Whether a local date and time has been reached in every time zone on Earth, so that a page
 * built now may say so to everybody. The last zone to reach it is UTC−12.
 */
export function hasPassedEverywhere(localDateTime: string, now: number): boolean {
  return now >= Date.parse(`${localDateTime}-12:00`);
}
