import { phaseAt } from '../site/phase.ts';

/** A timer with a longer delay fires at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Updates the phase on the root of a page, which may have been built earlier: layouts/head.client.ts. */
export function markPhase({ dataset }: Pick<HTMLElement, 'dataset'>, now: number): void {
  const { phase, day } = phaseAt(boundariesOf(dataset), now);
  Object.assign(dataset, { phase, phaseDay: day });
}

function boundariesOf({ phaseBoundaries = '' }: DOMStringMap): number[] {
  return phaseBoundaries.split(' ').map(Number);
}

/**
 * Keeps a page that stays open up to date: at each boundary of the conference, and when a sleeping tab comes back.
 * It also hides elements marked `data-until`, a timestamp in milliseconds, once that time has passed.
 */
export function followPhase(document: Document): void {
  const root = document.documentElement;
  const boundaries = boundariesOf(root.dataset);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const now = Date.now();
    markPhase(root, now);
    for (const element of document.querySelectorAll<HTMLElement>('[data-until]'))
      element.hidden = Number(element.dataset.until) <= now;
    clearTimeout(timer);
    const next = boundaries.find((boundary) => boundary > now);
    if (next !== undefined) timer = setTimeout(update, Math.min(next - now, MAX_DELAY_MS));
  };
  document.addEventListener('visibilitychange', update);
  update();
}
