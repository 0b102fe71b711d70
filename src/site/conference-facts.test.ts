import { expect, test } from 'vitest';
import type { Committee } from '../content/schemas/committee.ts';
import type { Conference } from '../content/schemas/conference.ts';
import { briefFacts, conferenceFacts, nextEditionLine } from './conference-facts.ts';

const conference = {
  edition: 9,
  city: 'Lucknow',
  venue: 'The school, Lucknow',
  dates: { first: '2025-10-10', last: '2025-10-11' },
  dressCode: ['Indian formals', 'Western formals'],
} as Conference;

test('the next edition has its days once they are announced', () => {
  expect(nextEditionLine(conference)).toBe('The dates of the next edition have not been announced.');
  const announced = { ...conference, nextEdition: { first: '2031-10-10', last: '2031-10-11' } };
  expect(nextEditionLine(announced)).toBe('The next edition is on 10 and 11 October 2031.');
});

test('a conference of one day without restrictions has no such facts', () => {
  const oneDay = { ...conference, dates: { first: '2025-10-10', last: '2025-10-10' }, dressCode: ['Indian formals'] };
  const facts = conferenceFacts({ conference: oneDay, committees: [{ title: 'UNSC' } as Committee] });
  expect(facts[0]).toEqual({ term: 'When', lines: ['10 October 2025'], note: 'Friday' });
  expect(facts.map(({ term }) => term)).toEqual(['When', 'Where', 'Dress code']);
});

test('the committees with a restriction are listed under it, as it is written', () => {
  const kept = ['JCC', 'UNSC'].map((title) => ({ title, eligibility: { label: 'IB students only', note: '' } }));
  const facts = conferenceFacts({ conference, committees: kept as Committee[] });
  expect(facts.at(-1)).toEqual({ term: 'IB students only', lines: ['JCC and UNSC'] });
});

test('a brief says who its committee is for', () => {
  const note = 'AIPPM is exclusively for 6th graders.';
  const kept = { title: 'AIPPM', eligibility: { label: 'Grade 6 only', note } } as Committee;
  const open = { title: 'UNSC' } as Committee;
  const openTo = (committee: Committee, committees: Committee[]) =>
    briefFacts({ conference, committees }, committee).at(-1);
  expect(openTo(kept, [kept, open])).toEqual({ term: 'Open to', lines: ['Grade 6 only'], note });
  expect(openTo(open, [kept, open])).toEqual({ term: 'Open to', lines: ['Delegates from the other grades'], note });
  expect(openTo(open, [open])).toEqual({ term: 'Open to', lines: ['All delegates'], note: '' });
});
