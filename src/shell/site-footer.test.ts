import { expect, test } from 'vitest';
import { closingLine } from './site-footer.tsx';

test.each([
  ['2025-10-10', '2025-10-11', 'on the tenth and eleventh days of October, two thousand and twenty-five'],
  ['2026-10-09', '2026-10-09', 'on the ninth day of October, two thousand and twenty-six'],
  ['2026-10-09', '2026-10-11', 'on the ninth to eleventh days of October, two thousand and twenty-six'],
  [
    '2026-10-31',
    '2026-11-01',
    'from the thirty-first day of October to the first day of November, two thousand and twenty-six',
  ],
])('%s to %s is done, or before that still to be done, %s', (first, last, days) => {
  const { before, after } = closingLine('Lucknow', { first, last });
  expect([before, after]).toEqual([
    expect.stringContaining(`To be done at Lucknow, ${days}`),
    `Done at Lucknow, ${days}.`,
  ]);
});
