import { localInstant, secondsLeft, toTimeLeft, twoDigits } from './countdown.ts';

const ARITHMETIC = { localInstant, secondsLeft, toTimeLeft, twoDigits };

/**
 * Writes the time left into `[data-countdown]`, by unit, and again on every whole second: until the islands have put
 * elements of their own in place of these, or the target has passed. The page holds this function's text, so it uses
 * nothing but what it is given.
 */
function showTimeLeft(lib: typeof ARITHMETIC): void {
  const now = Date.now();
  let isRunning = false;
  for (const place of document.querySelectorAll<HTMLElement>('[data-countdown]')) {
    const { countdown = '', unit = '' } = place.dataset;
    const seconds = lib.secondsLeft(lib.localInstant(countdown), now);
    const left = lib.toTimeLeft(seconds);
    place.textContent = unit === 'heading' ? `${left.days} Days!` : lib.twoDigits(left[unit as keyof typeof left]);
    isRunning ||= seconds > 0;
  }
  if (isRunning) setTimeout(showTimeLeft, 1000 - (now % 1000), lib);
}

/** Text of an inline script that runs the countdown as soon as the page is read, and for as long as no script file comes. */
export function firstFrameScript(): string {
  const functions = Object.entries(ARITHMETIC).map(([name, text]) => `${name}: ${text}`);
  return `(${showTimeLeft})({ ${functions.join(', ')} })`;
}
