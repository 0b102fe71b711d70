/** Writes the time left into `[data-unit]` on every whole second, until the target has passed. */
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
    // Each figure has a box of its own: countdown.module.css.
    element.replaceChildren(...(isHeading ? [text] : Array.from(text, boxed)));
    // From 100 days on, the figures are smaller.
    element.toggleAttribute('data-long', text.length > 2 && !isHeading);
  }
  // `checkClock` also updates the phase, since somebody may have set the clock.
  if (seconds > 0) timer = setTimeout(checkClock, 1000 - (now % 1000));
}

for (const days of document.querySelectorAll<HTMLElement>('[data-days]')) days.hidden = false;
update();
// Also when the clock was set back, or a tab slept.
document.addEventListener(CLOCK_CHECK, update);
