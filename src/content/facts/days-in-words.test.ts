import { expect, test } from 'vitest';
import { daysInWords } from './days-in-words.ts';

test.each([
  ['2031-10-10', '2031-10-11', 'on the tenth and eleventh days of October, two thousand and thirty-one'],
  ['2026-10-09', '2026-10-09', 'on the ninth day of October, two thousand and twenty-six'],
  ['2026-10-09', '2026-10-11', 'on the ninth to eleventh days of October, two thousand and twenty-six'],
  [
    '2099-12-31',
    '2100-01-01',
    'from the thirty-first day of December to the first day of January, two thousand one hundred',
  ],
])('%s to %s: %s', (first, last, words) => {
  expect(daysInWords({ first, last })).toBe(words);
});
