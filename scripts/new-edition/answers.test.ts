import { expect, test } from 'vitest';
import { doubtsOf, issuesOf } from './answers.ts';

const current = {
  edition: 9,
  dates: { first: '2025-10-10', last: '2025-10-11' },
  venue: 'The school',
  city: 'Lucknow',
};
const answers = { first: '2026-10-09', last: '2026-10-10', venue: 'The school', city: 'Lucknow' };

test('a next edition one year later is accepted', () => {
  expect(issuesOf(answers, current)).toEqual([]);
  expect(doubtsOf(answers, current)).toEqual([]);
});

test('a year is left out only on purpose', () => {
  const later = { ...answers, first: '2027-10-08', last: '2027-10-09' };
  expect(issuesOf(later, current)).toEqual([]);
  expect(doubtsOf(later, current)).toEqual(['2027-10-08 is not in 2026, the year after the current edition.']);
});

test.each([
  [{ first: '09-10-2026' }, 'Write year-month-day, such as 2026-10-09'],
  [{ last: 'soon' }, 'Write year-month-day, such as 2026-10-10'],
  [{ first: '2025-12-09', last: '2025-12-10' }, 'is not after 2025'],
  [{ last: '2026-10-08' }, 'is before the first'],
  [{ last: '2026-10-30' }, 'a conference has at most 7'],
])('%j is refused with its remedy', (change, message) => {
  expect(issuesOf({ ...answers, ...change }, current).join()).toContain(message);
});
