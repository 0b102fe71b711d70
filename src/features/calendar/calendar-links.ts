import { addDays, formatDateWithWeekday, formatDays } from '../../shared/dates.ts';
import { startOfDay } from '../../shared/phases.ts';
import type { CalendarEvent } from './calendar-events.ts';

/** Events as a page offers them: each with its date in words and links that add it. @param timeZone of the venue */
export function calendarEntries(events: CalendarEvent[], timeZone: string) {
  return events.map((event) => ({
    term: event.term,
    date: event.days.first === event.days.last ? formatDateWithWeekday(event.days.first) : formatDays(event.days),
    /** When its last day is over at the venue, in milliseconds since the epoch. */
    until: startOfDay(addDays(event.days.last, 1), timeZone),
    googleUrl: googleCalendarUrl(event),
    outlookUrl: outlookCalendarUrl(event),
  }));
}

/** Opens Google Calendar with the event filled in, for the visitor to save. */
function googleCalendarUrl({ title, days, description, location }: CalendarEvent): string {
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    // The end is the day after the last.
    dates: [days.first, addDays(days.last, 1)].map((date) => date.replaceAll('-', '')).join('/'),
    details: description,
    ...(location && { location }),
  });
}

/** Opens Outlook on the web with the event filled in, for the visitor to save. */
function outlookCalendarUrl({ title, days, description, location }: CalendarEvent): string {
  return address('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: days.first,
    // As in Google's: https://github.com/InteractionDesignFoundation/add-event-to-calendar-docs
    enddt: addDays(days.last, 1),
    allday: 'true',
    body: description,
    ...(location && { location }),
  });
}

/** Spaces are %20, since Outlook shows a plus as a plus. */
function address(page: string, fields: Record<string, string>): string {
  return `${page}?${new URLSearchParams(fields)}`.replaceAll('+', '%20');
}
