import type { Edition } from '../../content/collections.ts';
import { isForCommittee } from '../../content/facts/for-committee.ts';
import { announcedDates, type KeyDate } from '../../content/facts/key-dates.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import { routes } from '../../routes.ts';
import { siteUrls } from '../../shared/base-path.ts';
import { type CalendarEvent, caseFileEvents, commonOf } from './calendar.ts';

type Sources = Pick<Edition, 'dates' | 'conference' | 'committees'>;

/** The key dates that `calendarEvents` leaves out: all of them, or those of a committee. None without `dates.yaml`. */
export function keyDateEvents(sources: Sources, committee?: Committee): CalendarEvent[] {
  const { dates, conference, committees } = sources;
  if (dates.dates.length === 0) return [];
  const announced = announcedDates(sources);
  const wanted = committee ? announced.filter((date) => isForCommittee(date, committee.slug)) : announced;
  const caseFiles = committee ? [] : committees.flatMap((one) => caseFileEvents(conference, one));
  return [...caseFiles, ...wanted.map((date) => eventOf(date, conference))];
}

function eventOf(
  { key, title, text, link, audience, days }: KeyDate,
  conference: Sources['conference'],
): CalendarEvent {
  const { shortName, site } = conference;
  const notes = [audience, text, link && `${link.title}: ${siteUrls(site)(link.url)}`];
  const known = notes.filter((note) => note !== undefined);
  return { ...commonOf(conference, key, routes.dates, known), term: 'Key date', title: `${shortName}: ${title}`, days };
}
