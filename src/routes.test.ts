import { expect, test } from 'vitest';
import { pathForCardTitle } from './routes.ts';

test.each([
  ['UN Women (UNW)', '/committees/unwomen'],
  ['A committee nobody knows', '/committees'],
])('the card "%s" leads to %s', (title, path) => {
  expect(pathForCardTitle(title, [{ slug: 'unwomen', title: 'UN Women (UNW)' }])).toBe(path);
});
