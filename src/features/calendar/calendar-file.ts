import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Conference } from '../../content/schemas/conference.ts';
import { addDays } from '../../shared/dates.ts';
import type { CalendarEvent, SessionEvent } from './calendar-events.ts';

type Source = Pick<Conference, 'name' | 'email' | 'dates' | 'calendarChanges' | 'timeZone'>;

/** An iCalendar file (RFC 5545): docs/decisions/0010-calendar.md. The same events always give the same bytes. */
export function calendarFile(events: CalendarEvent[], conference: Source, sessions: SessionEvent[] = []): string {
  const { name, email, dates, calendarChanges, timeZone } = conference;
  const [first] = sessions;
  const calendar = ical({
    prodId: { company: name, product: 'Conference calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: first ? { name: null, generator: (zone) => zoneOf(zone, first) } : null,
  });
  const common = ({ uid, title, description, location, url }: CalendarEvent | SessionEvent) => ({
    id: uid,
    summary: title,
    description,
    location: location ?? null,
    url,
    sequence: calendarChanges,
    // From the content, so that every build is the same. It is later with every change.
    stamp: new Date(Date.UTC(Number(dates.first.slice(0, 4)) - 1, 0, 1 + calendarChanges)),
    organizer: { name, email },
    status: ICalEventStatus.CONFIRMED,
  });
  for (const event of events) {
    const { days, term } = event;
    const isConference = term === 'Conference';
    calendar.createEvent({
      ...common(event),
      allDay: true,
      // Without a zone, the library takes the date in UTC.
      start: new Date(days.first),
      end: new Date(addDays(days.last, 1)),
      transparency: isConference ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      busystatus: isConference ? ICalEventBusyStatus.BUSY : ICalEventBusyStatus.FREE,
    });
  }
  for (const event of sessions) {
    const { session } = event;
    calendar.createEvent({
      ...common(event),
      timezone: timeZone,
      // Without an offset: the library writes these figures as the time in the zone.
      start: new Date(`${session.date}T${session.start}`),
      end: new Date(`${session.date}T${session.end}`),
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** A time zone as it is during the conference (RFC 5545, 3.6.5): the file has no time of another season. */
function zoneOf(zone: string, { session }: SessionEvent): string {
  const minutes = (Date.parse(`${session.date}T${session.start}Z`) - session.startsAt) / 60_000;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\n');
}
