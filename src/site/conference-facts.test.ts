import { expect, test } from 'vitest';
import type { Committee } from '../content/schemas/committee.ts';
import type { Conference } from '../content/schemas/conference.ts';
import { briefFacts, conferenceDays, conferenceFacts, homeLede, nextEditionLine } from './conference-facts.ts';

const conference = {
  edition: 9,
  city: 'Lucknow',
  venue: 'The school, Lucknow',
  dates: { first: '2025-10-10', last: '2025-10-11' },
  dressCode: ['Indian formals', 'Western formals'],
} as Conference;
const kept = { label: 'Grades 6 and 7 only' };
const committees = [
  { title: 'AIPPM', eligibility: kept },
  { title: 'UNHRC', eligibility: kept },
  { title: 'UNSC' },
] as Committee[];

test('the lede counts and dates the conference', () => {
  expect(homeLede({ conference, committees })).toBe(
    'Three committees, two days, one school in Lucknow: the ninth edition, 10 and 11 October 2025.',
  );
});

test('the facts are what a parent looks for', () => {
  expect(conferenceFacts({ conference, committees })).toEqual([
    { term: 'When', lines: ['10 and 11 October 2025'], note: 'Friday and Saturday' },
    { term: 'Where', lines: ['The school, Lucknow'] },
    { term: 'Dress code', lines: ['Day 1: Indian formals', 'Day 2: Western formals'] },
    { term: 'Committees for grades 6 and 7', lines: ['AIPPM and UNHRC'] },
  ]);
});

test('each day leads with its date and its dress code, and says that of the next', () => {
  expect(conferenceDays(conference)).toEqual([
    { weekday: 'Friday', date: '10 October', dress: 'Indian formals', dressTomorrow: 'Western formals' },
    { weekday: 'Saturday', date: '11 October', dress: 'Western formals', dressTomorrow: undefined },
  ]);
});

test('the next edition has its days once they are announced', () => {
  expect(nextEditionLine(conference)).toBe('The dates of the next edition have not been announced.');
  const announced = { ...conference, nextEdition: { first: '2031-10-10', last: '2031-10-11' } };
  expect(nextEditionLine(announced)).toBe('The next edition is on 10 and 11 October 2031.');
});

test('a conference of one day without restrictions has no such facts', () => {
  const oneDay = { ...conference, dates: { first: '2025-10-10', last: '2025-10-10' }, dressCode: ['Indian formals'] };
  const facts = conferenceFacts({ conference: oneDay, committees: [committees[2] as Committee] });
  expect(facts[0]).toEqual({ term: 'When', lines: ['10 October 2025'], note: 'Friday' });
  expect(facts.map(({ term }) => term)).toEqual(['When', 'Where', 'Dress code']);
});

test('a brief says whom its committee is for', () => {
  const note = 'AIPPM is exclusively for 6th graders.';
  const kept = { title: 'AIPPM', eligibility: { label: 'Grade 6 only', note } } as Committee;
  const open = { title: 'UNSC' } as Committee;
  const openTo = (committee: Committee, committees: Committee[]) =>
    briefFacts({ conference, committees }, committee).at(-1);
  expect(openTo(kept, [kept, open])).toEqual({ term: 'Open to', lines: ['Grade 6 only'], note });
  expect(openTo(open, [kept, open])).toEqual({ term: 'Open to', lines: ['Delegates from the other grades'], note });
  expect(openTo(open, [open])).toEqual({ term: 'Open to', lines: ['All delegates'], note: '' });
});
