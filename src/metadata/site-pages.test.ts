import { expect, test } from 'vitest';
import { edition } from '../../tests/support/sample.ts';
import { pathForCardTitle, routes } from '../routes.ts';
import { sitePages } from './site-pages.ts';

test('every address is listed', () => {
  const paths = sitePages(edition).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([...Object.values(routes), '/committees/ocean', '/schedule']));
});

test.each([
  ['UN Women (UNW)', '/committees/unwomen'],
  ['A committee nobody knows', '/committees'],
])('the card "%s" leads to %s', (title, path) => {
  expect(pathForCardTitle(title, [{ slug: 'unwomen', title: 'UN Women (UNW)' }])).toBe(path);
});
