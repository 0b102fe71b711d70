import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { readFont } from '../../languages/fonts.build.ts';
import { LATIN_FONTS, SCRIPT_FONTS } from '../../languages/scripts.ts';
import { CARD_SIZE, type CardTheme, type ShareCard } from './card.ts';
import { readPicture } from './card-artwork.build.tsx';
import { CardTemplate } from './card-template.build.tsx';

/** The fonts of the cards, the last for letters that no other has. */
const FONTS: Font[] = [
  { name: LATIN_FONTS.displayFamily, weight: 400, data: await readFont(LATIN_FONTS.display) },
  { name: LATIN_FONTS.family, weight: 400, data: await readFont(LATIN_FONTS.regular) },
  { name: LATIN_FONTS.family, weight: 600, data: await readFont(LATIN_FONTS.strong) },
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
