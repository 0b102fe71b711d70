import { addDays, beginOf, countDays, type DateRange, endOf } from '../shared/dates.ts';

export const PHASES = ['before', 'during', 'after'] as const;

/** The state of the conference, on which texts, buttons and lists depend. */
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

/** The words of one phase. */
export function wordsIn(phase: Phase, words: PhasedText): string {
  return typeof words === 'string' ? words : ([words[phase]].flat()[0] ?? '');
}

/** The days and the time zone of a conference. */
interface Calendar {
  dates: DateRange;
  /** Of the venue, an IANA name such as `Europe/London`. */
  timeZone: string;
}

/** Where the countdown ends: midnight of the first day on the visitor's own clock, as a date and time without a zone. */
export function countdownTarget({ first }: DateRange): string {
  return `${first}T00:00:00`;
}

/**
 * Attributes of `<html>` by which the style sheet shows only the texts of the current phase. Days begin and end at
 * midnight at the venue. `data-phase-boundaries` holds these timestamps, in milliseconds since the epoch.
 * @param now milliseconds since the epoch
 * @param countdownEnd where a countdown leads the page: its end, a time on the visitor's clock
 */
export function phaseAttributes(conference: Calendar, now: number, countdownEnd?: string) {
  const boundaries = boundariesOf(conference);
  const { phase, day } = phaseAt(boundaries, now);
  return {
    'data-phase': phase,
    'data-phase-day': String(day),
    'data-phase-boundaries': boundaries.join(' '),
    'data-countdown-end': countdownEnd,
  };
}

/** Attributes of what is shown during the conference alone, or on one of its days. @param day from 1 on */
export function shownDuring(day?: number) {
  return { 'data-when': 'during', 'data-when-day': day };
}

/**
 * The phase at a point in time, and the day of the conference: 0 before it.
 * @param boundaries the beginning, and the end of each day
 * @param countdownEnd until a countdown on the page has ended, too, the page is that of before
 */
export function phaseAt(boundaries: readonly number[], now: number, countdownEnd = 0): { phase: Phase; day: number } {
  const day = now < countdownEnd ? 0 : boundaries.filter((boundary) => boundary <= now).length;
  return { phase: day === 0 ? 'before' : day < boundaries.length ? 'during' : 'after', day };
}

/**
 * Attributes of an element that is shown until a day is over at the venue: phase.client.ts. If the element after it is
 * marked `data-then`, that takes its place. @param date `YYYY-MM-DD`
 */
export function untilEndOf(date: string, timeZone: string) {
  const until = endOf(date, timeZone);
  return { 'data-until': until, hidden: until <= Date.now() };
}

function boundariesOf({ dates, timeZone }: Calendar): number[] {
  return Array.from({ length: countDays(dates) + 1 }, (_, day) => beginOf(addDays(dates.first, day), timeZone));
}
