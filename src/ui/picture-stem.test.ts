import { expect, test } from 'vitest';
import { pictureStem } from './picture-stem.ts';

test.each([
  ['/_astro/unsc.DvL3-x_y_Z1a.webp', '/_astro/unsc'],
  ['/_astro/unsc-small.BxQ_2aBc.avif', '/_astro/unsc'],
  ['/_astro/unsc-night-small.BxQ_2aBc.webp', '/_astro/unsc-night'],
  ['/committees/unsc', '/committees/unsc'],
  ['/icon-192.png', '/icon-192.png'],
])('%s is of %s', (path, stem) => {
  expect(pictureStem(path)).toBe(stem);
});
