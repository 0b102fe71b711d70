import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import type { Picture, PictureSource } from './picture-image.tsx';

/** `scheme`: the night variant where the visitor prefers dark. `night`: that variant everywhere. */
export type PictureInk = 'scheme' | 'night';

interface Variant {
  path: string;
  isNight: boolean;
  type: 'avif' | 'webp' | 'png' | 'jpg' | 'jpeg';
  width: number;
  height: number;
}

const PUBLIC_DIR = 'public';
/** Better formats first: a browser takes the first it knows. */
const TYPES = ['avif', 'webp', 'png', 'jpg', 'jpeg'] as const;
// A printed page is paper, whatever the screen prefers.
const DARK_SCREEN = 'screen and (prefers-color-scheme: dark)';

/**
 * Looks up a picture and its variants beside it: `NAME-night` for dark ground, `NAME-400` and
 * other widths for small sizes, each in any format. None of them is required.
 * @param path of the picture as visitors request it, such as `/images/committees/unhrc.webp`
 * @throws if there is no such file in `public/`
 */
export async function findPicture(path: string, ink: PictureInk = 'scheme'): Promise<Picture> {
  if (!existsSync(join(PUBLIC_DIR, path))) {
    throw new Error(
      `The picture ${path} does not exist. Put the file at ${join(PUBLIC_DIR, path)}, or correct the path.`,
    );
  }
  const variants = await readVariants(path);
  const day = variants.filter(({ isNight }) => !isNight);
  const night = variants.filter(({ isNight }) => isNight);
  const main = ink === 'night' && night.length > 0 ? night : day;
  const fallback = largestOf(main.filter(({ type }) => type !== 'avif')) ?? largestOf(main);
  if (!fallback) throw new Error(`The picture ${path} has no readable file.`);
  return {
    src: fallback.path,
    width: fallback.width,
    height: fallback.height,
    sources: [...(ink === 'scheme' ? sourcesOf(night, DARK_SCREEN) : []), ...sourcesOf(main)],
  };
}

/**
 * The one file of a picture that is best drawn at a width: the narrowest that is wide enough, in the
 * first format that `findPicture` would offer.
 * @returns its path in the project, such as `public/images/committees/unhrc-400.avif`
 * @throws if there is no such picture in `public/`
 */
export async function findPictureFile(path: string, isNight: boolean, width: number): Promise<string> {
  const variants = await readVariants(path);
  const inked = variants.filter((variant) => variant.isNight === isNight);
  const [best] = (inked.length > 0 ? inked : variants).sort(
    (a, b) =>
      Number(a.width < width) - Number(b.width < width) ||
      (a.width < width ? b.width - a.width : a.width - b.width) ||
      TYPES.indexOf(a.type) - TYPES.indexOf(b.type),
  );
  if (!best) throw new Error(`The picture ${path} does not exist. Put the file at ${join(PUBLIC_DIR, path)}.`);
  return join(PUBLIC_DIR, best.path);
}

async function readVariants(path: string): Promise<Variant[]> {
  const folder = dirname(path);
  const name = basename(path, extname(path));
  const pattern = new RegExp(`^${name}(-night)?(?:-\\d+)?\\.(${TYPES.join('|')})$`);
  const found = readdirSync(join(PUBLIC_DIR, folder)).flatMap((file) => {
    const match = pattern.exec(file);
    return match ? [{ path: `${folder}/${file}`, isNight: Boolean(match[1]), type: match[2] as Variant['type'] }] : [];
  });
  return Promise.all(
    found.map(async (file) => {
      const { width, height } = await sharp(join(PUBLIC_DIR, file.path)).metadata();
      return { ...file, width, height };
    }),
  );
}

function sourcesOf(variants: Variant[], media?: string): PictureSource[] {
  return TYPES.flatMap((type) => {
    const files = variants.filter((variant) => variant.type === type).sort((a, b) => a.width - b.width);
    if (files.length === 0) return [];
    const srcSet = files.map(({ path, width }) => `${path} ${width}w`).join(', ');
    return [{ type: `image/${type === 'jpg' ? 'jpeg' : type}`, srcSet, ...(media && { media }) }];
  });
}

function largestOf(variants: Variant[]): Variant | undefined {
  return [...variants].sort((a, b) => b.width - a.width)[0];
}
