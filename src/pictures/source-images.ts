import { existsSync } from 'node:fs';
import { artworkPath } from '../content/artwork.ts';
import { drawingsOf } from '../content/picture-variants.ts';
import { sharp } from '../shared/sharp.ts';

/** A source file, from which the build makes all sizes and formats. */
export interface SourceImage {
  /** Path in the project, such as `content/committees/disec.jpg`. */
  path: string;
  /** In pixels, upright. */
  width: number;
  height: number;
  /** The picture is ink on a transparent ground. */
  isEngraving: boolean;
}

/** Drawings in many tones. They are published as photographs are, since AVIF makes them much smaller than WebP does. */
const SHADED = drawingsOf(artworkPath('statue'));

/** A picture and its variants; empty if there is no such file. @param path in the project */
export async function readDrawings(path: string): Promise<SourceImage[]> {
  if (!existsSync(path)) return [];
  const others = drawingsOf(path).slice(1).filter(existsSync);
  const [image, ...variants] = await Promise.all([readSourceImage(path), ...others.map(readSourceImage)]);
  // Variants of an engraving may still exist after a photograph has replaced it. They are left out.
  const isSameShape = ({ width, height }: SourceImage) => Math.abs(width / height - image.width / image.height) < 0.01;
  const isDrawing = ({ isEngraving }: SourceImage) => isEngraving || SHADED.includes(path);
  return [image, ...variants.filter((one) => isDrawing(image) && isDrawing(one) && isSameShape(one))];
}

/** Only WebP counts as an engraving: a photograph saved as PNG may have transparency, too. */
async function readSourceImage(path: string): Promise<SourceImage> {
  const { autoOrient, hasAlpha } = await sharp(path).metadata();
  const { width, height } = autoOrient;
  return { path, width, height, isEngraving: hasAlpha && path.endsWith('.webp') && !SHADED.includes(path) };
}
