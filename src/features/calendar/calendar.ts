import ical, { ICalCalendarMethod, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import { type FactSources, factsOf } from '../../content/facts.ts';
import { committeePath, routes } from '../../routes.ts';
import { siteUrls } from '../../shared/base-path.ts';
import { addDays, type DateRange } from '../../shared/dates.ts';
import { capitalise, editionName } from '../../shared/words.ts';

/** Where minutes are counted from. */
const YEAR_2020 = Date.UTC(2020, 0);

/**
 * The dates of a conference as an iCalendar file (RFC 5545). Its events keep their UIDs, and a file that is written later
 * has a higher SEQUENCE, so it replaces the dates that a calendar has from an earlier one.
 * @param now when the file is written, in milliseconds since the epoch
 */
export function calendarFile(sources: FactSources, now: number): string {
  const { name, shortName, email, edition, site, dates, city, venue } = sources.conference;
  const { dressCode } = factsOf(sources);
  const calendar = ical({
    prodId: { company: name, product: 'Conference calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  /** Adds whole days at the venue. Their name is the same in each file of an edition, even if the days change. */
  const add = (
    eventName: string,
    days: DateRange,
    page: string,
    notes: string[],
    event: Omit<ICalEventData, 'start'>,
  ) => {
    const url = siteUrls(site)(page);
    calendar.createEvent({
      ...event,
      id: `edition-${edition}-${eventName}@${new URL(site).host}`,
      sequence: Math.floor((now - YEAR_2020) / 60_000),
      stamp: new Date(now),
      description: [...notes, url].join('\n'),
      url,
      organizer: { name, email },
      allDay: true,
      // Without a zone, the library takes the date in UTC. An event ends on the day after its last.
      start: new Date(days.first),
      end: new Date(addDays(days.last, 1)),
    });
  };
  const title = editionName(edition);
  const notes = [`${capitalise(title)}, ${city}`, ...(dressCode ? [`Dress code: ${dressCode}`] : [])];
  add('conference', dates, routes.home, notes, {
    summary: `${name}, ${title}`,
    location: venue,
    transparency: ICalEventTransparency.OPAQUE,
  });
  for (const { slug, title, fullName, caseFileDaysBefore: before } of sources.committees) {
    if (!before) continue;
    const day = addDays(dates.first, -before);
    const note = `${fullName}: the case file is due today, ${before} ${before === 1 ? 'day' : 'days'} before the conference.`;
    add(`${slug}-case-file`, { first: day, last: day }, committeePath(slug), [note], {
      summary: `${shortName}: case file of ${title}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}
