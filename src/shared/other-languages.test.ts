import { expect, test } from 'vitest';
import { daysIn, directionOf, isInLatin } from './other-languages.ts';

test.each([
  ['hi', 'ltr', false],
  ['mr', 'ltr', false],
  ['ur', 'rtl', false],
  ['pl', 'ltr', true],
])('%s is written %s, in Latin letters: %s', (code, direction, isLatin) => {
  expect([directionOf(code), isInLatin(code)]).toEqual([direction, isLatin]);
});

test.each([
  ['hi', '10 और 11 अक्टूबर 2025'],
  ['ur', '10 اور 11 اکتوبر 2025'],
  ['pl', '10 i 11 października 2025'],
])('two days in %s are listed in the order of the language', (code, days) => {
  expect(daysIn(code, { first: '2025-10-10', last: '2025-10-11' })).toBe(days);
});
