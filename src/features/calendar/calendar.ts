import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { caseFileDay } from '../../content/facts/case-file.ts';
import { dressByDay } from '../../content/facts/dress-code.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import { committeePath, routes } from '../../routes.ts';
import { siteUrls } from '../../shared/base-path.ts';
import { addDays, type DateRange } from '../../shared/dates.ts';
import { capitalise, ordinal } from '../../shared/words.ts';
import type { TimedSession } from '../schedule/timetable.ts';

/** How often a calendar asks for the feed again, if it takes advice: twice a day. */
const REFRESH_SECONDS = 12 * 60 * 60;

/** An entry of a calendar, of one or more whole days at the venue. */
export interface CalendarEvent {
  /** As pages name it beside its date. */
  term: 'Conference' | 'Case file' | 'Key date';
  /** The same for the same event of an edition, and of no other: `edition-1-disec@mun.example.org`. */
  uid: string;
  title: string;
  days: DateRange;
  /** One fact a line, the address of its page last. */
  description: string;
  location?: string;
  /** Absolute address of its page. */
  url: string;
}

/** An entry of a calendar that begins and ends at a time of day. */
interface SessionEvent extends Omit<CalendarEvent, 'term' | 'days'> {
  session: TimedSession;
}

/**
 * The conference from its first day to its last, or the days of a committee: the conference, and the release of its
 * case file if it has one. They have UIDs of their own, so that a calendar can hold the conference and several
 * committees.
 */
export function calendarEvents(conference: Conference, committee?: Committee): CalendarEvent[] {
  const { name, shortName, city, dates: days, venue: location } = conference;
  const dress = dressByDay(conference).map(({ day, title }) => `Dress code${day ? `, day ${day}` : ''}: ${title}`);
  if (!committee) {
    const edition = `${ordinal(conference.edition)} edition`;
    const notes = [`${capitalise(edition)}, ${city}`, ...dress];
    const common = commonOf(conference, 'conference', routes.home, notes);
    return [{ ...common, term: 'Conference', title: `${name}, ${edition}`, days, location }];
  }
  const { slug, title, fullName, agenda, eligibility } = committee;
  const path = committeePath(slug);
  const notes = [fullName, `Agenda: ${agenda}`, ...(eligibility ? [eligibility.note] : []), ...dress];
  const sitting: CalendarEvent = {
    ...commonOf(conference, slug, path, notes),
    term: 'Conference',
    title: `${shortName}: ${title}`,
    days,
    location,
  };
  return [sitting, ...caseFileEvents(conference, committee)];
}

/** The release of a committee's case file, if it has one. */
export function caseFileEvents(conference: Conference, committee: Committee): CalendarEvent[] {
  const { slug, title, fullName, caseFileDaysBefore } = committee;
  const day = caseFileDay(conference.dates, committee);
  if (!day) return [];
  const due = `${fullName}: the case file is due today, ${caseFileDaysBefore} days before the conference.`;
  return [
    {
      ...commonOf(conference, `${slug}-case-file`, committeePath(slug), [due]),
      term: 'Case file',
      title: `${conference.shortName}: case file of ${title}`,
      days: { first: day, last: day },
    },
  ];
}

/** Each session as an event, the same in every file that has it. */
export function sessionEvents(conference: Conference, sessions: TimedSession[]): SessionEvent[] {
  const { shortName, venue } = conference;
  return sessions.map((session) => ({
    ...commonOf(conference, `session-${session.key}`, routes.schedule, [session.audience]),
    session,
    title: `${shortName}: ${session.title}`,
    location: session.place ? `${session.place}, ${venue}` : venue,
  }));
}

/** @param name of the event within its edition. @param path of its page */
export function commonOf({ site, edition }: Conference, name: string, path: string, notes: string[]) {
  const url = siteUrls(site)(path);
  return { uid: `edition-${edition}-${name}@${new URL(site).host}`, url, description: [...notes, url].join('\n') };
}

type Source = Pick<Conference, 'name' | 'shortName' | 'email' | 'dates' | 'calendarChanges'>;

interface Contents {
  events: CalendarEvent[];
  sessions?: SessionEvent[];
  /** Whether pages offer the file as a calendar to subscribe to. */
  isFeed?: boolean;
}

/** An iCalendar file (RFC 5545): docs/decisions/0010-calendar.md. The same events always give the same bytes. */
export function calendarFile(conference: Source, { events, sessions = [], isFeed = false }: Contents): string {
  const { name, email, dates, calendarChanges } = conference;
  const calendar = ical({
    prodId: { company: name, product: 'Conference calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ...(isFeed && { name: conference.shortName, ttl: REFRESH_SECONDS }),
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
