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
 * Attributes of `<html>` from which phase.client.ts knows the phase. Days begin and end at midnight at the venue:
 * `data-phase-boundaries` holds these timestamps, in milliseconds since the epoch.
 * @param now milliseconds since the epoch
 */
export function phaseAttributes(conference: Calendar, now: number) {
  const boundaries = boundariesOf(conference);
  return {
    'data-phase': phaseAt(boundaries, now).phase,
    'data-phase-boundaries': boundaries.join(' '),
    'data-countdown-end': countdownTarget(conference.dates),
  };
}

/** A phase, and the day of the conference: 0 before it. */
interface PhaseDay {
  phase: Phase;
  day: number;
}

/**
 * The phase at a point in time.
 * @param boundaries the beginning, and the end of each day
 * @param countdownEnd in milliseconds since the epoch: until the visitor's countdown has ended, too, pages are those of before
 */
export function phaseAt(boundaries: readonly number[], now: number, countdownEnd = 0): PhaseDay {
  const day = now < countdownEnd ? 0 : boundaries.filter((boundary) => boundary <= now).length;
  return { phase: day === 0 ? 'before' : day < boundaries.length ? 'during' : 'after', day };
}

/** Lanterns on the building: on each of the last days before the conference one more burns. */
const LANTERNS = 20;
/** Not from shared/dates.ts: scripts in the pages share no module with islands, or they would become files. */
const DAY_MS = 86_400_000;

/** How many lanterns burn. @param now @param countdownEnd in milliseconds since the epoch */
export function litLanterns(now: number, countdownEnd: number): number {
  const daysLeft = Math.floor((countdownEnd - now) / DAY_MS);
  return Math.min(Math.max(LANTERNS - daysLeft, 0), LANTERNS);
}

/** Marks an element that is shown during the conference alone, or on one of its days. @param day from 1 on */
export function shownDuring(day?: number) {
  return { 'data-when': 'during', 'data-when-day': day };
}

/** Marks an element that is shown until a day is over at the venue. @param date `YYYY-MM-DD` */
export function untilEndOf(date: string, timeZone: string) {
  return { 'data-until': endOf(date, timeZone) };
}

/** Marks an element that is shown once a day is over at the venue. @param date `YYYY-MM-DD` */
export function fromEndOf(date: string, timeZone: string) {
  return { 'data-from': endOf(date, timeZone) };
}

/** The marks of an element: one or more phases, a day of the conference, timestamps. */
type Marks = Partial<Record<'when' | 'whenDay' | 'from' | 'until', string>>;

/** Whether a marked element is shown. */
export function isShown({ when, whenDay, from, until }: Marks, { phase, day }: PhaseDay, now: number): boolean {
  return (
    (when === undefined || when.split(' ').includes(phase)) &&
    (whenDay === undefined || Number(whenDay) === day) &&
    (from === undefined || now >= Number(from)) &&
    (until === undefined || now < Number(until))
  );
}

/**
 * A page with `hidden` on every marked element that is not shown, for readers without script or style.
 * @param now milliseconds since the epoch
 */
export function hideOtherPhases(html: string, conference: Calendar, now: number): string {
  const current = phaseAt(boundariesOf(conference), now);
  return html.replace(/<[a-z][^<>]*\sdata-(?:when|from|until)="[^<>]*(?=>)/gi, (tag) => {
    const mark = (name: string) => new RegExp(`\\sdata-${name}="([^"]*)"`).exec(tag)?.[1];
    const marks = { when: mark('when'), whenDay: mark('when-day'), from: mark('from'), until: mark('until') };
    return isShown(marks as Marks, current, now) ? tag : tag.replace(/(?=\/?$)/, ' hidden');
  });
}

function boundariesOf({ dates, timeZone }: Calendar): number[] {
  return Array.from({ length: countDays(dates) + 1 }, (_, day) => beginOf(addDays(dates.first, day), timeZone));
}
