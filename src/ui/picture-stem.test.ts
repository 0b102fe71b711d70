import { expect, test } from 'vitest';
import { pictureStem } from './picture-stem.ts';

test.each([
  ['/images/unsc.webp', '/images/unsc'],
  ['/images/unsc-400.avif', '/images/unsc'],
  ['/images/unsc-night-400.avif', '/images/unsc-night'],
  ['/committees/unsc', '/committees/unsc'],
])('%s is of %s', (path, stem) => {
  expect(pictureStem(path)).toBe(stem);
});
