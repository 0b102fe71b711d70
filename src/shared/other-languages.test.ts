import { expect, test } from 'vitest';
import { isInLatin } from './other-languages.ts';

test.each([
  ['hi', false],
  ['pl', true],
])('%s is written in Latin letters: %s', (code, isLatin) => {
  expect(isInLatin(code)).toBe(isLatin);
});
