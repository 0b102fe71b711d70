import { type ConferenceDays, countDays, formatDays, weekdays } from './dates.ts';
import { capitalise, cardinal, ordinal } from './numbers.ts';

/** A fact in a line or two, and a word on it if there is one. */
export interface Fact {
  term: string;
  lines: string[];
  note?: string;
}

interface Sources {
  conference: { edition: number; city: string; venue: string; dates: ConferenceDays; dressCode: string[] };
  committees: { title: string; eligibility?: { label: string; note?: string } | undefined }[];
}

/** The conference in one sentence, for the head of the home page; true before, during and after it. */
export function homeLede({ conference, committees }: Sources): string {
  const { dates, city, edition } = conference;
  const [rooms, days] = [committees.length, countDays(dates)];
  return `${capitalise(counted(rooms, 'committee'))}, ${counted(days, 'day')}, one school in ${city}: the ${ordinal(edition)} edition, ${formatDays(dates)}.`;
}

/** What a parent looks for first: when, where, what to wear, and whom it is kept for. */
export function conferenceFacts({ conference, committees }: Sources): Fact[] {
  const kept = Map.groupBy(
    committees.filter(({ eligibility }) => eligibility),
    ({ eligibility }) => eligibility?.label ?? '',
  );
  return [
    ...whenWhereAndDress(conference),
    ...[...kept].map(([label, group]) => ({ term: label, lines: [group.map(({ title }) => title).join(', ')] })),
  ];
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
