/** Writes the time left into `[data-countdown]` on every whole second, until the target has passed. */
import { secondsLeft, toTimeLeft } from './time-left.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

function update(): void {
  clearTimeout(timer);
  const now = Date.now();
  let isRunning = false;
  for (const element of document.querySelectorAll<HTMLElement>('[data-countdown]')) {
    const { countdown = '', unit = '' } = element.dataset;
    // Without an offset, the visitor's own time zone counts.
    const seconds = secondsLeft(Date.parse(countdown), now);
    const left = toTimeLeft(seconds);
    const isHeading = unit === 'heading';
    const text = isHeading ? String(left.days) : String(left[unit as keyof typeof left]).padStart(2, '0');
    if (element.textContent !== text) element.replaceChildren(...(isHeading ? [text] : [...text].map(inFixedWidth)));
    // From 100 days on, the figures of a cell are smaller.
    element.toggleAttribute('data-long', text.length > 2 && !isHeading);
    isRunning ||= seconds > 0;
  }
  if (isRunning) timer = setTimeout(update, 1000 - (now % 1000));
}

/** Each figure in an element of fixed width: Gloock has no tabular figures. */
function inFixedWidth(figure: string): HTMLElement {
  const place = document.createElement('i');
  place.textContent = figure;
  return place;
}

update();
// A tab that slept has missed its timer.
document.addEventListener('visibilitychange', () => {
  if (timer !== undefined) update();
});
