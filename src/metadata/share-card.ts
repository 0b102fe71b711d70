import sharp from 'sharp';
import { ARTWORK, artworkPath } from '../content/artwork.ts';
import type { FactSources } from '../content/facts.ts';
import { isOnMidnight, variantPath } from '../content/picture-variants.ts';
import { committeePicture } from '../pictures/source-images.ts';
import { committeePath, routes } from '../routes.ts';
import arch from '../styles/ornaments/arch.svg?raw';
import band from '../styles/ornaments/band.svg?raw';
import { placeDrawing, readMark, themeColour } from './theme.ts';

/** The size that services ask for, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** A picture without words: messengers write the title and the description of the page below it. */
export interface ShareCard {
  /** Where it is on the site. */
  path: string;
  /** What it shows. */
  alt: string;
  /** Path in the project. Without one, the card shows the mark. */
  picture?: string | undefined;
  /** On midnight instead of paper. */
  isNight: boolean;
  /** The picture stands in the arch. */
  isInArch?: boolean;
}

/** All cards: that of the site first, then those of the committees. */
export function shareCards({ conference, committees }: FactSources): [ShareCard, ...ShareCard[]] {
  return [
    {
      path: siteCardPath,
      alt: `${ARTWORK.statue}, below an arch`,
      // As on the first page of the site.
      picture: variantPath(artworkPath('statue'), 'splash'),
      isNight: true,
      isInArch: true,
    },
    ...committees.map(({ slug, image, imageAlt, era }) => ({
      path: cardPath(committeePath(slug)),
      alt: imageAlt ?? `The mark of ${conference.name}`,
      picture: image && committeePicture(image),
      isNight: isOnMidnight({ era }),
    })),
  ];
}

/** The card of a page, or that of the site. @param path of the page, such as `/committees/disec` */
export function cardOf(path: string, edition: FactSources): ShareCard {
  const [site, ...committees] = shareCards(edition);
  return committees.find((card) => card.path === cardPath(path)) ?? site;
}

function cardPath(pagePath: string): string {
  return `/share${pagePath}.png`;
}

/** The card of the site, which stands for every page without one of its own. */
export const siteCardPath = cardPath(routes.home);

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
/** The upper edge of the midnight strip, on which everything stands. */
const STRIP = 520;
const ARCH = { x: 414, y: 40, width: 372, height: 480 };
/** Between the strip and the picture of a committee. */
const AIR = 22;
const ENGRAVING = { width: 640, height: 436 };
const STATUE = { width: 372, height: 332 };
/** So many pixels that no card reaches the 150 KB that messengers take, whatever a photograph shows. */
const PHOTOGRAPH = { width: 328, height: 410 };

/** Draws a share card as a PNG: ground, frame, strip with band and mark, and on them the picture. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const picture = card.picture && (await readPicture(card.picture, card.isInArch));
  return sharp(Buffer.from(drawGround(card)))
    .composite(picture ? [picture] : [])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** A picture with its place: an engraving without its empty edges, a photograph cut to the shape of all plates. */
async function readPicture(file: string, isInArch = false) {
  const isEngraving = (await sharp(file).metadata()).hasAlpha;
  const upright = sharp(file).autoOrient();
  const picture = isEngraving
    ? upright.trim().resize({ ...(isInArch ? STATUE : ENGRAVING), fit: 'inside' })
    : upright.resize({ ...PHOTOGRAPH, fit: 'cover', position: 'attention' });
  const { data: input, info } = await picture.png().toBuffer({ resolveWithObject: true });
  const bottom = isInArch ? STRIP : STRIP - AIR;
  return { input, left: Math.round((WIDTH - info.width) / 2), top: bottom - info.height };
}

function drawGround({ picture, isNight, isInArch }: ShareCard): string {
  const [night, brass, gold] = ['night-802', 'brass-257', 'brass-172'].map(themeColour) as [string, string, string];
  const [ground, ink, inner] = isNight
    ? [night, brass, brass]
    : [themeColour('paper-58'), themeColour('ink-775'), themeColour('brass-378')];
  // Its corners are hollow, as those of a plate.
  const frame = (at: number) =>
    `M${at} ${STRIP}V${at + 14}a14 14 0 0 0 14-14H${WIDTH - at - 14}a14 14 0 0 0 14 14V${STRIP}`;
  const tiles = [-400, -100, 200, 700, 1000].map((x) =>
    placeDrawing(band, { x, y: 557, width: 300, height: 35 }, brass),
  );
  const crown = { x: 583, y: 107, width: 34, height: 34 };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
<path fill="none" stroke="${ink}" stroke-width="2" d="${frame(26)}"/>
<path fill="none" stroke="${inner}" d="${frame(35.5)}"/>
${isInArch ? placeDrawing(arch, ARCH, brass) + placeDrawing(readMark('small'), crown, gold) : ''}
${picture ? '' : placeDrawing(readMark('full'), { x: 400, y: 80, width: 400, height: 400 }, ink)}
<path fill="${night}" stroke="${ink}" stroke-width="2" d="M-2 ${STRIP}h${WIDTH + 4}v${HEIGHT}H-2z"/>
${tiles.join('')}${placeDrawing(readMark('full'), { x: 557, y: 532, width: 86, height: 86 }, gold)}
</svg>`;
}
