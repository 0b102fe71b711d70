import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { MORE_LATIN, SCRIPT_FONTS } from '../../languages/scripts.ts';
import { readDisplayFont, readFont } from '../../shared/fonts.build.ts';
import { CARD_SIZE, type CardTheme, type ShareCard } from './card.ts';
import { readPicture } from './card-artwork.build.tsx';
import { CardTemplate } from './card-template.build.tsx';

/** The fonts of the cards, the last for letters that no other has. */
const FONTS: Font[] = [
  { name: 'Display', weight: 400, data: await readDisplayFont() },
  { name: 'Text', weight: 400, data: await readFont('@fontsource/mukta/files/mukta-latin-400-normal.woff2') },
  { name: 'Text', weight: 600, data: await readFont('@fontsource/mukta/files/mukta-latin-600-normal.woff2') },
  { name: MORE_LATIN.displayFamily, weight: 400, data: await readFont(MORE_LATIN.display) },
  { name: MORE_LATIN.family, weight: 400, data: await readFont(MORE_LATIN.regular) },
  { name: MORE_LATIN.family, weight: 600, data: await readFont(MORE_LATIN.strong) },
  ...(await Promise.all(
    Object.values(SCRIPT_FONTS).map(
      async ({ family, strong }): Promise<Font> => ({ name: family, weight: 600, data: await readFont(strong) }),
    ),
  )),
];

/** Draws a share card: a PNG with at most 256 colours, the same bytes each time. */
export async function drawShareCard(card: ShareCard, theme: CardTheme): Promise<Buffer> {
  const picture = await readPicture(card.artwork);
  const svg = await satori(<CardTemplate card={card} picture={picture} theme={theme} />, {
    ...CARD_SIZE,
    fonts: FONTS,
  });
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 1, dither: 0, compressionLevel: 9 }).toBuffer();
}
