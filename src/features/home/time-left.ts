/** The seconds from `now` to `target`, which are in ms. Rounded up: zero is reached at the target, not a second before. */
export function secondsLeft(target: number, now: number): number {
  return Math.max(0, Math.ceil((target - now) / 1000));
}

export function toTimeLeft(seconds: number) {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** Whether a local date and time has passed in every time zone. The last to reach it is UTC−12. */
export function hasPassedEverywhere(localDateTime: string, now: number): boolean {
  return now >= Date.parse(`${localDateTime}-12:00`);
}
