import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Conference } from '../../content/schemas/conference.ts';
import { addDays } from '../../shared/dates.ts';
import type { CalendarEvent } from './calendar-events.ts';

type Source = Pick<Conference, 'name' | 'email' | 'dates' | 'calendarChanges'>;

/** An iCalendar file (RFC 5545): docs/decisions/0010-calendar.md. The same events always give the same bytes. */
export function calendarFile(events: CalendarEvent[], conference: Source): string {
  const { name, email, dates, calendarChanges } = conference;
  const calendar = ical({
    prodId: { company: name, product: 'Conference calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { uid, title, days, notes, location, url, term } of events) {
    const isConference = term === 'Conference';
    calendar.createEvent({
      id: uid,
      sequence: calendarChanges,
      // From the content, so that every build is the same. It is later with every change.
      stamp: new Date(Date.UTC(Number(dates.first.slice(0, 4)) - 1, 0, 1 + calendarChanges)),
      allDay: true,
      // Without a zone, the library takes the date in UTC.
      start: new Date(days.first),
      end: new Date(addDays(days.last, 1)),
      summary: title,
      description: [...notes, url].join('\n'),
      location: location ?? null,
      url,
      organizer: { name, email },
      status: ICalEventStatus.CONFIRMED,
      transparency: isConference ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      busystatus: isConference ? ICalEventBusyStatus.BUSY : ICalEventBusyStatus.FREE,
    });
  }
  return `${calendar.toString()}\r\n`;
}
