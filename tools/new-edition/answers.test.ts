import { expect, test } from 'vitest';
import { type Answers, faultsOf, findFaults, isDone } from './answers.ts';

const present = {
  edition: 9,
  dates: { first: '2025-10-10', last: '2025-10-11' },
  site: '',
  venue: 'The school',
  city: 'Lucknow',
};
const answers: Answers = { edition: 10, first: '2026-10-09', last: '2026-10-10', venue: 'The school', city: 'Lucknow' };

test('a next edition in the next year has no faults, and is not done yet', () => {
  expect(findFaults(answers, present)).toEqual([]);
  expect(isDone(answers, present)).toBe(false);
});

test.each<[string, Partial<Answers>, string]>([
  ['an edition that is over', { edition: 9 }, 'the new one must be the tenth or later: 10'],
  ['an edition that is no number', { edition: Number.NaN }, 'a whole number'],
  ['a day that does not exist', { first: '2026-02-30' }, '“2026-02-30”, is not a date'],
  ['a day with the day first', { first: '9-10-2026' }, 'Write the year first: 2026-10-09'],
  ['a day in words', { last: '10 October' }, '“10 October”, is not a date'],
  ['the last day before the first', { last: '2026-10-08' }, 'is before the first'],
  ['more days than the site can tell apart', { last: '2026-11-09' }, 'is 32 days'],
  ['the year of the edition before', { first: '2025-12-01', last: '2025-12-02' }, 'There is one edition a year'],
  ['no venue', { venue: ' ' }, 'The venue is missing'],
  ['no city', { city: '' }, 'The city is missing'],
])('%s is told with its remedy', (_what, wrong, message) => {
  expect(findFaults({ ...answers, ...wrong }, present)).toEqual([expect.stringContaining(message)]);
});

test('an answer is judged with those before it, and not with those to come', () => {
  expect(faultsOf('edition', { edition: 10 }, present)).toEqual([]);
  expect(faultsOf('first', { edition: 10, first: '2026-10-09' }, present)).toEqual([]);
  expect(faultsOf('last', { edition: 10, first: '2026-10-09', last: '2026-10-08' }, present)).toEqual([
    expect.stringContaining('is before the first'),
  ]);
});

test('once the content says what was answered, it is done', () => {
  const { edition, first, last, venue, city } = answers;
  expect(isDone(answers, { edition, dates: { first, last }, site: '', venue, city })).toBe(true);
});
