import type { Edition } from '../content/collections.ts';
import { dressByDay } from '../content/facts/dress-code.ts';
import { restrictedCommittees } from '../content/facts/restrictions.ts';
import type { Phase, PhaseWords } from '../content/phases.ts';
import type { Committee } from '../content/schemas/committee.ts';
import type { Conference } from '../content/schemas/conference.ts';
import { addDays, countDays, formatDate, formatDayAndMonth, formatDays, weekday, weekdays } from '../shared/dates.ts';
import { capitalise, cardinal, formatList, ordinal } from '../shared/words.ts';
import type { Fact } from '../ui/fact-list.tsx';

type Sources = Pick<Edition, 'conference' | 'committees' | 'wording'>;

/** Each day of the conference with its dress code and that of the next day, for the head of the home page. */
export function conferenceDays({ dates, dressCode }: Conference) {
  return Array.from({ length: countDays(dates) }, (_, index) => {
    const date = addDays(dates.first, index);
    return {
      weekday: weekday(date),
      date: formatDayAndMonth(date),
      dress: dressCode[index]?.title,
      dressTomorrow: dressCode[index + 1]?.title,
    };
  });
}

/** The state of the conference in a line: its dates and place at first. */
export function conferencePhase({ dates, city, edition }: Conference): PhaseWords {
  const count = countDays(dates);
  return {
    before: `${formatDays(dates)}, ${city}`,
    during:
      count === 1
        ? `In session in ${city}`
        : Array.from({ length: count }, (_, index) => `In session in ${city}: day ${index + 1} of ${count}`),
    after: `The ${ordinal(edition)} edition ended on ${formatDate(dates.last)}`,
  };
}

/** When the next edition takes place, if that is announced. */
export function nextEditionLine({ nextEdition }: Conference): string {
  return nextEdition
    ? `The next edition is on ${formatDays(nextEdition)}.`
    : 'The dates of the next edition have not been announced.';
}

/** What a parent looks for first: when, where, what to wear, and which committees have an age limit. */
export function conferenceFacts(sources: Sources): Fact[] {
  return [...whenWhereAndDress(sources), ...restrictionFacts(sources)];
}

/** The facts below the head of the home page in each phase: what the head does not say. */
export function homeFacts(sources: Sources): Record<Phase, Fact[]> {
  const { dates, venue } = sources.conference;
  const words = sources.wording.facts;
  const when = { lines: [formatDays(dates)], note: weekdays(dates) };
  const committees = { term: words.committees, lines: [capitalise(cardinal(sources.committees.length))] };
  return {
    before: conferenceFacts(sources),
    during: [{ term: words.when, ...when }, committees, ...restrictionFacts(sources)],
    after: [
      { term: words.heldOn, ...when },
      { term: words.where, lines: [venue] },
      committees,
      ...restrictionFacts(sources),
    ],
  };
}

function restrictionFacts({ committees }: Pick<Sources, 'committees'>): Fact[] {
  return restrictedCommittees(committees).map(([label, group]) => ({
    term: label,
    lines: [formatList(group.map(({ title }) => title))],
  }));
}

/** The facts on a committee's printed brief: when, where, what to wear, and who may take part. */
export function briefFacts(sources: Sources, committee: Committee): Fact[] {
  const { conference, committees } = sources;
  const { eligibility: words } = conference;
  const notes = [...new Set(committees.flatMap(({ eligibility }) => eligibility?.note ?? []))];
  if (!words || notes.length === 0) return whenWhereAndDress(sources);
  const lines = [committee.eligibility?.label ?? words.othersLabel];
  return [...whenWhereAndDress(sources), { term: words.heading, lines, note: notes.join(' ') }];
}

function whenWhereAndDress({ conference, wording: { facts: words } }: Omit<Sources, 'committees'>): Fact[] {
  const { dates, venue } = conference;
  const dress = dressByDay(conference).map(({ day, title }) => (day ? `Day ${day}: ${title}` : title));
  return [
    { term: words.when, lines: [formatDays(dates)], note: weekdays(dates) },
    { term: words.where, lines: [venue] },
    ...(dress.length > 0 ? [{ term: words.dressCode, lines: dress }] : []),
  ];
}
