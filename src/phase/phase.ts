import { addDays, countDays, DAY_MS, type DateRange } from '../shared/dates.ts';
import { beginOf, endOf } from '../shared/time-zones.ts';

export const PHASES = ['before', 'during', 'after'] as const;

export type Phase = (typeof PHASES)[number];

export interface PhaseWords {
  before: string;
  /** One text for all days of the conference, or one for each. */
  during: string | string[];
  after: string;
}

export type PhasedText = string | PhaseWords;

/** The words of one phase; during the conference, those of its first day. */
export function wordsIn(phase: Phase, words: PhasedText): string {
  return typeof words === 'string' ? words : ([words[phase]].flat()[0] ?? '');
}

export interface ConferenceDays {
  dates: DateRange;
  /** IANA name, such as `Europe/London`. */
  timeZone: string;
}

/** Midnight of the first day. The time has no zone, so browsers read it in the visitor's time zone. */
export function countdownTarget({ first }: DateRange): string {
  return `${first}T00:00:00`;
}

/** Attributes of `<html>`. Boundaries are midnights at the venue, in milliseconds since the epoch. */
export function phaseAttributes(conference: ConferenceDays, now: number) {
  const boundaries = boundariesOf(conference);
  return {
    'data-phase': phaseAt(boundaries, now).phase,
    'data-phase-boundaries': boundaries.join(' '),
    'data-countdown-end': countdownTarget(conference.dates),
  };
}

/** `day` counts from 1, and is 0 before the conference. */
interface PhaseDay {
  phase: Phase;
  day: number;
}

/**
 * The phase is `before` until the countdown has ended, too, which it does at midnight on the visitor's own clock.
 * @param boundaries from `boundariesOf`
 */
export function phaseAt(boundaries: readonly number[], now: number, countdownEnd = 0): PhaseDay {
  const day = now < countdownEnd ? 0 : boundaries.filter((boundary) => boundary <= now).length;
  return { phase: day === 0 ? 'before' : day < boundaries.length ? 'during' : 'after', day };
}

/** Number of lanterns in the drawing of the building. On each of the last days before the conference, one more is lit. */
const LANTERNS = 20;

/** The share of lit lanterns. Both times are in milliseconds since the epoch. */
export function litShare(now: number, countdownEnd: number): number {
  const daysLeft = Math.floor((countdownEnd - now) / DAY_MS);
  return Math.min(Math.max(1 - daysLeft / LANTERNS, 0), 1);
}

/** Attributes that show an element on all days of the conference, or on one. @param day from 1 */
export function shownDuring(day?: number) {
  return { 'data-when': 'during', 'data-when-day': day };
}

/** Attributes that show an element until a day has ended at the venue. @param date `YYYY-MM-DD` */
export function untilEndOf(date: string, timeZone: string) {
  return { 'data-until': endOf(date, timeZone) };
}

/** Attributes that show an element as soon as a day has ended at the venue. @param date `YYYY-MM-DD` */
export function fromEndOf(date: string, timeZone: string) {
  return { 'data-from': endOf(date, timeZone) };
}

/**
 * When an element is shown: its attributes `data-when` (phases), `data-when-day` (day of the conference, from 1), `data-from`
 * and `data-until` (milliseconds since the epoch).
 */
export type ShownWhen = Partial<Record<'when' | 'whenDay' | 'from' | 'until', string>>;

/** Whether an element is shown: for the build, the script in the page, and the search. */
export function isShown({ when, whenDay, from, until }: ShownWhen, { phase, day }: PhaseDay, now: number): boolean {
  return (
    (when === undefined || when.split(' ').includes(phase)) &&
    (whenDay === undefined || Number(whenDay) === day) &&
    (from === undefined || now >= Number(from)) &&
    (until === undefined || now < Number(until))
  );
}

/** The beginning of the conference and the end of each of its days, in milliseconds since the epoch. */
export function boundariesOf({ dates, timeZone }: ConferenceDays): number[] {
  return Array.from({ length: countDays(dates) + 1 }, (_, day) => beginOf(addDays(dates.first, day), timeZone));
}
