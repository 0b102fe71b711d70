import ical, { ICalEventTransparency } from 'ical-generator';
import { conferenceEvent } from '../../content/conference-details.ts';
import { type FactSources, factsOf } from '../../content/facts.ts';
import { capitalise, editionName } from '../../shared/words.ts';

const SEQUENCE_START = Date.UTC(2020, 0);

/** An iCalendar file (RFC 5545). SEQUENCE grows with time, so that a later file replaces an earlier one. @param now in ms */
export function calendarFile(sources: FactSources, now: number): string {
  const { name, email, edition, site, city } = sources.conference;
  const { dressCode } = factsOf(sources);
  const { title, venue, url, first, dayAfter } = conferenceEvent(sources.conference);
  const calendar = ical({
    prodId: { company: name, product: 'Conference calendar', language: 'EN' },
  });
  calendar.createEvent({
    id: `edition-${edition}-conference@${new URL(site).host}`,
    sequence: Math.floor((now - SEQUENCE_START) / 60_000),
    stamp: new Date(now),
    summary: title,
    description: [
      `${capitalise(editionName(edition))}, ${city}`,
      ...(dressCode ? [`Dress code: ${dressCode}`] : []),
      email,
      url,
    ].join('\n'),
    location: venue,
    url,
    // In the calendar, visitors do not appear as busy on these days. The event has no organizer: with one, it would be an
    // invitation, which phones do not let visitors edit.
    transparency: ICalEventTransparency.TRANSPARENT,
    allDay: true,
    // These dates are midnights in UTC. No time zone is set here, so that the library writes their days in UTC.
    start: new Date(first),
    end: new Date(dayAfter),
  });
  return `${calendar.toString()}\r\n`;
}
