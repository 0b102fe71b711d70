import { existsSync, readdirSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import sharp from 'sharp';
import { CONTENT_DIR, pathOfPicture } from '../content/build-settings.ts';
import { variantPath } from '../content/picture-variants.ts';
import { factsOf, readContent } from '../content/reading/read-content.ts';
import { ARTWORK_DIR } from '../shared/artwork.ts';

/** One drawing or photograph, from which the build makes all sizes and formats. */
export interface Master {
  /** Path in the project, such as `content/committees/unhrc.jpg`. */
  path: string;
  /** Size in pixels, upright. */
  width: number;
  height: number;
  /** Ink of one colour on a transparent ground. */
  isEngraving: boolean;
}

/**
 * Whether a file beside a master is another drawing of the same picture. A photograph that was uploaded under the name of
 * an engraving has none, even if the other files of the engraving are still there.
 */
export function isVariantOf(master: Master, { width, height, isEngraving }: Master): boolean {
  return isEngraving === master.isEngraving && Math.abs(width / height - master.width / master.height) < 0.01;
}

/** The site's own pictures and those that a committee or `media.yaml` names. Others are not published. */
export async function readMasters(): Promise<Master[]> {
  const own = readdirSync(ARTWORK_DIR).map((file) => posix.join(ARTWORK_DIR, file));
  const { committees, media } = factsOf(readContent(CONTENT_DIR).files);
  const named = committees.flatMap(({ image }) => (image ? pathOfPicture('committees', image) : []));
  const photographs = media.pictures.map(({ file }) => pathOfPicture('media', file)).filter((path) => existsSync(path));
  const masters = [...[...own, ...photographs].map(readMaster), ...[...new Set(named)].map(readDrawings)];
  return (await Promise.all(masters)).flat();
}

/** A picture and its other drawings. Unused pictures must stay out of the build: they would be published unprocessed. */
async function readDrawings(path: string): Promise<Master[]> {
  if (!existsSync(path)) return [];
  const night = variantPath(path, 'night');
  const ofNight = existsSync(night) ? [night, variantPath(night, 'small')] : [];
  const others = [variantPath(path, 'small'), ...ofNight].filter(existsSync);
  const [master, ...variants] = await Promise.all([readMaster(path), ...others.map(readMaster)]);
  return [master, ...variants.filter((variant) => isVariantOf(master, variant))];
}

/** What has been measured, by path and time of the last change: `npm run dev` asks again after every change of the content. */
const measured = new Map<string, Promise<Master>>();

/** Measures one file. @param path in the project */
export function readMaster(path: string): Promise<Master> {
  const key = `${path} ${statSync(path).mtimeMs}`;
  const master = measured.get(key) ?? measure(path);
  measured.set(key, master);
  return master;
}

async function measure(path: string): Promise<Master> {
  const { autoOrient, hasAlpha } = await sharp(path).metadata();
  const { width, height } = autoOrient;
  return { path, width, height, isEngraving: hasAlpha && (await isOneColour(path)) };
}

async function isOneColour(path: string): Promise<boolean> {
  const rgba = await sharp(path).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const colourOf = (pixel = 0) => pixel & 0xffffff;
  return pixels.every((pixel) => colourOf(pixel) === colourOf(pixels[0]));
}
