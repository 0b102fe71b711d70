import { expect, test } from 'vitest';
import { momentInWords, pagesInWords, percentOf, sizeInWords } from './kept-words.ts';

test.each([
  [0, '0.1 MB'],
  [49_999, '0.1 MB'],
  [1_574_590, '1.6 MB'],
  [12_000_000, '12.0 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

test.each([
  [0, 0, 0],
  [0, 10, 0],
  [999, 1000, 99],
  [1000, 1000, 100],
  // Another version than was told may be larger.
  [1100, 1000, 100],
])('%i of %i is %i percent', (done, all, percent) => {
  expect(percentOf(done, all)).toBe(percent);
});

test('a moment is told by the visitor’s own clock', () => {
  expect(momentInWords(new Date(2025, 9, 9, 8, 5).getTime())).toBe('9 October 2025, 08:05');
});

test('one page is no plural', () => {
  expect([pagesInWords(1), pagesInWords(26)]).toEqual(['one page', '26 pages']);
});
