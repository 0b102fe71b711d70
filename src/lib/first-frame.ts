import { localInstant, secondsLeft, toTimeLeft, twoDigits } from './countdown.ts';

const ARITHMETIC = { localInstant, secondsLeft, toTimeLeft, twoDigits };

/**
 * Writes the time left into the places that wait for it, `[data-countdown]` by unit, until the countdown's own
 * script takes them over. The page holds this function's text, so it uses nothing but what it is given.
 * @param now milliseconds since the epoch
 */
function showTimeLeft(root: ParentNode, now: number, lib: typeof ARITHMETIC): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-countdown]')) {
    const { countdown = '', unit = '' } = place.dataset;
    const left = lib.toTimeLeft(lib.secondsLeft(lib.localInstant(countdown), now));
    place.textContent =
      unit === 'heading' ? `${left.days} Days!` : lib.twoDigits(left[unit as keyof ReturnType<typeof toTimeLeft>]);
  }
}

/** Text of an inline script that shows the time left as soon as the page is read, before any script file. */
export function firstFrameScript(): string {
  const functions = Object.entries(ARITHMETIC).map(([name, text]) => `${name}: ${text}`);
  return `(${showTimeLeft})(document, Date.now(), { ${functions.join(', ')} })`;
}
