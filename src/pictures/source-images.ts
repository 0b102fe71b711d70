import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { ARTWORK, artworkPath } from '../content/artwork.ts';
import { CONTENT_DIR, loadContent } from '../content/load.ts';
import { drawingsOf } from '../content/picture-variants.ts';

/** One drawing or photograph, from which the build makes all sizes and formats. */
export interface SourceImage {
  /** Path in the project, such as `content/committees/disec.jpg`. */
  path: string;
  /** Size in pixels, upright. */
  width: number;
  height: number;
  /** Ink on a transparent ground. */
  isEngraving: boolean;
}

/** Drawings in many tones, which AVIF makes much smaller. */
const SHADED = /^src\/assets\/statue\b/;

/** The site's own pictures and those of committees, each with its other drawings. */
export async function readSourceImages(): Promise<SourceImage[]> {
  const { committees } = loadContent().known;
  const ofCommittees = committees.flatMap(({ image }) => (image ? committeePicture(image) : []));
  const paths = [...Object.keys(ARTWORK).map(artworkPath), ...ofCommittees];
  return (await Promise.all(paths.map(readDrawings))).flat();
}

/** Path in the project of the picture of a committee. @param name of its file */
export function committeePicture(name: string): string {
  return `${CONTENT_DIR}/committees/${name}`;
}

/** A picture and its other drawings. Unused pictures must stay out of the build: they would be published unprocessed. */
async function readDrawings(path: string): Promise<SourceImage[]> {
  if (!existsSync(path)) return [];
  const others = drawingsOf(path).slice(1).filter(existsSync);
  const [image, ...variants] = await Promise.all([readSourceImage(path), ...others.map(readSourceImage)]);
  return [image, ...variants.filter((variant) => isVariantOf(image, variant))];
}

/**
 * Whether a file beside a picture is another drawing of it. A photograph that was uploaded under the name of an engraving
 * has none, even if the other files of the engraving are still there.
 */
export function isVariantOf(image: SourceImage, { width, height, isEngraving }: SourceImage): boolean {
  return isEngraving === image.isEngraving && Math.abs(width / height - image.width / image.height) < 0.01;
}

/**
 * Measures one file. Engravings are WebP; photographs that a program has saved as PNG may have transparency, too.
 * @param path in the project
 */
export async function readSourceImage(path: string): Promise<SourceImage> {
  const { autoOrient, hasAlpha } = await sharp(path).metadata();
  const { width, height } = autoOrient;
  return { path, width, height, isEngraving: hasAlpha && path.endsWith('.webp') && !SHADED.test(path) };
}
