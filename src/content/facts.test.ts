import { expect, test } from 'vitest';
import { edition } from '../../tests/support/sample.ts';
import { factsOf, fillIn } from './facts.ts';

test('a single day and a single committee are no “one days” and “one committees”', () => {
  const facts = factsOf({ ...edition, committees: edition.committees.slice(0, 1) });
  expect(fillIn('{committeeCount} committees, {dayCount} days', facts)).toBe('One committee, one day');
});

test('each day has its own dress code', () => {
  const conference = { ...edition.conference, dressCode: ['Indian formals', 'House shirts'] };
  expect(fillIn('Day 2: {dressCode2}', factsOf({ ...edition, conference }))).toBe('Day 2: House shirts');
});
