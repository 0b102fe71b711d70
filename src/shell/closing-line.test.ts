import { expect, test } from 'vitest';
import { closingLine } from './closing-line.ts';

test.each([
  [
    '2025-10-10',
    '2025-10-11',
    'Done at Lucknow, on the tenth and eleventh days of October, two thousand and twenty-five.',
  ],
  ['2026-10-09', '2026-10-09', 'Done at Lucknow, on the ninth day of October, two thousand and twenty-six.'],
  [
    '2026-10-09',
    '2026-10-11',
    'Done at Lucknow, on the ninth to eleventh days of October, two thousand and twenty-six.',
  ],
  [
    '2026-10-31',
    '2026-11-01',
    'Done at Lucknow, from the thirty-first day of October to the first day of November, two thousand and twenty-six.',
  ],
])('%s to %s', (first, last, sentence) => {
  expect(closingLine('Lucknow', { first, last }).after).toBe(sentence);
});

test('before the conference it is still to be done', () => {
  const { before } = closingLine('Lucknow', { first: '2026-10-09', last: '2026-10-09' });
  expect(before).toMatch(/^To be done at Lucknow, on the ninth day of October/);
});
