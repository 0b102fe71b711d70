import { expect, test } from 'vitest';
import { committeeOf, conference, edition, TWO_DAYS } from '../../tests/support/sample.ts';
import type { Committee } from '../content/schemas/committee.ts';
import { briefFacts, conferenceDays, conferenceFacts, nextEditionLine } from './conference-facts.ts';

test('the next edition has its days once they are announced', () => {
  expect(nextEditionLine(conference)).toBe('The dates of the next edition have not been announced.');
  const announced = { ...conference, nextEdition: { first: '2031-04-19', last: '2031-04-20' } };
  expect(nextEditionLine(announced)).toBe('The next edition is on 19 and 20 April 2031.');
});

test('a conference of one day without restrictions has no such facts, and counts no days', () => {
  const oneDay = { ...conference, dressCode: TWO_DAYS.dressCode.slice(0, 1) };
  const facts = conferenceFacts({ ...edition, conference: oneDay, committees: [committeeOf('ocean')] });
  expect(facts).toEqual([
    { term: 'When', lines: ['20 April 2024'], note: 'Saturday' },
    { term: 'Where', lines: ['Saltmarsh Hall, Galway'] },
    { term: 'Dress code', lines: ['Formal dress'] },
  ]);
});

test('each day of several has its dress code, and on the eve that of tomorrow', () => {
  const twoDays = { ...conference, ...TWO_DAYS };
  expect(conferenceFacts({ ...edition, conference: twoDays, committees: [] })).toEqual([
    { term: 'When', lines: ['20 and 21 April 2024'], note: 'Saturday and Sunday' },
    { term: 'Where', lines: ['Saltmarsh Hall, Galway'] },
    { term: 'Dress code', lines: ['Day 1: Formal dress', 'Day 2: Old jumpers'] },
  ]);
  expect(conferenceDays(twoDays)).toEqual([
    { weekday: 'Saturday', date: '20 April', dress: 'Formal dress', dressTomorrow: 'Old jumpers' },
    { weekday: 'Sunday', date: '21 April', dress: 'Old jumpers', dressTomorrow: undefined },
  ]);
});

test('without a dress code, its fact is left out and the days are still counted', () => {
  const free = { ...conference, ...TWO_DAYS, dressCode: [] };
  expect(conferenceFacts({ ...edition, conference: free, committees: [] }).map(({ term }) => term)).toEqual([
    'When',
    'Where',
  ]);
  expect(conferenceDays(free).map(({ date }) => date)).toEqual(['20 April', '21 April']);
});

test('the committees with a restriction are listed under it, as it is written', () => {
  const eligibility = { label: 'IB students only', note: 'These are for IB students.' };
  const kept = ['newsroom', 'ocean'].map((slug) => ({ ...committeeOf(slug), eligibility }));
  const facts = conferenceFacts({ ...edition, conference, committees: kept });
  expect(facts.at(-1)).toEqual({ term: 'IB students only', lines: ['Newsroom and Ocean Conference'] });
});

test('a brief says who its committee is for', () => {
  const [kept, open] = [committeeOf('city-council'), committeeOf('ocean')];
  const note = 'The City Council is for delegates aged 11, 12 or 13.';
  const openTo = (committee: Committee, committees: Committee[]) =>
    briefFacts({ ...edition, committees }, committee).at(-1);
  expect(openTo(kept, [kept, open])).toEqual({ term: 'Who can join', lines: ['Ages 11 to 13 only'], note });
  expect(openTo(open, [kept, open])).toEqual({ term: 'Who can join', lines: ['Delegates aged 14 or over'], note });
  expect(openTo(open, [open])).toMatchObject({ term: 'Where' });
});
