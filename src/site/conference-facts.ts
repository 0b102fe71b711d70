import type { FactSources } from '../content/facts.ts';
import type { Committee } from '../content/schemas/committee.ts';
import type { Conference } from '../content/schemas/conference.ts';
import type { Phase, PhaseWords } from '../phase/phase.ts';
import { CALENDAR_PATH, committeePath, routes } from '../routes.ts';
import { siteUrls } from '../shared/base-path.ts';
import {
  addDays,
  countDays,
  type DateRange,
  formatDate,
  formatDayAndMonth,
  formatDays,
  formatShortDays,
  formatShortMonth,
  weekday,
  weekdays,
} from '../shared/dates.ts';
import { capitalise, cardinal, editionName } from '../shared/words.ts';
import type { Fact } from '../ui/fact-list.tsx';

/** The link to the calendar file. */
const ADD_TO_CALENDAR = { label: 'Add to your calendar', href: CALENDAR_PATH };

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

/** Each day of the conference with its dress code and that of the next day, for the head of the home page. */
export function conferenceDays({ dates, dressCode }: Conference) {
  return dayNames(dates).map((name, index) => {
    const date = addDays(dates.first, index);
    return {
      name,
      weekday: weekday(date),
      date: formatDayAndMonth(date),
      dress: dressCode.length === 1 ? dressCode[0] : dressCode[index],
      dressTomorrow: dressLines(dressCode)[index + 1],
    };
  });
}

/** The state of the conference in a line: its dates and place at first. Nothing of its hours, which nobody knows. */
export function conferencePhase({ dates, city, edition }: Conference): PhaseWords {
  return {
    before: `${formatDays(dates)}, ${city}`,
    during: dayNames(dates).map((name) => `${name}, ${city}`),
    after: `The ${editionName(edition)} ended on ${formatDate(dates.last)}`,
  };
}

/** The same in as few letters as a phone has room for, in two lines: `Day 1`, `of 2`. */
export function shortPhase({ dates }: Conference): PhaseWords {
  return {
    before: formatShortDays(dates),
    during: countDays(dates) === 1 ? 'Today' : dayNames(dates),
    after: `Ended ${formatShortMonth(dates.last)}`,
  };
}

/** `Day 1 of 2`, for each day. */
export function dayNames(dates: DateRange): string[] {
  const count = countDays(dates);
  if (count === 1) return ['The day of the conference'];
  return Array.from({ length: count }, (_, index) => `Day\u00a0${index + 1} of\u00a0${count}`);
}

/** When the next edition takes place, if that is announced. */
export function nextEditionLine({ nextEdition }: Conference): string {
  return nextEdition
    ? `The next edition is on ${formatDays(nextEdition)}.`
    : 'The dates of the next edition have not been announced.';
}

/** The facts below the head of the home page in each phase: what the head does not say. */
export function homeFacts(sources: FactSources): Record<Phase, Fact[]> {
  const { dates, venue } = sources.conference;
  const where = { term: 'Where', lines: [venue] };
  const count = { term: 'Committees', lines: [capitalise(cardinal(sources.committees.length))] };
  const others = restrictedTo(sources);
  const actions = [ADD_TO_CALENDAR, googleCalendarLink(sources.conference)];
  return {
    before: [{ term: 'When', lines: [weekdays(dates)], actions }, where, ...dress(sources.conference), ...others],
    during: [{ term: 'Days', lines: [formatDays(dates)], actions }, count, ...others],
    after: [{ term: 'Held on', lines: [formatDays(dates)], note: weekdays(dates) }, where, count, ...others],
  };
}

/** The facts on a committee's printed page: when, where, what to wear, and who may take part if not everybody. */
export function handoutFacts({ conference }: FactSources, { openTo }: Committee): Fact[] {
  const { dates } = conference;
  const when = { term: 'When', lines: [formatDays(dates)], note: weekdays(dates) };
  const where = { term: 'Where', lines: [conference.venue] };
  return [when, where, ...dress(conference), ...(openTo ? [{ term: 'Open to', lines: [openTo] }] : [])];
}

/** The committees that are not for everybody, by who may take part. */
function restrictedTo({ committees }: Pick<FactSources, 'committees'>): Fact[] {
  return [...Map.groupBy(committees, ({ openTo }) => openTo)].flatMap(([term, group]) =>
    term ? [{ term, lines: [group.map(({ slug, title }) => ({ label: title, href: committeePath(slug) }))] }] : [],
  );
}

function dress({ dressCode }: Conference): Fact[] {
  const lines = dressLines(dressCode);
  return lines.length > 0 ? [{ term: 'Dress code', lines }] : [];
}

/** A line for each day, `Day 1: Indian formals`, or one for all days. */
function dressLines(dressCode: string[]): string[] {
  return dressCode.length > 1 ? dressCode.map((dress, day) => `Day ${day + 1}: ${dress}`) : dressCode;
}
