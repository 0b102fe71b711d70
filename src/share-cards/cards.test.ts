import { expect, test } from 'vitest';
import { routes } from '../lib/routes.ts';
import { sitePages } from '../lib/site-pages.ts';
import { shareCardOf, shareCards } from './cards.ts';
import { madeUpCommittee, madeUpEdition } from './made-up-edition.ts';

const cardOf = (path: string, edition = madeUpEdition()) =>
  shareCards(edition).find(({ pagePath }) => pagePath === path);

test('every page has a card of its own', () => {
  const edition = madeUpEdition();
  const cards = shareCards(edition);
  expect(cards.map(({ pagePath }) => pagePath)).toEqual(sitePages(edition).map(({ path }) => path));
  expect(new Set(cards.map(({ path }) => path)).size).toBe(cards.length);
});

test('a committee’s card tells its name, agenda and days, and for whom it is kept', () => {
  const eligibility = { label: 'Grades 6 and 7 only', note: 'UNHRC is for grades 6 and 7.' };
  const edition = madeUpEdition({ committees: [madeUpCommittee({ eligibility, imageAlt: 'A dove' })] });
  expect(cardOf('/committees/unhrc', edition)).toMatchObject({
    title: 'UNHRC',
    agenda: 'The rights of children',
    label: 'Committee I',
    binding: 'Grades 6 and 7 only',
    days: '10 and 11 October 2025',
    artwork: { kind: 'plate', image: '/images/committees/unhrc.webp' },
    alt: 'UNHRC: Human Rights Council. Grades 6 and 7 only. Agenda: The rights of children. School MUN, 10 and 11 October 2025, Lucknow. The picture shows a dove.',
  });
});

test('a committee of the past is printed on midnight, one without a picture gets its seal', () => {
  const committees = [
    madeUpCommittee({ slug: 'hsra', kind: 'historical' }),
    madeUpCommittee({ slug: 'ecosoc', image: undefined, imageAlt: undefined }),
  ];
  const edition = madeUpEdition({ committees });
  expect(cardOf('/committees/hsra', edition)?.ground).toBe('midnight');
  expect(cardOf('/committees/ecosoc', edition)?.artwork).toMatchObject({ kind: 'seal', slug: 'ecosoc' });
});

test('what stands for the site says its name, not “Home”', () => {
  for (const path of [routes.splash, routes.home]) {
    expect(cardOf(path)).toMatchObject({ title: 'School MUN', imprint: 'Ninth edition' });
  }
});

test('the words for a card are never longer than services take', () => {
  const edition = madeUpEdition({ committees: [madeUpCommittee({ agenda: 'A long agenda, '.repeat(60) })] });
  const alt = cardOf('/committees/unhrc', edition)?.alt ?? '';
  expect(alt.length).toBeLessThanOrEqual(420);
  expect(alt).toMatch(/(agenda,?|long|A)…$/);
});

test('the card of one page is the one that the list has, and a page without one has none', () => {
  const edition = madeUpEdition();
  expect(shareCardOf(edition, '/committees/unhrc')).toEqual(cardOf('/committees/unhrc', edition));
  expect(shareCardOf(edition, '/404')).toBeUndefined();
});
