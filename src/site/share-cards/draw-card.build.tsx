import { readFileSync } from 'node:fs';
import satori from 'satori';
import sharp from 'sharp';
import { CARD_SIZE, type ShareCard } from './card.ts';
import { CardTemplate, pictureSize } from './card-template.build.tsx';

const FOLDER = 'src/site/share-cards';
/** The faces of the site in a format that satori reads. */
const FONTS = [
  { name: 'Display', weight: 400, data: readFileSync(`${FOLDER}/display.ttf`) },
  { name: 'Text', weight: 400, data: readFileSync(`${FOLDER}/text.ttf`) },
  { name: 'Text', weight: 600, data: readFileSync(`${FOLDER}/text-600.ttf`) },
  // For letters that the others lack.
  { name: 'Devanagari', weight: 600, data: readFileSync(`${FOLDER}/devanagari.woff`) },
] as const;

/** Draws a share card: a PNG of at most 256 colours, so that it is below the 150 KB that messengers take. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const picture = card.picture && (await readPicture(card.picture, card));
  const svg = await satori(<CardTemplate card={card} picture={picture} />, { ...CARD_SIZE, fonts: [...FONTS] });
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 1, dither: 0, compressionLevel: 9 }).toBuffer();
}

/** A picture in the size of its card, as a `data:` address. satori knows no AVIF. */
async function readPicture(file: string, card: ShareCard): Promise<string> {
  const size = pictureSize(card);
  const cut = card.isFigure
    ? ({ fit: 'contain', position: 'bottom', background: 'transparent' } as const)
    : ({ fit: 'cover', position: 'attention' } as const);
  const png = await sharp(file)
    .autoOrient()
    .resize({ ...size, ...cut })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
