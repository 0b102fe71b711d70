import { expect, test } from 'vitest';
import { committeeOf, edition } from '../../tests/support/sample.ts';
import { factsOf, fillIn } from './facts.ts';

test('a single day and a single committee are no “one days” and “one committees”', () => {
  const facts = factsOf({ ...edition, committees: edition.committees.slice(0, 1) });
  expect(fillIn('{committeeCount} committees, {dayCount} days', facts)).toBe('One committee, one day');
});

test('each day has its own dress code', () => {
  const conference = { ...edition.conference, dressCode: ['Indian formals', 'House shirts'] };
  expect(fillIn('Day 2: {dressCode2}', factsOf({ ...edition, conference }))).toBe('Day 2: House shirts');
});

test('committees that are not for everybody are listed as each language lists', () => {
  const council = committeeOf('city-council');
  const sources = { ...edition, committees: [council, { ...council, title: 'Senate' }, committeeOf('ocean')] };
  expect(factsOf(sources).restrictedCommittees).toBe('City Council and Senate');
  expect(factsOf(sources, 'hi').restrictedCommittees).toBe('City Council और Senate');
});
