import { isShownAt } from '../shared/time-shown.ts';
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
 * It also shows elements marked `data-from`, a timestamp in milliseconds, from that time on, and those marked
 * `data-until` up to it.
 */
export function followPhase(document: Document): void {
  const root = document.documentElement;
  const dated = [...document.querySelectorAll<HTMLElement>('[data-from], [data-until]')].map((element) => {
    const { from = 0, until = Number.POSITIVE_INFINITY } = element.dataset;
    return { element, from: Number(from), until: Number(until) };
  });
  const boundaries = [...boundariesOf(root.dataset), ...dated.flatMap(({ from, until }) => [from, until])];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const now = Date.now();
    markPhase(root, now);
    for (const { element, ...time } of dated) element.hidden = !isShownAt(time, now);
    clearTimeout(timer);
    const next = Math.min(...boundaries.filter((boundary) => boundary > now));
    if (Number.isFinite(next)) timer = setTimeout(update, Math.min(next - now, MAX_DELAY_MS));
  };
  document.addEventListener('visibilitychange', update);
  update();
}
