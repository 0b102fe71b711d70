import { getImage } from 'astro:assets';
import { getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { ARTWORK, type ArtworkName, artworkPath } from '../shared/artwork.ts';
import { groundOf, variantPath } from '../shared/picture-variants.ts';
import type { Picture, PictureSource } from '../ui/picture-image.tsx';
import { QUALITY } from './encoding.ts';
import { committeePicture, type SourceImage } from './source-images.ts';

/** How a picture is cut and sent. */
interface Frame {
  /** Width over height; by default the picture's own. */
  ratio?: number;
  /** In pixels, the largest last; by default the picture's own width and about half of it. */
  widths?: number[];
}

const COMMITTEE_RATIO = 4 / 5;
const FRAMES = {
  committee: { ratio: COMMITTEE_RATIO, widths: [400, 800] },
  // Twelve on one page: together with the page itself they stay below 200 KB on a phone.
  committeeCard: { ratio: COMMITTEE_RATIO, widths: [320, 400] },
} satisfies Record<string, Frame>;
// A printed page is paper, whatever the screen prefers.
const DARK_SCREEN = 'screen and (prefers-color-scheme: dark)';

type Format = keyof typeof QUALITY;
interface Size {
  image: SourceImage & { file: ImageMetadata };
  width: number;
  height: number;
}

/** One of the site's own pictures with what it shows, if a page has one. */
export async function findArtwork(name: ArtworkName | undefined): Promise<(Picture & { alt: string }) | undefined> {
  return name && { ...(await findPicture(artworkPath(name), {})), alt: ARTWORK[name] };
}

/** The statue for midnight ground in both schemes. */
export async function findStatueOfNight(): Promise<Picture & { alt: string }> {
  return { ...(await findPicture(variantPath(artworkPath('statue'), 'splash'), {})), alt: ARTWORK.statue };
}

/** The picture of a committee, if it has one. @param image name of its file */
export async function findCommitteePicture(
  image: string | undefined,
  frame: keyof typeof FRAMES,
): Promise<Picture | undefined> {
  return image === undefined ? undefined : findPicture(committeePicture(image), FRAMES[frame]);
}

async function findPicture(path: string, frame: Frame): Promise<Picture> {
  const day = await sizesOf(path, frame);
  const night = await sizesOf(variantPath(path, 'night'), frame);
  const largest = day.at(-1);
  if (!largest) throw new Error(`The picture ${path} does not exist. Add the file, or correct the path.`);
  return {
    src: await fileOf(largest, 'webp'),
    srcSet: await srcSetOf(day, 'webp'),
    width: largest.width,
    height: largest.height,
    isForPaper: largest.image.isEngraving && night.length === 0 && groundOf(path) === undefined,
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
async function sizesOf(path: string, { ratio: ownRatio, widths }: Frame): Promise<Size[]> {
  const images = (await getCollection('pictures')).map(({ data }) => data);
  const image = images.find((one) => one.path === path);
  if (!image) return [];
  const small = images.find((one) => one.path === variantPath(path, 'small'));
  const ratio = ownRatio ?? image.width / image.height;
  const full = Math.floor(Math.min(image.width, image.height * ratio));
  const wanted = widths ?? [small?.width ?? Math.round(full / 2), full];
  // A small engraving is drawn for its own pixels: it is sent unscaled, for every size up to half of the full one.
  const sent = wanted.map((width) => (small && width <= full / 2 ? small.width : Math.min(width, full)));
  return [...new Set(sent)].map((width) => ({
    image: small && width <= small.width ? small : image,
    width,
    height: Math.round(width / ratio),
  }));
}

/** Better formats first: a browser takes the first it knows. */
function formatsOf(sizes: Size[]): Format[] {
  if (sizes.length === 0) return [];
  return sizes.every(({ image }) => image.isEngraving) ? ['webp'] : ['avif', 'webp'];
}

async function sourceOf(sizes: Size[], format: Format, media?: string): Promise<PictureSource> {
  return { type: `image/${format}`, srcSet: await srcSetOf(sizes, format), ...(media && { media }) };
}

async function srcSetOf(sizes: Size[], format: Format): Promise<string> {
  const files = sizes.map(async (size) => `${await fileOf(size, format)} ${size.width}w`);
  return (await Promise.all(files)).join(', ');
}

/** The build turns the picture upright, crops it around what catches the eye, and leaves its metadata behind. */
async function fileOf({ image: { file: src }, width, height }: Size, format: Format): Promise<string> {
  const cut = { width, height, fit: 'cover', position: 'attention' } as const;
  const image = await getImage({ src, ...cut, format, quality: QUALITY[format] });
  return image.src;
}
