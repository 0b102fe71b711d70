import { expect, test } from 'vitest';
import { edition } from '../../tests/support/sample.ts';
import { pagePaths, pathForCardTitle } from '../routes.ts';
import { sitePages } from './site-pages.ts';

test('every address is listed once, with what its page says of itself', () => {
  const listed = sitePages(edition);
  expect(listed.map(({ path }) => path).sort()).toEqual(pagePaths(edition).sort());
  const { title, description } = edition.pages.about;
  expect(listed).toContainEqual({ path: '/about', title, description });
});

test.each([
  ['UN Women (UNW)', '/committees/unwomen'],
  ['A committee nobody knows', '/committees'],
])('the card "%s" leads to %s', (title, path) => {
  expect(pathForCardTitle(title, [{ slug: 'unwomen', cardTitle: 'UN Women (UNW)' }])).toBe(path);
});
