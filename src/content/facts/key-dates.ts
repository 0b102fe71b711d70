import { committeePath } from '../../routes.ts';
import { type DateRange, endOf } from '../../shared/dates.ts';
import { formatList, slugify } from '../../shared/words.ts';
import type { Edition } from '../collections.ts';
import { daysOf } from '../schemas/dates.ts';
import { caseFileDay } from './case-file.ts';

type Sources = Pick<Edition, 'dates' | 'conference' | 'committees'>;
type WrittenDate = Edition['dates']['dates'][number];

/** A day, or several, on which something is due or begins, as pages and calendars show it. */
export interface KeyDate extends Pick<WrittenDate, 'text' | 'link' | 'committees'> {
  /** The same for the same date of an edition, even if its days change: for an anchor, and for the UIDs of calendars. */
  key: string;
  title: string;
  days: DateRange;
  /** Who it is for, if not for everybody. */
  audience?: string | undefined;
  /** When its last day is over at the venue, in milliseconds since the epoch. */
  until: number;
}

/**
 * The dates of `content/dates.yaml` with those that the website knows itself, in order; none without that file. Of those
 * that begin and end on the same days, the dates of the file come first.
 */
export function keyDates(sources: Sources): KeyDate[] {
  const { conference, committees, dates } = sources;
  if (dates.dates.length === 0) return [];
  const caseFiles = committees.flatMap((committee) => {
    const { slug, title } = committee;
    const day = caseFileDay(conference.dates, committee);
    const link = { title, url: committeePath(slug) };
    const date = { key: `${slug}-case-file`, title: `Case file of ${title}`, link, committees: [slug] };
    return day ? [{ ...date, days: { first: day, last: day } }] : [];
  });
  const conferenceDate = { key: 'conference', title: 'The conference', text: conference.venue, committees: [] };
  return [
    ...announcedDates(sources),
    ...[...caseFiles, { ...conferenceDate, days: conference.dates }].map((date) => withEnd(date, conference)),
  ].sort((a, b) => a.days.first.localeCompare(b.days.first) || a.days.last.localeCompare(b.days.last));
}

/** The dates that the secretariat has set, those of the registration forms after those of the file. */
export function announcedDates({ dates, conference }: Pick<Sources, 'dates' | 'conference'>): KeyDate[] {
  const written = dates.dates.map((date) => {
    const { title, text, link, committees, for: audience } = date;
    return { key: `date-${slugify(title)}`, title, text, link, audience, committees, days: daysOf(date) };
  });
  return [...written, ...registrationDates(conference)].map((date) => withEnd(date, conference));
}

/** The days on which registration opens and closes. Forms that do so on the same day share a date. */
function registrationDates({ registration }: Sources['conference']): Omit<KeyDate, 'until'>[] {
  return (['opens', 'closes'] as const).flatMap((event) => {
    const byDay = Map.groupBy(registration, (form) => form[event]);
    return [...byDay].flatMap(([day, forms]) => {
      if (!day) return [];
      const titles = forms.map(({ title }) => title);
      const isForAll = forms.length === registration.length;
      const key = ['registration', event, ...(isForAll ? [] : titles.map(slugify))].join('-');
      const common = { title: `Registration ${event}`, text: formatList(titles), committees: [] };
      return { ...common, key, days: { first: day, last: day } };
    });
  });
}

function withEnd(date: Omit<KeyDate, 'until'>, { timeZone }: Sources['conference']): KeyDate {
  return { ...date, until: endOf(date.days.last, timeZone) };
}

/** A key date, and from when it is one of the next: in milliseconds since the epoch. */
interface ComingDate extends KeyDate {
  from: number;
}

/**
 * Each date with the time from which it is among the next `count`. It stays until it is over, so more than `count` can show
 * at once.
 */
export function comingDates(dates: readonly KeyDate[], count: number): ComingDate[] {
  return dates.map((date, index) => {
    const earlier = dates.slice(0, index).map(({ until }) => until);
    // From when fewer than `count` of those before it are still to end.
    const from = earlier.sort((a, b) => b - a)[count - 1] ?? 0;
    return { ...date, from };
  });
}
