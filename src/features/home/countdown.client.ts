/** Writes the time left into `[data-unit]` on every whole second, until the countdown has ended. */
import { CLOCK_CHECK, checkClock, countdownEndOf } from '../../phase/phase.client.ts';
import { secondsLeft, toTimeLeft } from './time-left.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

function boxed(figure: string): HTMLElement {
  const box = document.createElement('span');
  box.textContent = figure;
  return box;
}

function update(): void {
  clearTimeout(timer);
  const now = Date.now();
  const seconds = secondsLeft(countdownEndOf(document.documentElement), now);
  const left = toTimeLeft(seconds);
  for (const element of document.querySelectorAll<HTMLElement>('[data-unit]')) {
    const { unit = '' } = element.dataset;
    const isHeading = unit === 'heading';
    const text = isHeading ? String(left.days) : String(left[unit as keyof typeof left]).padStart(2, '0');
    if (element.textContent === text) continue;
    // Each figure has its own box, so that the seconds stay in place when they change: countdown.module.css.
    element.replaceChildren(...(isHeading ? [text] : Array.from(text, boxed)));
    // From 100 days on, the figures are smaller, since there are three.
    element.toggleAttribute('data-long', text.length > 2 && !isHeading);
  }
  // Each second updates the whole page, not only the countdown: when a device’s clock is set, the phase may change.
  if (seconds > 0) timer = setTimeout(checkClock, 1000 - (now % 1000));
}

for (const days of document.querySelectorAll<HTMLElement>('[data-days]')) days.hidden = false;
update();
// This event comes from the timer above, and from `followPhase` when a tab or computer wakes up.
document.addEventListener(CLOCK_CHECK, update);
