import { expect, test } from 'vitest';
import type { Edition } from '../content/collections.ts';
import { routes } from './routes.ts';
import { pageGroups, sitePages } from './site-pages.ts';

const edition = {
  conference: { keepOnPhone: true },
  schedule: { days: [{}] },
  'parents-hi': { questions: [{}], facts: { dressCode: [] } },
  pages: Object.fromEntries(
    Object.keys(routes).map((name) => [name, { title: `Title of ${name}`, description: `About ${name}` }]),
  ),
  committees: [{ slug: 'unhrc', title: 'UNHRC', summary: 'The Human Rights Council.' }],
  addressals: [{ slug: 'principal', title: 'Principal’s Message', summary: 'The Principal welcomes everyone.' }],
  media: { pictures: [] },
} as unknown as Edition;

test('every address is listed once, with what its page says of itself', () => {
  const listed = sitePages(edition);
  expect(listed.map(({ path }) => path)).toEqual([
    ...Object.values(routes),
    '/committees/unhrc',
    '/addressals/principal',
  ]);
  expect(listed).toContainEqual({ path: '/about', title: 'Title of about', description: 'About about' });
  expect(listed).toContainEqual({
    path: '/committees/unhrc',
    title: 'UNHRC',
    description: 'The Human Rights Council.',
  });
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

test('pages are listed in groups, without the list itself', () => {
  const groups = pageGroups(sitePages(edition));
  expect(groups.map(({ title }) => title)).toEqual(['Pages', 'Committees', 'Addressals']);
  expect(groups[1]?.pages).toEqual([{ label: 'UNHRC', href: '/committees/unhrc', lang: undefined }]);
  const listed = groups.flatMap(({ pages }) => pages.map(({ href }) => href));
  expect(listed).toEqual(expect.arrayContaining([routes.home, routes.committees, routes.guidelines]));
  expect(listed).not.toContain(routes.search);
});

test('a group without pages is left out', () => {
  const groups = pageGroups(sitePages({ ...edition, committees: [], addressals: [] }));
  expect(groups.map(({ title }) => title)).toEqual(['Pages']);
});
