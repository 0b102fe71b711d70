import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Conference } from '../../content/schemas/conference.ts';
import { addDays } from '../../shared/dates.ts';
import type { CalendarEvent, SessionEvent } from './calendar-events.ts';

type Source = Pick<Conference, 'name' | 'email' | 'dates' | 'calendarChanges'>;

/** An iCalendar file (RFC 5545): docs/decisions/0010-calendar.md. The same events always give the same bytes. */
export function calendarFile(events: CalendarEvent[], conference: Source, sessions: SessionEvent[] = []): string {
  const { name, email, dates, calendarChanges } = conference;
  const calendar = ical({
    prodId: { company: name, product: 'Conference calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
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
    const { startsAt, endsAt } = event.session;
    calendar.createEvent({ ...common(event), start: new Date(startsAt), end: new Date(endsAt) });
  }
  return `${calendar.toString()}\r\n`;
}
