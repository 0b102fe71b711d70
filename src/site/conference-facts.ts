import {
  addDays,
  type ConferenceDays,
  countDays,
  formatDayAndMonth,
  formatDays,
  weekday,
  weekdays,
} from '../shared/dates.ts';
import type { Phase } from '../shared/phases.ts';
import { capitalise, cardinal, listed, ordinal } from '../shared/words.ts';
import type { Fact } from '../ui/fact-list.tsx';

interface Sources {
  conference: {
    edition: number;
    city: string;
    venue: string;
    dates: ConferenceDays;
    nextEdition?: ConferenceDays | undefined;
    dressCode: string[];
  };
  committees: { title: string; eligibility?: { label: string; note?: string } | undefined }[];
}

/** The conference in one sentence, for the head of the home page before it begins. */
export function homeLede({ conference, committees }: Sources): string {
  const { dates, city, edition } = conference;
  const [rooms, days] = [committees.length, countDays(dates)];
  return `${capitalise(counted(rooms, 'committee'))}, ${counted(days, 'day')}, one school in ${city}: the ${ordinal(edition)} edition, ${formatDays(dates)}.`;
}

/** A day of the conference, for the head of the home page on that day. */
export interface Today {
  /** Such as `Friday`. */
  weekday: string;
  /** Such as `10 October`. */
  date: string;
  dress: string;
  /** Dress code of the day after, if the conference has one. */
  dressTomorrow: string | undefined;
}

/** The days of the conference, each as the home page leads with it. */
export function conferenceDays({ dates, dressCode }: Sources['conference']): Today[] {
  return dressCode.map((dress, index) => {
    const date = addDays(dates.first, index);
    return { weekday: weekday(date), date: formatDayAndMonth(date), dress, dressTomorrow: dressCode[index + 1] };
  });
}

/** What is known of the next edition. */
export function nextEditionLine({ nextEdition }: Sources['conference']): string {
  return nextEdition
    ? `The next edition is on ${formatDays(nextEdition)}.`
    : 'The dates of the next edition have not been announced.';
}

/** What a parent looks for first: when, where, what to wear, and whom it is kept for. */
export function conferenceFacts(sources: Sources): Fact[] {
  return [...whenWhereAndDress(sources.conference), ...keptFacts(sources)];
}

/** The facts below the head of the home page in each phase: what the head does not say already. */
export function homeFacts(sources: Sources): Record<Phase, Fact[]> {
  const { dates, venue } = sources.conference;
  const when = { lines: [formatDays(dates)], note: weekdays(dates) };
  const committees = { term: 'Committees', lines: [capitalise(cardinal(sources.committees.length))] };
  return {
    before: conferenceFacts(sources),
    during: [{ term: 'When', ...when }, committees, ...keptFacts(sources)],
    after: [{ term: 'Was held', ...when }, { term: 'Where', lines: [venue] }, committees, ...keptFacts(sources)],
  };
}

/** The committees that are kept for certain grades. */
function keptFacts({ committees }: Sources): Fact[] {
  const kept = Map.groupBy(
    committees.filter(({ eligibility }) => eligibility),
    ({ eligibility }) => eligibility?.label ?? '',
  );
  return [...kept].map(([label, group]) => ({
    // All of them are named, so that the list says "only" by itself.
    term: `Committees for ${label.charAt(0).toLowerCase()}${label.slice(1).replace(/ only$/, '')}`,
    lines: [listed(group.map(({ title }) => title))],
  }));
}

/** The facts on a committee's printed brief: when, where, what to wear, and whom this committee is for. */
export function briefFacts({ conference, committees }: Sources, committee: Sources['committees'][number]): Fact[] {
  const notes = [...new Set(committees.flatMap(({ eligibility }) => eligibility?.note ?? []))];
  const everybody = notes.length > 0 ? 'Delegates from the other grades' : 'All delegates';
  return [
    ...whenWhereAndDress(conference),
    { term: 'Open to', lines: [committee.eligibility?.label ?? everybody], note: notes.join(' ') },
  ];
}

function whenWhereAndDress({ dates, venue, dressCode }: Sources['conference']): Fact[] {
  return [
    { term: 'When', lines: [formatDays(dates)], note: weekdays(dates) },
    { term: 'Where', lines: [venue] },
    { term: 'Dress code', lines: dressCode.map((dress, index) => `Day ${index + 1}: ${dress}`) },
  ];
}

function counted(count: number, noun: string): string {
  return `${cardinal(count)} ${noun}${count === 1 ? '' : 's'}`;
}
