import satori from 'satori';
import sharp from 'sharp';
import { drawArtwork, drawBand, drawLogo, plain } from './artwork.ts';
import type { ShareCard as Card } from './cards.ts';
import { fitCard } from './fit-card.ts';
import { BAND, CARD, FOOT, LOGO, placeOf } from './layout.ts';
import { COLOURS, FONTS, type Ground } from './look.ts';
import { ShareCard } from './share-card.tsx';

const RAW = { ...CARD, channels: 3 } as const;

const grounds = new Map<Ground, Promise<Buffer>>();

/** Draws a share card: a PNG of 1200 by 630 pixels with at most 256 colours, the same bytes each time. */
export async function drawShareCard(card: Card): Promise<Buffer> {
  const artwork = await drawArtwork(card.artwork, card.ground, placeOf(card));
  const words = await satori(<ShareCard card={card} fitted={await fitCard(card)} />, { ...CARD, fonts: FONTS });
  return sharp(await groundOf(card.ground), { raw: RAW })
    .composite([...artwork, { input: Buffer.from(words) }])
    .removeAlpha()
    .png({ palette: true, effort: 1, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

/** What all cards of a ground have in common, drawn once. */
function groundOf(ground: Ground): Promise<Buffer> {
  const drawn =
    grounds.get(ground) ??
    sharp({ create: { ...RAW, background: COLOURS[ground]('surface') } })
      .composite([plain(COLOURS.midnight('surface'), FOOT), drawBand(ground, BAND), drawLogo(LOGO)])
      .removeAlpha()
      .raw()
      .toBuffer();
  grounds.set(ground, drawn);
  return drawn;
}
