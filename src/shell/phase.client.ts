import { phaseAt } from '../shared/phase.ts';

/** A timer with a longer delay fires at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Updates the phase on the root of a page, which may have been built earlier: layouts/head.client.ts. */
export function markPhase({ dataset }: Pick<HTMLElement, 'dataset'>, now: number): void {
  const { phase, day } = phaseAt(boundariesOf(dataset), now);
  Object.assign(dataset, { phase, phaseDay: day });
}

function boundariesOf({ phaseBoundaries = '' }: DOMStringMap): number[] {
  // A timestamp, or a time on the visitor's own clock.
  return phaseBoundaries.split(' ').map((boundary) => Number(boundary) || Date.parse(boundary));
}

/**
 * Keeps a page that stays open up to date: at each boundary of the conference, and when a tab or a computer that slept
 * comes back. It also hides elements marked `data-until`, a timestamp in milliseconds, from that time on.
 */
export function followPhase(document: Document): void {
  const root = document.documentElement;
  const dated = [...document.querySelectorAll<HTMLElement>('[data-until]')];
  const boundaries = [...boundariesOf(root.dataset), ...dated.map(({ dataset }) => Number(dataset.until))];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const now = Date.now();
    markPhase(root, now);
    for (const element of dated) element.hidden = Number(element.dataset.until) <= now;
    clearTimeout(timer);
    const next = Math.min(...boundaries.filter((boundary) => boundary > now));
    if (Number.isFinite(next)) timer = setTimeout(update, Math.min(next - now, MAX_DELAY_MS));
  };
  document.addEventListener('visibilitychange', update);
  for (const event of ['pageshow', 'focus']) addEventListener(event, update);
  update();
}
