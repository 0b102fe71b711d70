import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Edition } from '../content/collections.ts';
import type { Committee } from '../content/schemas/committee.ts';
import { routes } from './routes.ts';
import { drawShareCard } from './share-card.build.tsx';
import { shareCardOf, shareCards } from './share-cards.ts';
import { sitePages } from './site-pages.ts';

const UNHRC = {
  slug: 'unhrc',
  title: 'UNHRC',
  fullName: 'Human Rights Council',
  kind: 'united-nations',
  agenda: 'The rights of children',
  image: 'tests/fixtures/sample-edition/committees/unhrc.webp',
  imageAlt: 'A dove',
} as Committee;
const HSRA = { ...UNHRC, slug: 'hsra', kind: 'historical', image: undefined, imageAlt: undefined } as Committee;
const LONG = 'Interparliamentary negotiations concerning transboundary groundwater, '.repeat(9).trim();

const editionOf = (...committees: Committee[]) =>
  ({
    conference: {
      name: 'School MUN',
      edition: 9,
      city: 'Lucknow',
      dates: { first: '2025-10-10', last: '2025-10-11' },
      keepOnPhone: true,
      dressCode: ['Formals'],
      school: {},
    },
    pages: Object.fromEntries(
      Object.keys(routes).map((name) => [name, { title: name, description: `All about ${name}.` }]),
    ),
    schedule: { days: [{}] },
    'parents-hi': { questions: [{}], facts: { dressCode: [], name: 'स्कूल', city: 'लखनऊ' } },
    committees,
    addressals: [{ slug: 'principal', title: 'Principal’s Message', summary: 'A welcome.' }],
    media: { pictures: [] },
  }) as unknown as Edition;
const cardOf = (path: string, ...committees: Committee[]) => {
  const card = shareCardOf(editionOf(...committees), path);
  if (!card) throw new Error(`${path} has no card.`);
  return card;
};

test('every page of the site has a card of its own, and no other page has one', () => {
  const edition = editionOf(UNHRC, HSRA);
  const cards = shareCards(edition);
  expect(cards.map(({ pagePath }) => pagePath)).toEqual(sitePages(edition).map(({ path }) => path));
  expect(new Set(cards.map(({ path }) => path)).size).toBe(cards.length);
  expect(shareCardOf(edition, '/404')).toBeUndefined();
});

test('a committee’s card says its name, agenda and days, and who may take part', () => {
  const eligibility = { label: 'Grades 6 and 7 only', note: 'For grades 6 and 7.' };
  expect(cardOf('/committees/unhrc', { ...UNHRC, eligibility })).toMatchObject({
    title: 'UNHRC',
    label: 'Committee I',
    artwork: { kind: 'plate', image: 'tests/fixtures/sample-edition/committees/unhrc.webp' },
    alt: 'UNHRC: Human Rights Council. Grades 6 and 7 only. Agenda: The rights of children. School MUN, 10 and 11 October 2025, Lucknow. The picture shows a dove.',
  });
});

test('a committee without a picture has a rosette of its own, and one set in the past is on midnight', () => {
  const artwork = { kind: 'sun', seed: 'hsra' };
  expect(cardOf('/committees/hsra', HSRA)).toMatchObject({ isNight: true, artwork });
});

test('the splash page and the home page say the name of the conference, not “Home”', () => {
  expect(cardOf(routes.splash)).toMatchObject({ title: 'School MUN', imprint: 'Ninth edition' });
  expect(cardOf(routes.home)).toMatchObject({ title: 'School MUN', imprint: 'Ninth edition' });
});

test('the alternative text is never longer than services take', () => {
  const { alt } = cardOf('/committees/unhrc', { ...UNHRC, agenda: LONG });
  expect(alt.length).toBeLessThanOrEqual(420);
  expect(alt).toMatch(/\p{L}…$/u);
});

test.each(['unhrc', 'hsra'])(
  'texts that are too long stay above the band (%s)',
  async (slug) => {
    const long = { title: LONG, fullName: LONG, agenda: LONG, eligibility: { label: LONG, note: LONG } };
    const committees = [UNHRC, HSRA].map((committee) => ({ ...committee, ...long }));
    const png = await drawShareCard(cardOf(`/committees/${slug}`, ...committees));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    // Nothing but the ground between the last line and the band.
    const pixels = await sharp(png)
      .extract({ left: 72, top: 456, width: 510, height: 18 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(new Set(pixels).size).toBeLessThanOrEqual(3);
  },
  30_000,
);

test('a title in Hindi has its letters, not a box for each', async () => {
  const draw = (title: string) => drawShareCard(cardOf('/committees/hsra', { ...HSRA, title }));
  expect((await draw('सभा')).equals(await draw('मंच'))).toBe(false);
}, 30_000);

test('the same card has the same bytes', async () => {
  const card = cardOf('/committees/hsra', HSRA);
  expect((await drawShareCard(card)).equals(await drawShareCard(card))).toBe(true);
}, 30_000);
