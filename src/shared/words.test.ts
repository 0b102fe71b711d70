import { expect, test } from 'vitest';
import { cardinal, formatList, initials, ordinal, roman } from './words.ts';

test.each([
  [cardinal, 42, 'forty-two'],
  [cardinal, 100, '100'],
  [ordinal, 9, 'ninth'],
  [ordinal, 21, 'twenty-first'],
  [roman, 49, 'XLIX'],
])('%o of %i is %s', (spell, value, words) => {
  expect(spell(value)).toBe(words);
});

test('things are listed as in a sentence', () => {
  expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map((things) => formatList(things))).toEqual([
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test.each([
  ['WTO; DSB', 'WTO'],
  ["Akbar's Ibadat Khana", 'AIK'],
  ['UN Women (UNW)', 'UNW'],
  ['लोक सभा', 'लस'],
  ['(UNW)', 'UNW'],
])('the initials of %j are %j', (title, expected) => {
  expect(initials(title)).toBe(expected);
});
