import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { type FactSources, factsOf } from '../../content/facts.ts';
import { committeePath, routes } from '../../routes.ts';
import { siteUrls } from '../../shared/base-path.ts';
import { addDays, type DateRange } from '../../shared/dates.ts';
import { capitalise, editionName } from '../../shared/words.ts';

/** Where minutes are counted from. */
const YEAR_2020 = Date.UTC(2020, 0);

/** Whole days at the venue. */
interface CalendarEvent {
  /** The same for the same event of an edition, even if its days change. */
  name: string;
  title: string;
  days: DateRange;
  /** One fact a line. */
  notes: string[];
  /** Path of its page. */
  path: string;
  /** Where visitors are on these days, if they are busy. */
  location?: string;
}

/**
 * The dates of a conference as an iCalendar file (RFC 5545). Its events keep their UIDs, and a file that is written later
 * has a higher SEQUENCE, so it replaces the dates that a calendar has from an earlier one.
 * @param now when the file is written, in milliseconds since the epoch
 */
export function calendarFile(sources: FactSources, now: number): string {
  const { name, email, edition, site } = sources.conference;
  const urlOf = siteUrls(site);
  const calendar = ical({
    prodId: { company: name, product: 'Conference calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const event of [conferenceEvent(sources), ...caseFileEvents(sources)]) {
    const url = urlOf(event.path);
    calendar.createEvent({
      id: `edition-${edition}-${event.name}@${new URL(site).host}`,
      sequence: Math.floor((now - YEAR_2020) / 60_000),
      stamp: new Date(now),
      summary: event.title,
      description: [...event.notes, url].join('\n'),
      url,
      organizer: { name, email },
      location: event.location ?? null,
      transparency: event.location ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      allDay: true,
      // Without a zone, the library takes the date in UTC. An event ends on the day after its last.
      start: new Date(event.days.first),
      end: new Date(addDays(event.days.last, 1)),
    });
  }
  return `${calendar.toString()}\r\n`;
}

function conferenceEvent(sources: FactSources): CalendarEvent {
  const { conference } = sources;
  const { dressCode } = factsOf(sources);
  const edition = editionName(conference.edition);
  return {
    name: 'conference',
    title: `${conference.name}, ${edition}`,
    days: conference.dates,
    notes: [`${capitalise(edition)}, ${conference.city}`, ...(dressCode ? [`Dress code: ${dressCode}`] : [])],
    path: routes.home,
    location: conference.venue,
  };
}

/** The days on which case files are due. */
function caseFileEvents({ conference, committees }: FactSources): CalendarEvent[] {
  return committees.flatMap(({ slug, title, fullName, caseFileDaysBefore }) => {
    if (!caseFileDaysBefore) return [];
    const day = addDays(conference.dates.first, -caseFileDaysBefore);
    return [
      {
        name: `${slug}-case-file`,
        title: `${conference.shortName}: case file of ${title}`,
        days: { first: day, last: day },
        notes: [
          `${fullName}: the case file is due today, ${caseFileDaysBefore} ${caseFileDaysBefore === 1 ? 'day' : 'days'} before the conference.`,
        ],
        path: committeePath(slug),
      },
    ];
  });
}
