import { isShown, litShare, phaseAt, type ShownWhen } from './phase.ts';

/** An event of the document, at which everything that depends on the time updates. */
export const CLOCK_CHECK = 'clockcheck';

/** Browsers fire timers with longer delays at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

const WITH_PHASE = '[data-when], [data-from], [data-until]';

/** Shows the current phase: the page may have been built in another one. */
export function showPhase(root: HTMLElement, now: number): void {
  const current = currentDay(root, now);
  root.dataset.phase = current.phase;
  const lit = litShare(now, countdownEndOf(root));
  root.style.setProperty('--lit', String(lit));
  // The eve is the last day before the conference, when all lanterns are lit.
  root.toggleAttribute('data-eve', current.phase === 'before' && lit === 1);
  for (const element of root.querySelectorAll<HTMLElement>(WITH_PHASE))
    element.toggleAttribute('hidden', !isShown(element.dataset, current, now));
}

/** Whether elements with these conditions are shown now. */
export function isTrueNow(shownWhen: ShownWhen): boolean {
  const now = Date.now();
  return isShown(shownWhen, currentDay(document.documentElement, now), now);
}

function currentDay(root: HTMLElement, now: number) {
  return phaseAt(boundariesIn(root), now, countdownEndOf(root));
}

function boundariesIn({ dataset: { phaseBoundaries = '' } }: HTMLElement): number[] {
  return phaseBoundaries.split(' ').map(Number);
}

/** The countdown ends at midnight for the visitor: browsers read a time without a zone in the zone of the visitor. */
export function countdownEndOf({ dataset: { countdownEnd = '' } }: HTMLElement): number {
  return Date.parse(countdownEnd);
}

/** Updates everything that depends on the time. */
export function checkClock(): void {
  document.dispatchEvent(new Event(CLOCK_CHECK));
}

/** Updates the page at each boundary, and when a tab or computer wakes up. */
export function followPhase(): void {
  const root = document.documentElement;
  const dated = [...root.querySelectorAll<HTMLElement>(WITH_PHASE)].flatMap(({ dataset: { from, until } }) => [
    from,
    until,
  ]);
  const boundaries = [...boundariesIn(root), countdownEndOf(root), ...dated.map(Number)];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const now = Date.now();
    showPhase(root, now);
    clearTimeout(timer);
    const next = Math.min(...boundaries.filter((boundary) => boundary > now));
    if (Number.isFinite(next)) timer = setTimeout(checkClock, Math.min(next - now, MAX_DELAY_MS));
  };
  document.addEventListener(CLOCK_CHECK, update);
  document.addEventListener('visibilitychange', checkClock);
  for (const event of ['pageshow', 'focus']) addEventListener(event, checkClock);
  update();
}
