import { expect, test } from 'vitest';
import { capitalise, cardinal, listed, ordinal, roman, yearInWords } from './words.ts';

test.each([
  [0, 'zero'],
  [12, 'twelve'],
  [20, 'twenty'],
  [42, 'forty-two'],
  [99, 'ninety-nine'],
  [100, '100'],
])('%i in words is %s', (value, words) => {
  expect(cardinal(value)).toBe(words);
});

test.each([
  [1, 'first'],
  [2, 'second'],
  [3, 'third'],
  [4, 'fourth'],
  [5, 'fifth'],
  [8, 'eighth'],
  [9, 'ninth'],
  [10, 'tenth'],
  [11, 'eleventh'],
  [12, 'twelfth'],
  [20, 'twentieth'],
  [21, 'twenty-first'],
  [32, 'thirty-second'],
  [101, '101st'],
  [112, '112th'],
])('%i as an ordinal is %s', (value, words) => {
  expect(ordinal(value)).toBe(words);
});

test.each([
  [1, 'I'],
  [4, 'IV'],
  [9, 'IX'],
  [12, 'XII'],
  [40, 'XL'],
  [199, 'CXCIX'],
])('%i in roman numerals is %s', (value, numeral) => {
  expect(roman(value)).toBe(numeral);
});

test('a year is written as a treaty writes it', () => {
  expect(yearInWords(2025)).toBe('two thousand and twenty-five');
  expect(yearInWords(2000)).toBe('two thousand');
});

test('only the first letter is raised', () => {
  expect(capitalise('ninth edition')).toBe('Ninth edition');
});

test('things are listed as in a sentence', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});
