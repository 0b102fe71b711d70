import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { edition, languageContentOf, SAMPLE_CONTENT } from '../../../tests/support/sample.ts';
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
const LONG = 'Interparliamentary negotiations concerning transboundary groundwater, '.repeat(9).trim();

/** The card of a page. @param change what every committee says instead */
function cardOf(path: string, change: Partial<Committee> = {}) {
  const committees = edition.committees.map((committee) => ({
    ...committee,
    ...(committee.image && { image: `${SAMPLE_CONTENT}/committees/${committee.image}` }),
    ...change,
  }));
  const card = shareCards({ ...edition, committees }).find(({ pagePath }) => pagePath === path);
  if (!card) throw new Error(`${path} has no card.`);
  return card;
}

test('a committee’s card says its name, agenda and days, and who may take part', () => {
  expect(cardOf('/committees/unhrc', { agenda: 'The rights of children', imageAlt: 'A dove' })).toMatchObject({
    title: 'UNHRC',
    label: 'Committee II',
    artwork: { kind: 'framed', image: `${SAMPLE_CONTENT}/committees/unhrc.webp` },
    alt: 'UNHRC: United Nations Human Rights Council. Grades 6 and 7 only. Agenda: The rights of children. School Model United Nations, 10 and 11 October 2025, Lucknow. The picture shows a dove.',
  });
});

test('a committee without a picture has a rosette of its own, and one set in the past is on midnight', () => {
  const artwork = { kind: 'rosette', seed: 'hsra' };
  expect(cardOf('/committees/hsra', { image: undefined })).toMatchObject({ isNight: true, artwork });
});

test('the splash page and the home page say the name of the conference, not “Home”', () => {
  expect(cardOf(routes.splash)).toMatchObject({ title: 'School Model United Nations', imprint: 'Ninth edition' });
  expect(cardOf(routes.home)).toMatchObject({ title: 'School Model United Nations', imprint: 'Ninth edition' });
});

test.each<[artwork: string | undefined, shown: object]>([
  ['src/assets/statue.webp', { artwork: { kind: 'statue', image: 'src/assets/statue.webp' }, pictureAlt: 'A hall' }],
  ['src/assets/letter.webp', { artwork: { kind: 'emblem', image: 'src/assets/letter.webp' }, pictureAlt: 'A hall' }],
  ['content/theme/hall.jpg', { artwork: { kind: 'framed', image: 'content/theme/hall.jpg' }, pictureAlt: 'A hall' }],
  [undefined, { artwork: { kind: 'rosette', seed: '/about' } }],
])('the card of a page with the picture %s', (artwork, shown) => {
  const artworkAlt = artwork && 'A hall';
  const pages = { ...edition.pages, about: { ...edition.pages.about, artwork, artworkAlt } };
  expect(shareCards({ ...edition, pages }).find(({ pagePath }) => pagePath === routes.about)).toMatchObject(shown);
});

test('the alternative text is never longer than services take', () => {
  const { alt } = cardOf('/committees/unhrc', { agenda: LONG });
  expect(alt.length).toBeLessThanOrEqual(420);
  expect(alt).toMatch(/\p{L}…$/u);
});

test.each(['unhrc', 'akbars-ibadat-khana'])(
  'texts that are too long stay above the band (%s)',
  async (slug) => {
    const long = { title: LONG, fullName: LONG, agenda: LONG, eligibility: { label: LONG, note: LONG } };
    const png = await drawShareCard(cardOf(`/committees/${slug}`, long), THEME);
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
  const draw = (title: string) => drawShareCard(cardOf('/committees/hsra', { title }), THEME);
  expect((await draw('सभा')).equals(await draw('मंच'))).toBe(false);
}, 30_000);

test.each([
  ['Marathi, in a script that has a font', 'mr', 'पालकांसाठी', 'पालकांसाठी'],
  ['Urdu, whose script has none', 'ur', 'والدین کے لیے', edition.pages.parentsAndSchools.title],
  ['Polish, with a letter that the fonts lack', 'pl', 'Szkoły', edition.pages.parentsAndSchools.title],
])('the card of a page in a language: %s', (_, code, title, shown) => {
  const hindi = languageContentOf('hi');
  const languages = [{ code, parents: { ...hindi.parents, title } }];
  const card = shareCards({ ...edition, languages }).find(
    ({ pagePath }) => pagePath === `/parents-and-schools/${code}`,
  );
  expect(card).toMatchObject({ title: shown, path: `/share/parents-and-schools/${code}.png` });
});
