import { getImage } from 'astro:assets';
import { sourceImages } from 'virtual:source-images';
import type { ImageMetadata } from 'astro';
import { ARTWORK, type ArtworkName, artworkPath, BENCHES, CARDS, DOORS, SPLASH_STATUE } from '../content/artwork.ts';
import { COMMITTEE_SIZE, isNight, variantPath } from '../content/picture-variants.ts';
import type { Addressal } from '../content/schemas/addressal.ts';
import type { Committee } from '../content/schemas/committee.ts';
import type { Phase } from '../phase/phase.ts';
import { elementsIn, type HtmlParent } from '../shared/html.ts';
import type { Picture, PictureSource } from '../ui/picture-image.tsx';
import type { Encoding } from './image-service.ts';
import type { SourceImage } from './source-images.ts';

/** How a picture is shown, in pixels. */
interface Frame {
  ratio?: number;
  /** Heights at 1x and 2x. */
  densities?: readonly [number, number];
  /** Width of an engraving at 1x; by default its width in the head of a page. */
  width?: number;
  /** Candidate widths for `srcset`; by default the width of each file. The width of a file replaces larger candidates. */
  widths?: readonly number[];
  isTrimmed?: boolean;
}

const COMMITTEE_RATIO = COMMITTEE_SIZE.width / COMMITTEE_SIZE.height;
const FRAMES = {
  // The page draws a frame with margins around this picture, so the empty margins of the drawing are cut off.
  committee: { ratio: COMMITTEE_RATIO, isTrimmed: true },
  // Small candidates keep the page with twelve cards below 200 KB on phones.
  committeeCard: { ratio: COMMITTEE_RATIO, densities: [400, 500] },
  emblem: { densities: [120, 240] },
  // Cards show this drawing up to 140 px wide (cards.module.css). At 1x, browsers halve it, which keeps its lines sharp.
  card: { widths: [280] },
  // The bench of delegates is at most 74rem wide, and on phones as wide as the screen: bench.module.css.
  bench: { width: 1184 },
  narrowBench: { widths: [400, 800] },
  // One candidate is for phones at 1x, one for phones at 2x and 3x, one for the largest screens.
  text: { widths: [480, 960, 1600] },
  // The portrait is at most 9rem wide: addressal-view.module.css.
  portrait: { ratio: COMMITTEE_RATIO, widths: [160, 320] },
  committeeNeighbour: { ratio: COMMITTEE_RATIO, densities: [200, 400] },
} satisfies Record<string, Frame>;
/** Engravings have one colour. These settings leave few levels of transparency, which makes small files of good quality. */
const ENGRAVING = { quality: 10, alphaQuality: 10 };
const ENGRAVING_ON_CARD = { quality: 10, alphaQuality: 5 };
const PHOTOGRAPH = { webp: { quality: 60 }, avif: { quality: 45 } };
/** Height of an engraving at 1x: page-head.module.css. */
const HEAD_HEIGHT = 432;
// Night drawings are for screens only: print always uses the drawing in dark ink.
const DARK_SCREEN = 'screen and (prefers-color-scheme: dark)';
const NARROW = '(max-width: 39.99rem)';

type Format = keyof typeof PHOTOGRAPH;
interface Size {
  image: SourceImage & { file: ImageMetadata };
  width: number;
  height: number;
  /** As in `srcset`: `400w`, or `2x`. */
  descriptor: string;
  isTrimmed: boolean;
}

export async function findArtwork(
  name: ArtworkName | undefined,
  frame?: keyof typeof FRAMES,
): Promise<(Picture & { alt: string }) | undefined> {
  return name && { ...(await findPicture(artworkPath(name), frame ? FRAMES[frame] : {})), alt: ARTWORK[name] };
}

export async function findBench(phase: Phase): Promise<Picture & { alt: string }> {
  const { name, narrowName, alt } = BENCHES[phase];
  const picture = await findPicture(artworkPath(name), FRAMES.bench);
  const { sources, srcSet, width, height } = await findPicture(artworkPath(narrowName), FRAMES.narrowBench);
  const narrow = [...sources, { type: 'image/webp', srcSet }].map((source: PictureSource) => {
    const media = source.media ? `${source.media} and ${NARROW}` : NARROW;
    return { ...source, media, width, height };
  });
  return { ...picture, sources: [...narrow, ...picture.sources], alt };
}

export async function findCardDrawing(card: keyof typeof CARDS): Promise<Picture> {
  return findPicture(artworkPath(CARDS[card]), FRAMES.card);
}

export async function findDoors(): Promise<Picture[]> {
  return Promise.all(DOORS.map((name) => findPicture(artworkPath(name), {})));
}

export async function findSplashStatue(): Promise<Picture & { alt: string }> {
  const picture = await findPicture(SPLASH_STATUE, {}, true);
  const { src } = await findPicture(artworkPath('statue'), {});
  return { ...picture, isNeverPrinted: true, onPaper: src, alt: ARTWORK.statue };
}

/** The pictures of a body, by path. */
export async function findPictures(body: HtmlParent): Promise<Record<string, Picture>> {
  const paths = elementsIn(body).flatMap(({ properties: { src } }) => (typeof src === 'string' ? src : []));
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await findPicture(path, FRAMES.text)])));
}

export async function findPortrait({ portrait }: Addressal): Promise<Picture | undefined> {
  return portrait ? findPicture(portrait, FRAMES.portrait) : undefined;
}

/** A committee with its picture, if it has one. */
export async function withPicture(committee: Committee, frame: keyof typeof FRAMES) {
  const { image } = committee;
  const picture = image ? await findPicture(image, FRAMES[frame], isNight(committee)) : undefined;
  return { ...committee, picture };
}

async function findPicture(path: string, frame: Frame, isNightGround = false): Promise<Picture> {
  const day = sizesOf(path, frame);
  const night = sizesOf(variantPath(path, 'night'), frame);
  const paper = sizesOf(variantPath(path, 'paper'), frame).at(-1);
  const largest = day.at(-1);
  if (!largest) throw new Error(`The picture ${path} does not exist. Add the file, or correct the path.`);
  const sources = await Promise.all([
    ...formatsOf(night).map((format) => sourceOf(night, format, DARK_SCREEN)),
    ...formatsOf(day).map((format) => sourceOf(day, format)),
  ]);
  // The last source is WebP for every scheme. It becomes the `srcset` of the `<img>` itself.
  const { srcSet = '' } = sources.pop() ?? {};
  return {
    src: await fileOf(largest, 'webp'),
    srcSet,
    width: largest.width,
    height: largest.height,
    isForPaper: largest.image.isEngraving && night.length === 0 && !isNightGround,
    sources,
    isNeverPrinted: paper !== undefined,
    onPaper: paper ? await fileOf(paper, 'webp') : night.length > 0 ? await fileOf(largest, 'webp') : undefined,
  };
}

/** The sizes in which a picture is offered, the largest last; empty if the picture does not exist. */
function sizesOf(path: string, { ratio: ownRatio, densities, width, widths, isTrimmed = false }: Frame): Size[] {
  const image = sourceImages.find((one) => one.path === path);
  if (!image) return [];
  const [small, large] = (['small', 'large'] as const).map((variant) =>
    sourceImages.find((one) => one.path === variantPath(path, variant)),
  );
  const ratio = ownRatio ?? image.width / image.height;
  const full = ownRatio ? Math.floor(Math.min(image.width, image.height * ownRatio)) : image.width;
  const exact = width ?? Math.round(HEAD_HEIGHT * ratio);
  const sizeOf = (source: typeof image, pixels: number, descriptor = `${pixels}w`) => ({
    image: source,
    width: pixels,
    height: Math.round(pixels / ratio),
    descriptor,
    isTrimmed: isTrimmed && source.isEngraving,
  });
  // Screens of 1x get the small drawing: its bold lines stay visible when scaled down, while finer lines would turn grey.
  if (densities) {
    const [single, double] = densities;
    const widthAt = (height: number, most: number) => Math.min(Math.round(height * ratio), most);
    const drawing = small ?? image;
    return [sizeOf(drawing, widthAt(single, drawing.width), '1x'), sizeOf(image, widthAt(double, full), '2x')];
  }
  if (widths) return [...new Set(widths.map((width) => Math.min(width, full)))].map((width) => sizeOf(image, width));
  return [
    small ? sizeOf(small, small.width) : sizeOf(image, Math.round(full / 2)),
    ...(image.isEngraving && !isTrimmed && exact < full ? [sizeOf(image, exact)] : []),
    sizeOf(image, full),
    ...(large ? [sizeOf(large, large.width)] : []),
  ];
}

/** Formats in order of preference. WebP comes last, since all supported browsers know it. */
function formatsOf(sizes: Size[]): Format[] {
  if (sizes.length === 0) return [];
  return sizes.every(({ image }) => image.isEngraving) ? ['webp'] : ['avif', 'webp'];
}

async function sourceOf(sizes: Size[], format: Format, media?: string): Promise<PictureSource> {
  const files = sizes.map(async (size) => `${await fileOf(size, format)} ${size.descriptor}`);
  return { type: `image/${format}`, srcSet: (await Promise.all(files)).join(', '), ...(media && { media }) };
}

/** The address of a file that the build makes. The build also rotates the picture upright, and removes its metadata. */
async function fileOf({ image, width, height, descriptor, isTrimmed }: Size, format: Format): Promise<string> {
  const cut = { width, height, fit: isTrimmed ? 'inside' : 'cover', position: 'attention', isTrimmed } as const;
  const encoding: Encoding = !image.isEngraving
    ? PHOTOGRAPH[format]
    : descriptor === '2x'
      ? ENGRAVING_ON_CARD
      : ENGRAVING;
  return (await getImage({ src: image.file, ...cut, format, ...encoding })).src;
}
