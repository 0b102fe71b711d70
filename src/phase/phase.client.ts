import { phaseAt } from './phase.ts';

/** Event of the document on which everything that depends on the time is brought up to date, so that it changes together. */
export const CLOCK_CHECK = 'clockcheck';

/** A timer with a longer delay fires at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Updates the phase on the root of a page, which may have been built earlier: layouts/head.client.ts. */
export function markPhase({ dataset }: Pick<HTMLElement, 'dataset'>, now: number): void {
  const { phase, day } = phaseAt(boundariesOf(dataset), now, countdownEndOf(dataset));
  Object.assign(dataset, { phase, phaseDay: day });
}

function boundariesOf({ phaseBoundaries = '' }: DOMStringMap): number[] {
  return phaseBoundaries.split(' ').map(Number);
}

/** A time on the visitor's own clock. */
function countdownEndOf({ countdownEnd }: DOMStringMap): number | undefined {
  return countdownEnd === undefined ? undefined : Date.parse(countdownEnd);
}

/** Has phase, countdown and dated elements look at the clock. */
export function checkClock(): void {
  document.dispatchEvent(new Event(CLOCK_CHECK));
}

/**
 * Keeps a page that stays open up to date: at each boundary of the conference, and when a tab or a computer that slept
 * comes back. It also hides elements marked `data-until`, a timestamp in milliseconds, from that time on.
 */
export function followPhase(): void {
  const root = document.documentElement;
  const dated = [...document.querySelectorAll<HTMLElement>('[data-until]')];
  const boundaries = [
    ...boundariesOf(root.dataset),
    ...dated.map(({ dataset }) => Number(dataset.until)),
    countdownEndOf(root.dataset) ?? 0,
  ];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const now = Date.now();
    markPhase(root, now);
    for (const element of dated) element.hidden = Number(element.dataset.until) <= now;
    clearTimeout(timer);
    const next = Math.min(...boundaries.filter((boundary) => boundary > now));
    if (Number.isFinite(next)) timer = setTimeout(checkClock, Math.min(next - now, MAX_DELAY_MS));
  };
  document.addEventListener(CLOCK_CHECK, update);
  document.addEventListener('visibilitychange', checkClock);
  for (const event of ['pageshow', 'focus']) addEventListener(event, checkClock);
  update();
}
