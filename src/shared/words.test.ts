import { expect, test } from 'vitest';
import { anchorOf, cardinal, listed, ordinal, roman } from './words.ts';

test.each([
  [0, 'zero'],
  [12, 'twelve'],
  [20, 'twenty'],
  [42, 'forty-two'],
  [100, '100'],
])('%i in words is %s', (value, words) => {
  expect(cardinal(value)).toBe(words);
});

test.each([
  [4, 'fourth'],
  [9, 'ninth'],
  [20, 'twentieth'],
  [21, 'twenty-first'],
])('%i as an ordinal is %s', (value, words) => {
  expect(ordinal(value)).toBe(words);
});

test.each([
  [4, 'IV'],
  [12, 'XII'],
  [49, 'XLIX'],
  [199, 'CXCIX'],
])('%i in roman numerals is %s', (value, numeral) => {
  expect(roman(value)).toBe(numeral);
});

test('things are listed as in a sentence', () => {
  expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['a', 'a and b', 'a, b and c']);
});

test.each([
  ['WTO; DSB', 'wto-dsb'],
  ['“Uniting for Peace”', 'uniting-for-peace'],
  ['कक्षा 6', 'कक्षा-6'],
  ['★', '★'],
])('the anchor of %s is %s', (phrase, anchor) => {
  expect(anchorOf(phrase)).toBe(anchor);
});
