import type { Committee } from '../../content/schemas/committee.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import { addDays, type ConferenceDays } from '../../shared/dates.ts';
import { capitalise, ordinal } from '../../shared/words.ts';
import { committeePath, routes } from '../../site/routes.ts';
import { siteUrls } from '../../site/site-urls.ts';
import type { TimedSession } from '../schedule/timetable.ts';

/** An entry of a calendar, of one or more whole days at the venue. */
export interface CalendarEvent {
  /** As pages name it beside its date. */
  term: 'Conference' | 'Case file';
  /** The same for the same event of an edition, and of no other: `edition-9-unhrc@mun.example.org`. */
  uid: string;
  title: string;
  days: ConferenceDays;
  /** One fact a line, the address of its page last. */
  description: string;
  location?: string;
  /** Absolute address of its page. */
  url: string;
}

/** An entry of a calendar that begins and ends at a time of day. */
export interface SessionEvent extends Omit<CalendarEvent, 'term' | 'days'> {
  session: TimedSession;
}

/** The conference as one event, from its first day to its last. */
export function conferenceEvent(conference: Conference): CalendarEvent {
  const { name, edition, city, site, dates, venue } = conference;
  const url = siteUrls(site)(routes.home);
  return {
    term: 'Conference',
    uid: uidOf(conference, 'conference'),
    title: `${name}, ${ordinal(edition)} edition`,
    days: dates,
    description: [`${capitalise(ordinal(edition))} edition, ${city}`, ...dressNotes(conference), url].join('\n'),
    location: venue,
    url,
  };
}

/**
 * The days of a committee: the conference, and the release of its case file if it has one. They have UIDs of their
 * own, so that a calendar can hold the conference and several committees.
 */
export function committeeEvents(conference: Conference, committee: Committee): CalendarEvent[] {
  const { shortName, site, dates, venue } = conference;
  const { slug, title, fullName, agenda, eligibility, caseFileDaysBefore } = committee;
  const url = siteUrls(site)(committeePath(slug));
  const notes = [fullName, `Agenda: ${agenda}`, ...(eligibility ? [eligibility.note] : []), ...dressNotes(conference)];
  const sitting: CalendarEvent = {
    term: 'Conference',
    uid: uidOf(conference, slug),
    title: `${shortName}: ${title}`,
    days: dates,
    description: [...notes, url].join('\n'),
    location: venue,
    url,
  };
  if (caseFileDaysBefore === undefined) return [sitting];
  const release = addDays(dates.first, -caseFileDaysBefore);
  return [
    sitting,
    {
      term: 'Case file',
      uid: uidOf(conference, `${slug}-case-file`),
      title: `${shortName}: case file of ${title}`,
      days: { first: release, last: release },
      description: `The case file of the ${fullName} is due today, ${caseFileDaysBefore} days before the conference.\n${url}`,
      url,
    },
  ];
}

/** Each session as an event, the same in every file that has it. */
export function sessionEvents(conference: Conference, sessions: TimedSession[]): SessionEvent[] {
  const { shortName, site, venue } = conference;
  const url = siteUrls(site)(routes.schedule);
  return sessions.map((session) => ({
    session,
    uid: uidOf(conference, `session-${session.key}`),
    title: `${shortName}: ${session.title}`,
    description: `${session.audience}\n${url}`,
    location: session.place ? `${session.place}, ${venue}` : venue,
    url,
  }));
}

function dressNotes({ dressCode }: Conference): string[] {
  return dressCode.map((dress, index) => `Dress code, day ${index + 1}: ${dress}`);
}

function uidOf({ site, edition }: Conference, name: string): string {
  return `edition-${edition}-${name}@${new URL(site).host}`;
}
