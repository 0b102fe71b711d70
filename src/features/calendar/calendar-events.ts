import { withBase } from '../../shared/base.ts';
import { addDays, type ConferenceDays } from '../../shared/dates.ts';
import { capitalise, ordinal } from '../../shared/words.ts';
import { committeePath, routes } from '../../site/routes.ts';
import { canonicalUrl } from '../../site/seo.ts';

/** An entry of a calendar. It takes whole days, by the calendar of the venue. */
export interface CalendarEvent {
  /** What it is about, as a term beside its date. */
  term: 'Conference' | 'Case file';
  /** The same for the same event of an edition, and of no other: `edition-9-unhrc@mun.example.org`. */
  uid: string;
  title: string;
  days: ConferenceDays;
  /** A fact a line. */
  notes: string[];
  /** Absent for what has no place. */
  location?: string;
  /** Page on which there is more, in full. */
  url: string;
}

/** What events take from the conference. */
export interface CalendarConference {
  name: string;
  shortName: string;
  edition: number;
  site: string;
  city: string;
  dates: ConferenceDays;
  venue: string;
  dressCode: string[];
}

interface CalendarCommittee {
  slug: string;
  title: string;
  fullName: string;
  agenda: string;
  eligibility?: { note: string } | undefined;
  caseFileDaysBefore?: number | undefined;
}

/** The conference as one event, from its first day to its last. */
export function conferenceEvent(conference: CalendarConference): CalendarEvent {
  const { name, edition, city, site, dates, venue } = conference;
  return {
    term: 'Conference',
    uid: uidOf(conference, 'conference'),
    title: `${name}, ${ordinal(edition)} edition`,
    days: dates,
    notes: [`${capitalise(ordinal(edition))} edition, ${city}`, ...dressNotes(conference)],
    location: venue,
    url: canonicalUrl(site, withBase(routes.home)),
  };
}

/**
 * The days of a committee: the conference, and before it the release of its case file where it has one.
 * Not under the UID of the whole conference, so that who takes both, or two committees, loses neither.
 */
export function committeeEvents(conference: CalendarConference, committee: CalendarCommittee): CalendarEvent[] {
  const { shortName, site, dates, venue } = conference;
  const { slug, title, fullName, agenda, eligibility, caseFileDaysBefore } = committee;
  const url = canonicalUrl(site, withBase(committeePath(slug)));
  const sitting: CalendarEvent = {
    term: 'Conference',
    uid: uidOf(conference, slug),
    title: `${shortName}: ${title}`,
    days: dates,
    notes: [fullName, `Agenda: ${agenda}`, ...(eligibility ? [eligibility.note] : []), ...dressNotes(conference)],
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
      notes: [`The case file of the ${fullName} is due today, ${caseFileDaysBefore} days before the conference.`],
      url,
    },
  ];
}

function dressNotes({ dressCode }: CalendarConference): string[] {
  return dressCode.map((dress, index) => `Dress code, day ${index + 1}: ${dress}`);
}

function uidOf({ site, edition }: CalendarConference, name: string): string {
  return `edition-${edition}-${name}@${new URL(site).host}`;
}
