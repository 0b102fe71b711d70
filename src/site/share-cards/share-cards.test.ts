import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { edition, HINDI } from '../../../tests/support/sample.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import { themedTokens } from '../../content/theme/palette.ts';
import { routes } from '../../routes.ts';
import { shareCards } from './card-content.ts';
import { drawShareCard } from './draw-card.build.tsx';

const THEME = {
  tokens: themedTokens(edition.theme.palette),
  mark: readFileSync('src/styles/ornaments/mark-frame.svg', 'utf8'),
  arch: readFileSync('src/styles/ornaments/arcade/arch.svg', 'utf8'),
};
const PICTURE = 'tests/fixtures/pictures/table.webp';
const LONG = 'Interparliamentary negotiations concerning transboundary groundwater, '.repeat(9).trim();

/** The card of a page. @param change what every committee says instead */
function cardOf(path: string, change: Partial<Committee> = {}) {
  const committees = edition.committees.map((committee) => ({
    ...committee,
    ...change,
  }));
  const card = shareCards({ ...edition, committees }).find(({ pagePath }) => pagePath === path);
  if (!card) throw new Error(`${path} has no card.`);
  return card;
}

test('a committee’s card says its name, agenda and days, and who may take part', () => {
  const change = { agenda: 'The old harbour', image: PICTURE, imageAlt: 'A crane' };
  expect(cardOf('/committees/city-council', change)).toMatchObject({
    title: 'City Council',
    label: 'Committee III',
    artwork: { kind: 'framed', image: PICTURE },
    alt: 'City Council: Council of a city by the sea. Ages 11 to 13 only. Agenda: The old harbour. Corrib Bay Model United Nations, 20 April 2024, Galway. The picture shows a crane.',
  });
});

test('a committee without a picture has a rosette of its own, and one set in the past is on midnight', () => {
  const artwork = { kind: 'rosette', seed: 'congress-of-vienna' };
  expect(cardOf('/committees/congress-of-vienna')).toMatchObject({ isNight: true, artwork });
});

test('the splash page and the home page say the name of the conference, not “Home”', () => {
  expect(cardOf(routes.splash)).toMatchObject({ title: 'Corrib Bay Model United Nations', imprint: 'First edition' });
  expect(cardOf(routes.home)).toMatchObject({ title: 'Corrib Bay Model United Nations', imprint: 'First edition' });
});

test.each<[artwork: string | undefined, shown: object]>([
  ['src/assets/statue.webp', { artwork: { kind: 'figure', image: 'src/assets/statue.webp' }, pictureAlt: 'A hall' }],
  ['src/assets/letter.webp', { artwork: { kind: 'emblem', image: 'src/assets/letter.webp' }, pictureAlt: 'A hall' }],
  ['content/theme/hall.jpg', { artwork: { kind: 'framed', image: 'content/theme/hall.jpg' }, pictureAlt: 'A hall' }],
  [undefined, { artwork: { kind: 'rosette', seed: '/about' } }],
])('the card of a page with the picture %s', (artwork, shown) => {
  const artworkAlt = artwork && 'A hall';
  const pages = { ...edition.pages, about: { ...edition.pages.about, artwork, artworkAlt } };
  expect(shareCards({ ...edition, pages }).find(({ pagePath }) => pagePath === routes.about)).toMatchObject(shown);
});

test('the alternative text is never longer than services take', () => {
  const { alt } = cardOf('/committees/ocean', { agenda: LONG });
  expect(alt.length).toBeLessThanOrEqual(420);
  expect(alt).toMatch(/\p{L}…$/u);
});

test.each([undefined, PICTURE])(
  'texts that are too long stay above the band, beside the picture %s',
  async (image) => {
    const long = { title: LONG, fullName: LONG, agenda: LONG, eligibility: { label: LONG, note: LONG }, image };
    const png = await drawShareCard(cardOf('/committees/ocean', long), THEME);
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

test.each([
  ['Hindi', 'सभा', 'मंच'],
  ['Polish', 'ś', 'ź'],
])(
  'a title in %s has its letters, not a box for each',
  async (_language, one, another) => {
    const draw = (title: string) => drawShareCard(cardOf('/committees/ocean', { title }), THEME);
    expect((await draw(one)).equals(await draw(another))).toBe(false);
  },
  30_000,
);

test.each([
  ['Marathi, in a script that has a font', 'mr', 'पालकांसाठी', 'पालकांसाठी'],
  ['Urdu, whose script has none', 'ur', 'والدین کے لیے', edition.pages.parentsAndSchools.title],
  ['Polish, with a letter that English does not have', 'pl', 'Szkoły', 'Szkoły'],
  ['Esperanto, with one that a font lacks', 'eo', 'Ĝis', edition.pages.parentsAndSchools.title],
])('the card of a page in a language: %s', (_, code, title, shown) => {
  const languages = [{ code, parents: { ...HINDI.parents, title } }];
  const card = shareCards({ ...edition, languages }).find(
    ({ pagePath }) => pagePath === `/parents-and-schools/${code}`,
  );
  expect(card).toMatchObject({ title: shown, path: `/share/parents-and-schools/${code}.png` });
});
