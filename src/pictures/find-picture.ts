import { getImage } from 'astro:assets';
import { getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { COMMITTEE_PICTURE } from '../content/schemas/picture-names.ts';
import { groundOf, variantPath } from '../shared/picture-variants.ts';
import type { Picture, PictureSource } from '../ui/picture-image.tsx';
import { QUALITY } from './encoding.ts';
import type { Master } from './masters.ts';

/** How a picture is cut and sent. */
interface Frame {
  /** Width over height; by default the picture's own. */
  ratio?: number;
  /** In pixels, the largest last; by default the picture's own width and about half of it. */
  widths?: number[];
  /** Files with similar names are other photographs, not drawings of the same picture. */
  isPhotograph?: true;
}

const COMMITTEE_RATIO = COMMITTEE_PICTURE.width / COMMITTEE_PICTURE.height;

const FRAMES = {
  committee: { ratio: COMMITTEE_RATIO, widths: [400, COMMITTEE_PICTURE.width] },
  // Twelve on one page: together with the page itself they stay below 200 KB on a phone.
  committeeCard: { ratio: COMMITTEE_RATIO, widths: [320, 400] },
  photograph: { widths: [400, 800, 1600], isPhotograph: true },
  // As large as the window.
  largePhotograph: { widths: [800, 1600, 2400], isPhotograph: true },
} satisfies Record<string, Frame>;
// A printed page is paper, whatever the screen prefers.
const DARK_SCREEN = 'screen and (prefers-color-scheme: dark)';

type Format = keyof typeof QUALITY;
interface Size {
  master: Master & { file: ImageMetadata };
  width: number;
  height: number;
}

/** The picture of a page, if it has one. @param path in the project */
export async function findArtwork(path: string | undefined): Promise<Picture | undefined> {
  return path ? findPicture(path, {}) : undefined;
}

/** The same for midnight ground in both schemes. */
export async function findArtworkOfNight(path: string | undefined): Promise<Picture | undefined> {
  if (!path) return undefined;
  const masters = (await getCollection('pictures')).map(({ data }) => data.path);
  const drawn = [variantPath(path, 'splash'), variantPath(path, 'night')].find((variant) => masters.includes(variant));
  return findPicture(drawn ?? path, {});
}

/** The picture of a committee, or a photograph. @param path in the project */
export function findFramed(path: string, frame: keyof typeof FRAMES): Promise<Picture> {
  return findPicture(path, FRAMES[frame]);
}

async function findPicture(path: string, frame: Frame): Promise<Picture> {
  const day = await sizesOf(path, frame);
  const night = frame.isPhotograph ? [] : await sizesOf(variantPath(path, 'night'), frame);
  const largest = day.at(-1);
  if (!largest) throw new Error(`The picture ${path} does not exist. Add the file, or correct the path.`);
  return {
    src: await fileOf(largest, 'webp'),
    srcSet: await srcSetOf(day, 'webp'),
    width: largest.width,
    height: largest.height,
    isForPaper: largest.master.isEngraving && night.length === 0 && groundOf(path) === undefined,
    isFigure: largest.master.isTransparent && largest.height > largest.width,
    sources: await Promise.all([
      ...formatsOf(night).map((format) => sourceOf(night, format, DARK_SCREEN)),
      // WebP is the format of the `<img>` itself.
      ...formatsOf(day)
        .filter((format) => format !== 'webp')
        .map((format) => sourceOf(day, format)),
    ]),
  };
}

/** The sizes in which a picture is sent, the largest last. Small ones come from an engraving drawn for them, if there is one. */
async function sizesOf(path: string, { ratio: ownRatio, widths, isPhotograph }: Frame): Promise<Size[]> {
  const masters = (await getCollection('pictures')).map(({ data }) => data);
  const master = masters.find((one) => one.path === path);
  if (!master) return [];
  const small = isPhotograph ? undefined : masters.find((one) => one.path === variantPath(path, 'small'));
  const ratio = ownRatio ?? master.width / master.height;
  const full = Math.floor(Math.min(master.width, master.height * ratio));
  const wanted = widths ?? [small?.width ?? Math.round(full / 2), full];
  // A small engraving is drawn for its own pixels: it is sent unscaled, for every size up to half of the full one.
  const sent = wanted.map((width) => (small && width <= full / 2 ? small.width : Math.min(width, full)));
  return [...new Set(sent)].map((width) => ({
    master: small && width <= small.width ? small : master,
    width,
    height: Math.round(width / ratio),
  }));
}

/** Better formats first: a browser takes the first it knows. */
function formatsOf(sizes: Size[]): Format[] {
  if (sizes.length === 0) return [];
  return sizes.every(({ master }) => master.isEngraving) ? ['webp'] : ['avif', 'webp'];
}

async function sourceOf(sizes: Size[], format: Format, media?: string): Promise<PictureSource> {
  return { type: `image/${format}`, srcSet: await srcSetOf(sizes, format), ...(media && { media }) };
}

async function srcSetOf(sizes: Size[], format: Format): Promise<string> {
  const files = sizes.map(async (size) => `${await fileOf(size, format)} ${size.width}w`);
  return (await Promise.all(files)).join(', ');
}

/** The build turns the picture upright, crops it around what catches the eye, and leaves its metadata behind. */
async function fileOf({ master: { file: src }, width, height }: Size, format: Format): Promise<string> {
  const cut = { width, height, fit: 'cover', position: 'attention' } as const;
  const image = await getImage({ src, ...cut, format, quality: QUALITY[format] });
  return image.src;
}
