/** A moment that a page is to be shown at; instead of it, what is wrong with how it is written. */
export type Asked = { moment: number } | { message: string };

const WRITTEN = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::\d\d)?(Z|[+-]\d\d:\d\d)?$/;
const EXAMPLE = 'for example: ?at=2025-10-10T08:00+05:30';

/** Reads what stands after `?at=`. In an address a plus is a space, so that one counts as the other. */
export function readMoment(written: string): Asked {
  const text = written.trim().replace(/ (?=\d\d:\d\d$)/, '+');
  const [, date = '', hours, minutes, zone] = WRITTEN.exec(text) ?? [];
  if (!date) return { message: `“${text}” is no date and time. Write both, and the time zone, ${EXAMPLE}` };
  if (!zone) return { message: `“${text}” has no time zone. Add the one of the venue, ${EXAMPLE}` };
  const day = new Date(`${date}T00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
  if (!exists || Number(hours) > 23 || Number(minutes) > 59 || Number.isNaN(Date.parse(text)))
    return { message: `“${text}” does not exist. Correct the date or the time, ${EXAMPLE}` };
  return { moment: Date.parse(text) };
}

/** A moment as it is written after `?at=`, by the clock of a place. @param moment milliseconds since the epoch */
export function writeMoment(moment: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}${zone?.slice(3) ?? ''}`;
}

/** A moment in each phase. @param boundaries when each day begins and the last one ends, as on `<html>` */
export function phaseMoments(boundaries: readonly number[]): { label: string; moment: number }[] {
  const HOUR = 3_600_000;
  return boundaries
    .map((boundary, index) =>
      index === boundaries.length - 1
        ? { label: 'After', moment: boundary + 8 * HOUR }
        : { label: `Day ${index + 1}`, moment: boundary + 8 * HOUR },
    )
    .toSpliced(0, 0, { label: 'Before', moment: (boundaries[0] ?? 0) - 48 * HOUR });
}
