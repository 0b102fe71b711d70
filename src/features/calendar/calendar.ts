import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { type FactSources, factsOf } from '../../content/facts.ts';
import { routes } from '../../routes.ts';
import { siteUrls } from '../../shared/base-path.ts';
import { addDays } from '../../shared/dates.ts';
import { capitalise, editionName } from '../../shared/words.ts';

const SEQUENCE_START = Date.UTC(2020, 0);

/** An iCalendar file (RFC 5545). A later one has a higher SEQUENCE, so it replaces an earlier one. @param now in ms */
export function calendarFile(sources: FactSources, now: number): string {
  const { name, email, edition, site, dates, city, venue } = sources.conference;
  const { dressCode } = factsOf(sources);
  const title = editionName(edition);
  const url = siteUrls(site)(routes.home);
  const calendar = ical({
    prodId: { company: name, product: 'Conference calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `edition-${edition}-conference@${new URL(site).host}`,
    sequence: Math.floor((now - SEQUENCE_START) / 60_000),
    stamp: new Date(now),
    summary: `${name}, ${title}`,
    description: [`${capitalise(title)}, ${city}`, ...(dressCode ? [`Dress code: ${dressCode}`] : []), url].join('\n'),
    location: venue,
    url,
    organizer: { name, email },
    transparency: ICalEventTransparency.OPAQUE,
    allDay: true,
    // Without a zone, the library takes the date in UTC. An event ends on the day after its last.
    start: new Date(dates.first),
    end: new Date(addDays(dates.last, 1)),
  });
  return `${calendar.toString()}\r\n`;
}
