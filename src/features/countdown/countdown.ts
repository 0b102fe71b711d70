/** What a countdown shows: whole units that add up to the time left. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Seconds from one instant to another, rounded up so that zero is reached at the target and
 * not a second before. Zero at and after the target.
 * @param target instant counted to, in milliseconds since the epoch
 * @param now current instant, in milliseconds since the epoch
 */
export function secondsLeft(target: number, now: number): number {
  return Math.max(0, Math.ceil((target - now) / 1000));
}

/** Seconds as the units of a countdown. */
export function toTimeLeft(seconds: number): TimeLeft {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** Digits of a countdown cell: at least two, so that the cells do not change their width. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * The instant at which a wall clock in the visitor's own time zone shows the given date and time.
 * @param localDateTime `YYYY-MM-DDTHH:MM:SS`, without an offset: ECMAScript reads it as local time
 */
export function localInstant(localDateTime: string): number {
  return Date.parse(localDateTime);
}

/**
 * Whether a local date and time has been reached in every time zone on Earth, so that a page
 * built now may say so to everybody. The last zone to reach it is UTC−12.
 */
export function hasPassedEverywhere(localDateTime: string, now: number): boolean {
  return now >= Date.parse(`${localDateTime}-12:00`);
}
