import { expect, test } from 'vitest';
import { committeeOf, conference } from '../../tests/support/sample.ts';
import type { Committee } from '../content/schemas/committee.ts';
import { briefFacts, conferenceDays, conferenceFacts, nextEditionLine } from './conference-facts.ts';

test('the next edition has its days once they are announced', () => {
  expect(nextEditionLine(conference)).toBe('The dates of the next edition have not been announced.');
  const announced = { ...conference, nextEdition: { first: '2031-10-10', last: '2031-10-11' } };
  expect(nextEditionLine(announced)).toBe('The next edition is on 10 and 11 October 2031.');
});

test('a conference of one day without restrictions has no such facts, and counts no days', () => {
  const dates = { first: '2025-10-10', last: '2025-10-10' };
  const oneDay = { ...conference, dates, dressCode: [{ title: 'Indian formals' }] };
  const facts = conferenceFacts({ conference: oneDay, committees: [committeeOf('unsc')] });
  expect(facts).toEqual([
    { term: 'When', lines: ['10 October 2025'], note: 'Friday' },
    { term: 'Where', lines: ['The school, Lucknow'] },
    { term: 'Dress code', lines: ['Indian formals'] },
  ]);
});

test('without a dress code, its fact is left out and the days are still counted', () => {
  const free = { ...conference, dressCode: [] };
  expect(conferenceFacts({ conference: free, committees: [] }).map(({ term }) => term)).toEqual(['When', 'Where']);
  expect(conferenceDays(free).map(({ date }) => date)).toEqual(['10 October', '11 October']);
});

test('the committees with a restriction are listed under it, as it is written', () => {
  const eligibility = { label: 'IB students only', note: 'These are for IB students.' };
  const kept = ['jcc', 'unsc'].map((slug) => ({ ...committeeOf(slug), eligibility }));
  const facts = conferenceFacts({ conference, committees: kept });
  expect(facts.at(-1)).toEqual({ term: 'IB students only', lines: ['JCC and UNSC'] });
});

test('a brief says who its committee is for', () => {
  const [kept, open] = [committeeOf('aippm'), committeeOf('unsc')];
  const note = 'AIPPM and UNHRC are exclusively for 6th and 7th graders.';
  const openTo = (committee: Committee, committees: Committee[]) =>
    briefFacts({ conference, committees }, committee).at(-1);
  expect(openTo(kept, [kept, open])).toEqual({ term: 'Open to', lines: ['Grades 6 and 7 only'], note });
  expect(openTo(open, [kept, open])).toEqual({ term: 'Open to', lines: ['Delegates from the other grades'], note });
  expect(openTo(open, [open])).toMatchObject({ term: 'Dress code' });
});
