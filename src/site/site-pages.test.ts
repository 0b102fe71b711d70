import { expect, test } from 'vitest';
import { routes } from './routes.ts';
import { pageGroups, type SitePage, sitePages } from './site-pages.ts';

const letter = { slug: 'principal', title: 'Principal’s Message', summary: 'The Principal welcomes everyone.' };
const committee = { slug: 'unhrc', title: 'UNHRC', summary: 'The Human Rights Council.' };
const conference = { keepOnPhone: true };
const pages = Object.fromEntries(
  Object.keys(routes).map((name) => [name, { title: `Title of ${name}`, description: `About ${name}` }]),
) as Record<keyof typeof routes, SitePage>;

test('every address is listed once, with what its page says of itself', () => {
  const listed = sitePages({ conference, pages, committees: [committee], addressals: [letter] });
  expect(listed.map(({ path }) => path)).toEqual([
    ...Object.values(routes),
    '/committees/unhrc',
    '/addressals/principal',
  ]);
  expect(listed).toContainEqual({ path: '/about', title: 'Title of about', description: 'About about' });
  expect(listed).toContainEqual({ path: '/committees/unhrc', title: 'UNHRC', description: committee.summary });
});

test('pages are listed in groups, without the list itself', () => {
  const groups = pageGroups(sitePages({ conference, pages, committees: [committee], addressals: [letter] }));
  expect(groups.map(({ title }) => title)).toEqual(['Pages', 'Committees', 'Addressals']);
  expect(groups[1]?.pages).toEqual([{ label: 'UNHRC', href: '/committees/unhrc' }]);
  const listed = groups.flatMap(({ pages }) => pages.map(({ href }) => href));
  expect(listed).toEqual(expect.arrayContaining([routes.home, routes.committees, routes.guidelines]));
  expect(listed).not.toContain(routes.search);
});

test('a group without pages is left out', () => {
  const groups = pageGroups(sitePages({ conference, pages, committees: [], addressals: [] }));
  expect(groups.map(({ title }) => title)).toEqual(['Pages']);
});
