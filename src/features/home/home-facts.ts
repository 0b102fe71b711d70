import type { SiteContent } from '../../content/collections.ts';
import { calendarLinks, dayNames, dressFact, dressLines, mapLinks, placeFact } from '../../content/conference-facts.ts';
import type { FactSources } from '../../content/facts.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import type { Phase } from '../../phase/phase.ts';
import { committeePath, routes } from '../../routes.ts';
import { IS_KEPT_SITE } from '../../shared/base-path.ts';
import { addDays, formatDayAndMonth, formatDays, weekday, weekdays } from '../../shared/dates.ts';
import { capitalise, cardinal } from '../../shared/words.ts';
import type { Fact } from '../../ui/fact-list.tsx';

/** Each day of the conference, with where to go, what to wear and whom to ask. */
export function conferenceDays(conference: Conference) {
  const { dates, dressCode } = conference;
  const place = { ...placeFact(conference), actions: mapLinks(conference) };
  const contact = { term: 'Questions', lines: [{ label: 'Ask the secretariat', href: routes.contact }] };
  return dayNames(dates).map((_, index) => {
    const date = addDays(dates.first, index);
    const lines = [dressCode[index] ?? dressCode[0] ?? ''];
    const dress = dressFact(conference).map((fact) => ({ ...fact, lines, note: dressLines(dressCode)[index + 1] }));
    return { weekday: weekday(date), date: formatDayAndMonth(date), facts: [place, ...dress, contact] };
  });
}

/** Empty on a site that is kept below its year: it cannot know which edition is the next. */
export function nextEditionLine({ nextEdition }: Conference, isKept = IS_KEPT_SITE): string {
  if (isKept) return '';
  return nextEdition
    ? `The next edition is on ${formatDays(nextEdition)}.`
    : 'The dates of the next edition have not been announced.';
}

/** What the head of the home page does not say. */
export function homeFacts(sources: FactSources & Pick<SiteContent, 'parents'>): Record<Phase, Fact[]> {
  const { dates } = sources.conference;
  const where = placeFact(sources.conference);
  const count = { term: 'Committees', lines: [capitalise(cardinal(sources.committees.length))] };
  const others = restrictedTo(sources);
  const actions = calendarLinks(sources.conference, sources.parents.words.calendar);
  return {
    before: [{ term: 'When', lines: [weekdays(dates)], actions }, where, ...dressFact(sources.conference), ...others],
    during: [{ term: 'Days', lines: [formatDays(dates)], actions }, count, ...others],
    after: [{ term: 'Held on', lines: [formatDays(dates)], note: weekdays(dates) }, where, count, ...others],
  };
}

function restrictedTo({ committees }: Pick<FactSources, 'committees'>): Fact[] {
  return [...Map.groupBy(committees, ({ openTo }) => openTo)].flatMap(([term, group]) =>
    term ? [{ term, lines: group.map(({ slug, title }) => ({ label: title, href: committeePath(slug) })) }] : [],
  );
}
