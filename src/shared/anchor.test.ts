import { expect, test } from 'vitest';
import { anchorOf } from './anchor.ts';

test.each([
  ['WTO; DSB', 'wto-dsb'],
  ['“Uniting for Peace”', 'uniting-for-peace'],
  ['कक्षा 6', 'कक्षा-6'],
  ['★', '★'],
])('%s becomes %s', (phrase, anchor) => {
  expect(anchorOf(phrase)).toBe(anchor);
});
