import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { addDays } from '../../shared/dates.ts';
import type { CalendarEvent } from './calendar-events.ts';

interface CalendarSource {
  name: string;
  email: string;
  /** IANA time zone of the venue. */
  timeZone: string;
  dates: { first: string };
  /** How often the dates or the venue have changed since they were published. */
  calendarChanges: number;
}

/**
 * The text of an iCalendar file (RFC 5545): docs/decisions/0010-calendar.md. The same events have the same
 * bytes, whenever and wherever they are written.
 */
export function calendarFile(events: CalendarEvent[], conference: CalendarSource): string {
  const { name, email, timeZone, dates, calendarChanges } = conference;
  const calendar = ical({
    prodId: { company: name, product: 'Conference calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // Named by each event instead of here: a zone of the whole calendar would take the Z from DTSTAMP.
    timezone: { name: null, generator: zoneBlock },
  });
  for (const { uid, title, days, notes, location, url, term } of events) {
    const isConference = term === 'Conference';
    calendar.createEvent({
      id: uid,
      sequence: calendarChanges,
      // From the content, since with the clock no two builds would be the same: before the website is
      // published, and later with every change.
      stamp: new Date(Date.UTC(Number(dates.first.slice(0, 4)) - 1, 0, 1 + calendarChanges)),
      timezone: timeZone,
      allDay: true,
      start: midnightHere(days.first),
      end: midnightHere(addDays(days.last, 1)),
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

/** The library reads the date of a whole day from this machine's own clock. @param date `YYYY-MM-DD` */
function midnightHere(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** What a calendar has to know of a time zone. @throws where there is no such zone */
function zoneBlock(timeZone: string): string {
  const [block] = tzlib_get_ical_block(timeZone);
  if (!block)
    throw new Error(`conference.yaml: timeZone: calendars know no ${timeZone}. For India write: Asia/Kolkata`);
  return block;
}
