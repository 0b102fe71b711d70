import { expect, test } from 'vitest';
import { HINDI, edition as sample, TWO_DAYS } from '../../tests/support/sample.ts';
import { alternatesOf, pagePaths, pathForCardTitle, placardPath, routes, translatedPath } from '../routes.ts';
import { galleryPictures, pageGroups, sitePages } from './site-pages.ts';

const edition = { ...sample, conference: { ...sample.conference, ...TWO_DAYS } };

test('every address but those of placards is listed once, with what its page says of itself', () => {
  const listed = sitePages(edition);
  const placards = edition.committees.map(({ slug }) => placardPath(slug));
  expect([...listed.map(({ path }) => path), ...placards].sort()).toEqual(pagePaths(edition).sort());
  const { title, description } = edition.pages.about;
  expect(listed).toContainEqual({ path: '/about', title, description });
});

test('a page without content is not listed', () => {
  const listed = sitePages({
    ...edition,
    schedule: { days: [] },
    announcements: [],
    dates: { dates: [] },
    languages: [],
  });
  for (const path of [
    routes.schedule,
    routes.dates,
    routes.announcements,
    translatedPath(routes.parentsAndSchools, { code: 'pl' }),
  ])
    expect(listed.map(({ path }) => path)).not.toContain(path);
});

test('each language has its page, with its own name in the list of pages', () => {
  const languages = ['hi', 'mr'].map((code) => ({ ...HINDI, code }));
  const [group] = pageGroups({ ...edition, languages });
  expect(group?.pages).toEqual(
    expect.arrayContaining([
      { label: 'हिन्दी', href: '/parents-and-schools/hi', lang: 'hi' },
      { label: 'मराठी', href: '/parents-and-schools/mr', lang: 'mr' },
    ]),
  );
  expect(alternatesOf(routes.parentsAndSchools, languages)).toEqual({
    en: '/parents-and-schools',
    hi: '/parents-and-schools/hi',
    mr: '/parents-and-schools/mr',
  });
  expect(alternatesOf(routes.parentsAndSchools, [])).toEqual({});
});

test.each([
  ['UN Women (UNW)', '/committees/unwomen'],
  ['A committee nobody knows', '/committees'],
])('the card "%s" leads to %s', (title, path) => {
  expect(pathForCardTitle(title, [{ slug: 'unwomen', cardTitle: 'UN Women (UNW)' }])).toBe(path);
});

test('photographs are in the order of days and committees, each under its heading', () => {
  const pictures = [
    { file: 'a.jpg', alt: 'A' },
    { file: 'b.jpg', alt: 'B', committee: 'newsroom' },
    { file: 'c.jpg', alt: 'C', day: 2, committee: 'ocean' },
    { file: 'IMG_4.JPG', alt: 'D', day: 1, committee: 'newsroom', caption: 'A crisis' },
    { file: 'e.jpg', alt: 'E', day: 1, committee: 'ocean' },
    { file: 'f.jpg', alt: 'F', day: 1 },
  ];
  const shown = galleryPictures({ ...edition, media: { ...edition.media, pictures } });
  expect(shown.map(({ path, title, group }) => [path, title, group.label, group.title])).toEqual([
    ['/media/f', 'Picture 1', 'Day 1', '20 April 2024'],
    ['/media/e', 'Picture 2', 'Day 1', 'Ocean Conference'],
    ['/media/img-4', 'A crisis', 'Day 1', 'Newsroom'],
    ['/media/c', 'Picture 4', 'Day 2', 'Ocean Conference'],
    ['/media/a', 'Picture 5', undefined, 'The conference'],
    ['/media/b', 'Picture 6', undefined, 'Newsroom'],
  ]);
});
