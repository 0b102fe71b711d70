import { getImage } from 'astro:assets';
import { getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { QUALITY } from '../ui/picture-encoding.ts';
import type { Picture, PictureSource } from '../ui/picture-image.tsx';
import { artworkPath, type Master, nightPath, smallPath } from './picture-files.ts';

/** How a picture is cut and sent. */
interface Frame {
  /** Width over height; by default the picture's own. */
  ratio?: number;
  /** In pixels, the largest last; by default the picture's own width and about half of it. */
  widths?: number[];
  /** Files with similar names are other photographs, not drawings of the same picture. */
  isPhotograph?: true;
}

const FRAMES = {
  committee: { ratio: 4 / 5, widths: [400, 800] },
  // Twelve on one page: together with the page itself they stay below 200 KB on a phone.
  committeeCard: { ratio: 4 / 5, widths: [320, 400] },
  photograph: { widths: [400, 800, 1600], isPhotograph: true },
  // As large as the window.
  largePhotograph: { widths: [800, 1600, 2400], isPhotograph: true },
} satisfies Record<string, Frame>;
// A printed page is paper, whatever the screen prefers.
const DARK_SCREEN = 'screen and (prefers-color-scheme: dark)';

type Format = 'avif' | 'webp';
type Source = Master & { file: ImageMetadata };
interface Size {
  master: Source;
  width: number;
  height: number;
}

/** One of the site's own pictures. @param name of its file in `src/assets/`, such as `chamber` */
export function findArtwork(name: string): Promise<Picture> {
  return findPicture(artworkPath(name), {});
}

/** The picture of a committee, or a photograph. @param path in the project */
export function findFramed(path: string, frame: keyof typeof FRAMES): Promise<Picture> {
  return findPicture(path, FRAMES[frame]);
}

async function findPicture(path: string, frame: Frame): Promise<Picture> {
  const day = await findMaster(path);
  if (!day) throw new Error(`The picture ${path} does not exist. Add the file, or correct the path.`);
  const night = frame.isPhotograph ? undefined : await findMaster(nightPath(path));
  const sizes = await sizesOf(day, frame);
  const darkSizes = night ? await sizesOf(night, frame) : [];
  const largest = sizes.at(-1) as Size;
  return {
    src: await fileOf(largest, 'webp'),
    srcSet: await srcSetOf(sizes, 'webp'),
    width: largest.width,
    height: largest.height,
    isForPaper: day.isEngraving && !night && !/-night\.\w+$/.test(path),
    sources: await Promise.all([
      ...formatsOf(darkSizes).map((format) => sourceOf(darkSizes, format, DARK_SCREEN)),
      // WebP is the format of the `<img>` itself.
      ...formatsOf(sizes)
        .filter((format) => format !== 'webp')
        .map((format) => sourceOf(sizes, format)),
    ]),
  };
}

async function findMaster(path: string): Promise<Source | undefined> {
  const masters = await getCollection('pictures');
  return masters.find(({ id }) => id === path)?.data;
}

/** The sizes in which a picture is sent, the largest last. Small ones come from an engraving drawn for them, if there is one. */
async function sizesOf(
  master: Source,
  { ratio = master.width / master.height, widths, isPhotograph }: Frame,
): Promise<Size[]> {
  const small = isPhotograph ? undefined : await findMaster(smallPath(master.path));
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
async function fileOf({ master, width, height }: Size, format: Format): Promise<string> {
  const quality = QUALITY[format];
  const { src } = await getImage({
    src: master.file,
    width,
    height,
    fit: 'cover',
    position: 'attention',
    format,
    quality,
  });
  return src;
}
