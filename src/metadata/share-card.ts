import { ARTWORK, SPLASH_STATUE } from '../content/artwork.ts';
import type { FactSources } from '../content/facts.ts';
import { isNight } from '../content/picture-variants.ts';
import { committeePath, routes, SHARE_CARDS_PATH } from '../routes.ts';
import { sharp } from '../shared/sharp.ts';
import { SMALL_PNG } from './png.ts';
import { placeDrawing, readMark, themeColour } from './theme.ts';

/** The size in pixels that messengers recommend. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The picture of a page in messengers. It has no words, since messengers show title and description below it. */
export interface ShareCard {
  path: string;
  alt: string;
  /** Path of the picture in the project. A card without a picture shows the mark. */
  picture?: string | undefined;
  isNight: boolean;
}

/** The path of the card for all pages that have no card of their own. */
export const siteCardPath = cardPath(routes.home);

/** The card of the site, then one for each committee. */
export function shareCards({ conference, committees }: FactSources): [ShareCard, ...ShareCard[]] {
  return [
    { path: siteCardPath, alt: ARTWORK.statue, picture: SPLASH_STATUE, isNight: true },
    ...committees.map(({ slug, image, imageAlt, era }) => ({
      path: cardPath(committeePath(slug)),
      alt: (image && imageAlt) ?? `The mark of ${conference.name}`,
      picture: image,
      isNight: isNight({ era }),
    })),
  ];
}

/** @param path of a page, such as `/committees/disec` */
export function cardOf(path: string, sources: FactSources): ShareCard {
  const [site, ...committees] = shareCards(sources);
  return committees.find((card) => card.path === cardPath(path)) ?? site;
}

function cardPath(pagePath: string): string {
  return `${SHARE_CARDS_PATH}${pagePath}.png`;
}

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
/** Upper edge of the strip with the mark, below the picture. */
const STRIP = 520;
/** This size of photographs keeps every card below 150 KB, the limit of some messengers. */
const PHOTOGRAPH_SIZE = { width: 328, height: 410 };

export async function drawShareCard({ picture, isNight }: ShareCard): Promise<Buffer> {
  const [night, gold, paper, ink] = ['night-802', 'brass-172', 'paper-58', 'ink-775'].map(themeColour);
  const large = placeDrawing(readMark(), { x: 400, y: 80, width: 400, height: 400 }, `${isNight ? gold : ink}`);
  const small = placeDrawing(readMark(), { x: 557, y: 532, width: 86, height: 86 }, `${gold}`);
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<path fill="${isNight ? night : paper}" d="M0 0h${WIDTH}v${STRIP}H0z"/><path fill="${night}" d="M0 ${STRIP}h${WIDTH}v${HEIGHT - STRIP}H0z"/>
<path stroke="${gold}" stroke-width="3" d="M0 ${STRIP}h${WIDTH}"/>${picture ? '' : large}${small}</svg>`;
  return sharp(Buffer.from(ground))
    .composite(picture ? [await readPicture(picture)] : [])
    .png(SMALL_PNG)
    .toBuffer();
}

/** Trims an engraving, which has transparency, and crops a photograph to the ratio of `PHOTOGRAPH_SIZE`. */
async function readPicture(file: string) {
  const { hasAlpha } = await sharp(file).metadata();
  const upright = sharp(file).autoOrient();
  const picture = hasAlpha
    ? upright.trim().resize({ width: 760, height: 475, fit: 'inside' })
    : upright.resize({ ...PHOTOGRAPH_SIZE, fit: 'cover', position: 'attention' });
  const { data: input, info } = await picture.png().toBuffer({ resolveWithObject: true });
  return { input, left: Math.round((WIDTH - info.width) / 2), top: STRIP - info.height };
}
