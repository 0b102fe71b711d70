import { existsSync } from 'node:fs';
import { artworkPath } from '../content/artwork.ts';
import { drawingsOf } from '../content/picture-variants.ts';
import { sharp } from '../shared/sharp.ts';

/** The build makes all sizes and formats from it. */
export interface SourceImage {
  /** Path in the project, such as `content/committees/disec.jpg`. */
  path: string;
  /** In pixels, upright. */
  width: number;
  height: number;
  /** Ink on a transparent ground. */
  isEngraving: boolean;
}

/** Of many tones, which AVIF makes much smaller. */
const SHADED = drawingsOf(artworkPath('statue'));

/** A picture, then its variants; none if there is no such file. @param path in the project */
export async function readDrawings(path: string): Promise<SourceImage[]> {
  if (!existsSync(path)) return [];
  const others = drawingsOf(path).slice(1).filter(existsSync);
  const [image, ...variants] = await Promise.all([readSourceImage(path), ...others.map(readSourceImage)]);
  // A photograph may have been uploaded under the name of an engraving whose other files are still there.
  const isSameShape = ({ width, height }: SourceImage) => Math.abs(width / height - image.width / image.height) < 0.01;
  const isDrawing = ({ isEngraving }: SourceImage) => isEngraving || SHADED.includes(path);
  return [image, ...variants.filter((one) => isDrawing(image) && isDrawing(one) && isSameShape(one))];
}

/** Engravings are WebP; a photograph that was saved as PNG may have transparency, too. */
async function readSourceImage(path: string): Promise<SourceImage> {
  const { autoOrient, hasAlpha } = await sharp(path).metadata();
  const { width, height } = autoOrient;
  return { path, width, height, isEngraving: hasAlpha && path.endsWith('.webp') && !SHADED.includes(path) };
}
