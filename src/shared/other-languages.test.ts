import { expect, test } from 'vitest';
import { directionOf, isInLatin } from './other-languages.ts';

test.each([
  ['hi', 'ltr', false],
  ['ur', 'rtl', false],
  ['pl', 'ltr', true],
])('%s is written %s, in Latin letters: %s', (code, direction, isLatin) => {
  expect([directionOf(code), isInLatin(code)]).toEqual([direction, isLatin]);
});
