import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { CONTENT_DIR, pathOfArtwork, pathOfPicture } from '../content/build-settings.ts';
import { textsIn } from '../content/reading/prose.ts';
import { factsOf, readContent } from '../content/reading/read-content.ts';
import { ARTWORK_FIELD } from '../content/schemas/artwork.ts';
import { ARTWORK_DIR } from '../shared/artwork.ts';
import { drawingsOf } from '../shared/picture-variants.ts';

/** One drawing or photograph, from which the build makes all sizes and formats. */
export interface Master {
  /** Path in the project, such as `content/committees/disec.jpg`. */
  path: string;
  /** Size in pixels, upright. */
  width: number;
  height: number;
  /** Ink of one colour on a transparent ground. */
  isEngraving: boolean;
  /** Cut out: what is behind it shows. */
  isTransparent: boolean;
}

/**
 * Whether a file beside a master is another drawing of the same picture. A photograph that was uploaded under the name of
 * an engraving has none, even if the other files of the engraving are still there.
 */
export function isVariantOf(
  master: Omit<Master, 'isTransparent'>,
  { width, height, isEngraving }: Omit<Master, 'isTransparent'>,
): boolean {
  return isEngraving === master.isEngraving && Math.abs(width / height - master.width / master.height) < 0.01;
}

/** Whether it takes the ink of the theme: the site's own drawings, and others in one ink. */
export function isDrawing({ path, isEngraving }: Master): boolean {
  return isEngraving || path.startsWith(ARTWORK_DIR);
}

/** The pictures that a page, a committee or `media.yaml` names. Others are not published. */
export async function readMasters(): Promise<Master[]> {
  const { committees, media, pages } = factsOf(readContent(CONTENT_DIR).files);
  const named = [
    ...committees.flatMap(({ image }) => (image ? pathOfPicture('committees', image) : [])),
    ...textsIn(pages).flatMap(({ path, text }) => (ARTWORK_FIELD.test(String(path.at(-1))) ? pathOfArtwork(text) : [])),
  ];
  const photographs = media.pictures.map(({ file }) => pathOfPicture('media', file)).filter((path) => existsSync(path));
  const masters = [...photographs.map(readMaster), ...[...new Set(named)].map(readDrawings)];
  return (await Promise.all(masters)).flat();
}

/** A picture and its other drawings. Unused pictures must stay out of the build: they would be published unprocessed. */
async function readDrawings(path: string): Promise<Master[]> {
  if (!existsSync(path)) return [];
  const others = drawingsOf(path).slice(1).filter(existsSync);
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
  return { path, width, height, isEngraving: hasAlpha && (await isOneColour(path)), isTransparent: hasAlpha };
}

async function isOneColour(path: string): Promise<boolean> {
  const rgba = await sharp(path).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const colourOf = (pixel = 0) => pixel & 0xffffff;
  return pixels.every((pixel) => colourOf(pixel) === colourOf(pixels[0]));
}
