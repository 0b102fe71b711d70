import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const fields = ['email', 'edition', 'city', 'dates', 'dressCode'];

test.each([
  ['emial', 'email'],
  ['Edition', 'edition'],
  ['date', 'dates'],
  ['dress_code', 'dressCode'],
  ['cty', 'city'],
])('%s is taken for %s', (typed, meant) => {
  expect(nearest(typed, fields)).toBe(meant);
});

test('a word that resembles none is not guessed', () => {
  expect(nearest('phone', fields)).toBeUndefined();
});
