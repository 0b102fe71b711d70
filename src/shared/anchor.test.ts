import { expect, test } from 'vitest';
import { anchorOf } from './anchor.ts';

test.each([
  ['Executive Board', 'executive-board'],
  ['WTO; DSB', 'wto-dsb'],
  ['“Uniting for Peace”', 'uniting-for-peace'],
  ['Qu’est-ce?', 'qu-est-ce'],
  ['कक्षा 6', 'कक्षा-6'],
  ['का', 'का'],
  ['★', '★'],
])('%s becomes %s', (phrase, anchor) => {
  expect(anchorOf(phrase)).toBe(anchor);
});
