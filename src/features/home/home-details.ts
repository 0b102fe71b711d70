import type { SiteContent } from '../../content/collections.ts';
import { calendarLinks, conferenceDetails, dayNames, mapLinks, onlyFor } from '../../content/conference-details.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import type { Phase } from '../../phase/phase.ts';
import { committeePath, routes } from '../../routes.ts';
import { addDays, formatDayAndMonth, weekdays } from '../../shared/dates.ts';
import { capitalise, cardinal } from '../../shared/words.ts';
import type { Detail } from '../../ui/detail-list.tsx';

/** Each day of the conference, with its venue, dress code and contact. */
export function detailsByDay(conference: Conference) {
  const { dates, dressCode } = conference;
  const { where, dress } = conferenceDetails(conference);
  const venue = { ...where, actions: mapLinks(conference) };
  const contact = { term: 'Questions', lines: [{ title: 'Ask the secretariat', url: routes.contact }] };
  return dayNames(dates).map((_, index) => {
    const date = addDays(dates.first, index);
    // The note is the dress code of the next day, so that visitors can lay out their clothes in time.
    const today = (dressCode[index] ?? dressCode[0])?.en ?? '';
    const dressOfDay = dress.map(({ term, lines }) => ({ term, lines: [today], note: lines[index + 1] }));
    return { weekday: weekdays(date), date: formatDayAndMonth(date), details: [venue, ...dressOfDay, contact] };
  });
}

export type HomeDetailsSources = Pick<SiteContent, 'conference' | 'committees' | 'parents'>;

/** Details below the head. Before the conference, the dress code must be second: home-sections.module.css may hide it. */
export function homeDetails(sources: HomeDetailsSources): Record<Phase, Detail[]> {
  const { when, where, dress } = conferenceDetails(sources.conference);
  const count = { term: 'Committees', lines: [capitalise(cardinal(sources.committees.length))] };
  const others = restrictedTo(sources);
  const actions = calendarLinks(sources.conference, sources.parents.words.calendar);
  return {
    before: [{ ...when, actions }, ...dress, where, ...others],
    during: [{ ...when, actions }, ...dress, count, ...others],
    after: [{ ...when, term: 'Held on' }, where, count, ...others],
  };
}

function restrictedTo({ committees }: Pick<SiteContent, 'committees'>): Detail[] {
  return [...Map.groupBy(committees, ({ openTo }) => openTo)].flatMap(([term, group]) =>
    term ? [{ term: onlyFor(term), lines: group.map(({ slug, title }) => ({ title, url: committeePath(slug) })) }] : [],
  );
}
