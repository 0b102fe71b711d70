import { addDays, type ConferenceDays, countDays, instantAt } from './dates.ts';

export const PHASES = ['before', 'during', 'after'] as const;
export type Phase = (typeof PHASES)[number];

/** A text for each phase of the conference. */
export interface PhaseWords {
  before: string;
  /** One text for all days, or one for each day. */
  during: string | string[];
  after: string;
}

/** A text that is the same in every phase, or that has words for each. */
export type PhasedText = string | PhaseWords;

/** A timer with a longer delay fires at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Attributes of `<html>` by which the style sheet shows only the texts of the current phase. Days begin and end at
 * midnight at the venue. `data-phase-boundaries` holds these timestamps, in milliseconds since the epoch.
 * @param timeZone of the venue, an IANA name such as `Asia/Kolkata`
 * @param now milliseconds since the epoch
 */
export function phaseAttributes(days: ConferenceDays, timeZone: string, now: number) {
  const boundaries = Array.from({ length: countDays(days) + 1 }, (_, day) =>
    instantAt(addDays(days.first, day), '00:00', timeZone),
  );
  const { phase, day } = phaseAt(boundaries, now);
  return { 'data-phase': phase, 'data-phase-day': String(day), 'data-phase-boundaries': boundaries.join(' ') };
}

function phaseAt(boundaries: number[], now: number): { phase: Phase; day: number } {
  const day = boundaries.filter((boundary) => boundary <= now).length;
  return { phase: day === 0 ? 'before' : day < boundaries.length ? 'during' : 'after', day };
}

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

/** The words of one phase, for data that can hold only one, such as that for search engines. */
export function wordsIn(phase: Phase, words: PhasedText): string {
  return typeof words === 'string' ? words : ([words[phase]].flat()[0] ?? '');
}
