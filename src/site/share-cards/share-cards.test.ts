import sharp from 'sharp';
import { expect, test } from 'vitest';
import { edition, SAMPLE_CONTENT } from '../../../tests/support/sample.ts';
import { cardOf, describeCard } from './card.ts';
import { drawShareCard } from './draw-card.build.tsx';

const PICTURE = `${SAMPLE_CONTENT}/committees/european-council.webp`;
const LONG = 'Interparliamentary negotiations concerning transboundary groundwater, '.repeat(9).trim();

const card = (path: string) => cardOf(path, edition);

test('a committee’s card says its name, who may take part, when and where', () => {
  expect(card('/committees/city-council').path).toBe('/share/committees/city-council.png');
  expect(describeCard(card('/committees/city-council'))).toBe(
    'City Council: Council of a city by the sea. Ages 11 to 13 only. Corrib Bay Model United Nations, 20 April 2024, Galway.',
  );
});

test.each(['/', '/home', '/guidelines', '/no-such-page'])('%s has the card of the site', (path) => {
  expect(card(path)).toMatchObject({ path: '/share/home.png', title: 'Corrib Bay Model United Nations' });
});

test('a title in Devanagari is drawn in its letters', async () => {
  // Boxes for letters that no face has would look the same in any order.
  const draw = (title: string) => drawShareCard({ ...card('/committees/ocean'), title, picture: undefined });
  expect((await draw('कखग')).equals(await draw('गखक'))).toBe(false);
}, 60_000);

test.each([undefined, PICTURE])(
  'a text that is too long ends above the band, beside the picture %s',
  async (picture) => {
    const long = { title: LONG, fullName: LONG, agenda: LONG, openTo: LONG, footer: LONG, picture };
    const png = await drawShareCard({ ...card('/committees/ocean'), ...long });
    expect(png.length).toBeLessThan(150_000);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    // Nothing but the ground between the last line and the band.
    const strip = sharp(png).extract({ left: 72, top: 456, width: 600, height: 12 }).removeAlpha();
    expect(new Set(await strip.raw().toBuffer()).size).toBe(3);
  },
  60_000,
);
