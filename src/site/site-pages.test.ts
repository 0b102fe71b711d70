import { expect, test } from 'vitest';
import { checkContent } from '../content/checks/check-content.ts';
import type { Edition } from '../content/collections.ts';
import { pathForCardTitle, picturePath, routes } from './routes.ts';
import { sitePages } from './site-pages.ts';

const edition = (await checkContent('tests/fixtures/sample-edition', 'public')).edition as Edition;

test('every address is listed once, with what its page says of itself', () => {
  const listed = sitePages(edition);
  const slugs = (entries: { slug: string }[], folder: string) => entries.map(({ slug }) => `${folder}/${slug}`);
  expect(listed.map(({ path }) => path)).toEqual([
    ...Object.values(routes),
    ...slugs(edition.committees, '/committees'),
    ...slugs(edition.addressals, '/addressals'),
    ...edition.media.pictures.map(({ file }) => picturePath(file)),
  ]);
  const { title, description } = edition.pages.about;
  expect(listed).toContainEqual({ path: '/about', title, description });
});

test('a page without content is not listed', () => {
  const listed = sitePages({
    ...edition,
    schedule: { days: [] },
    'parents-hi': { ...edition['parents-hi'], questions: [] },
  });
  for (const path of [routes.schedule, routes.parentsInHindi])
    expect(listed.map(({ path }) => path)).not.toContain(path);
});

test.each([
  ['UN Women (UNW)', '/committees/unwomen'],
  ['A committee nobody knows', '/committees'],
])('the card "%s" leads to %s', (title, path) => {
  expect(pathForCardTitle(title, [{ slug: 'unwomen', cardTitle: 'UN Women (UNW)' }])).toBe(path);
});
