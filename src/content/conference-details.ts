import process from 'node:process';
import { CALENDAR_PATH, routes, type TitledLink } from '../routes.ts';
import { siteUrls } from '../shared/base-path.ts';
import { addDays, countDays, type DateRange, formatDays, weekdays } from '../shared/dates.ts';
import { capitalise, editionName, formatList } from '../shared/words.ts';
import type { Committee } from './schemas/committee.ts';
import type { Conference } from './schemas/conference.ts';

/** The conference as an event, for calendars and search engines. */
export function conferenceEvent({ name, edition, dates, venue: { en: venue }, site }: Conference) {
  return {
    title: `${name}, ${editionName(edition)}`,
    venue,
    url: siteUrls(site)(routes.home),
    first: dates.first,
    /** For calendars, an all-day event ends on the day after its last day. */
    dayAfter: addDays(dates.last, 1),
  };
}

/** Links to the calendar file and to Google’s calendar. @param title of the link to the file */
export function calendarLinks(conference: Conference, title: string): TitledLink[] {
  return [{ title, url: CALENDAR_PATH }, googleCalendarLink(conference)];
}

/** This link is for browsers inside other apps: they ignore calendar files. */
function googleCalendarLink(conference: Conference) {
  const { title, first, dayAfter, venue, url } = conferenceEvent(conference);
  const fields = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${first}/${dayAfter}`.replaceAll('-', ''),
    location: venue,
    details: url,
  });
  return { title: 'Google Calendar', url: `https://calendar.google.com/calendar/render?${fields}` };
}

/** `Day 1 of 2`, for each day. */
export function dayNames(dates: DateRange): string[] {
  const count = countDays(dates);
  if (count === 1) return ['The day of the conference'];
  return Array.from({ length: count }, (_, index) => `Day\u00a0${index + 1} of\u00a0${count}`);
}

/** Days, venue and dress code of the conference. */
export function conferenceDetails({ dates, venue, dressCode }: Conference) {
  return {
    when: { term: 'When', lines: [formatDays(dates)], note: weekdays(dates) },
    where: { term: 'Where', lines: [venue.en] },
    dress: dressCode.length > 0 ? [{ term: 'Dress code', lines: dressLines(dressCode) }] : [],
  };
}

/** This is empty on a kept site, where later dates are never added. `npm run new-edition` sets `SITE_KEPT`. */
export function nextEditionLine({ nextEdition }: Conference): string {
  if (process.env.SITE_KEPT === 'true') return '';
  return nextEdition
    ? `The next edition is on ${formatDays(nextEdition)}.`
    : 'The dates of the next edition have not been announced.';
}

/** A list with the link to the map of the venue; empty if there is no map. */
export function mapLinks({ map }: Pick<Conference, 'map'>) {
  return map ? [{ title: 'Open the map', url: map }] : [];
}

/** One line per day, `Day 1: Indian formals`, or one for all days. */
function dressLines(dressCode: Conference['dressCode']): string[] {
  return dressCode.map(({ en }, day) => (dressCode.length > 1 ? `Day ${day + 1}: ${en}` : en));
}

/** For cards and lists: `6th and 7th graders only`. */
export function onlyFor(openTo: string): string {
  return `${capitalise(openTo)} only`;
}

/** A sentence for each group that has committees of its own: `AIPPM and UNHRC are exclusively for 6th and 7th graders.` */
export function restrictionsOf(committees: readonly Committee[]): string {
  const groups = Map.groupBy(
    committees.filter(({ openTo }) => openTo),
    ({ openTo }) => openTo,
  );
  return [...groups]
    .map(([openTo, group]) => {
      const titles = formatList(group.map(({ title }) => title));
      return `${titles} ${group.length === 1 ? 'is' : 'are'} exclusively for ${openTo}.`;
    })
    .join(' ');
}
