import { routes } from '../routes.ts';
import { siteUrls } from '../shared/base-path.ts';
import { addDays, countDays, type DateRange } from '../shared/dates.ts';
import { editionName } from '../shared/words.ts';
import type { Conference } from './schemas/conference.ts';

/** The days in Google’s calendar, for browsers inside other apps, where a calendar file does nothing. */
export function googleCalendarLink({ name, edition, dates, venue, site }: Conference) {
  const compact = (date: string) => date.replaceAll('-', '');
  const fields = new URLSearchParams({
    action: 'TEMPLATE',
    text: `${name}, ${editionName(edition)}`,
    // An event ends on the day after its last.
    dates: `${compact(dates.first)}/${compact(addDays(dates.last, 1))}`,
    location: venue,
    details: siteUrls(site)(routes.home),
  });
  return { label: 'Google Calendar', href: `https://calendar.google.com/calendar/render?${fields}` };
}

/** `Day 1 of 2`, for each day. */
export function dayNames(dates: DateRange): string[] {
  const count = countDays(dates);
  if (count === 1) return ['The day of the conference'];
  return Array.from({ length: count }, (_, index) => `Day\u00a0${index + 1} of\u00a0${count}`);
}

export function placeFact({ venue }: Pick<Conference, 'venue'>) {
  return { term: 'Where', lines: [venue] };
}

export function mapLinks({ map }: Pick<Conference, 'map'>) {
  return map ? [{ label: 'Open the map', href: map }] : [];
}

/** The dress code as a fact, if there is one. */
export function dressFact({ dressCode }: Conference) {
  return dressCode.length > 0 ? [{ term: 'Dress code', lines: dressLines(dressCode) }] : [];
}

/** A line for each day, `Day 1: Indian formals`, or one for all days. */
export function dressLines(dressCode: string[]): string[] {
  return dressCode.length > 1 ? dressCode.map((dress, day) => `Day ${day + 1}: ${dress}`) : dressCode;
}
