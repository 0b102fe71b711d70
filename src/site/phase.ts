import type { Phase } from '../content/phases.ts';
import { addDays, beginOf, countDays, type DateRange } from '../shared/dates.ts';

/** The days and the time zone of a conference. */
interface Calendar {
  dates: DateRange;
  /** Of the venue, an IANA name such as `Europe/London`. */
  timeZone: string;
}

/**
 * Attributes of `<html>` by which the style sheet shows only the texts of the current phase. Days begin and end at
 * midnight at the venue. `data-phase-boundaries` holds these timestamps, in milliseconds since the epoch.
 * @param now milliseconds since the epoch
 */
export function phaseAttributes(conference: Calendar, now: number) {
  const boundaries = boundariesOf(conference);
  const { phase, day } = phaseAt(boundaries, now);
  return { 'data-phase': phase, 'data-phase-day': String(day), 'data-phase-boundaries': boundaries.join(' ') };
}

/** The phase at the time of the build, for data that can hold only one. */
export function phaseOfBuild(conference: Calendar): Phase {
  return phaseAt(boundariesOf(conference), Date.now()).phase;
}

/** The phase at a point in time, and the day of the conference: 0 before it. @param boundaries midnight at the venue, from the first day on */
export function phaseAt(boundaries: readonly number[], now: number): { phase: Phase; day: number } {
  const day = boundaries.filter((boundary) => boundary <= now).length;
  return { phase: day === 0 ? 'before' : day < boundaries.length ? 'during' : 'after', day };
}

function boundariesOf({ dates, timeZone }: Calendar): number[] {
  return Array.from({ length: countDays(dates) + 1 }, (_, day) => beginOf(addDays(dates.first, day), timeZone));
}
