import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { nearest } from '../nearest.ts';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, MIN_PICTURE_WIDTH } from '../schemas/bounds.ts';

/** Whether a folder has a file at a path such as `/images/a.webp`, letter by letter: hosts tell `A` from `a`. */
export function isFileIn(folder: string, path: string): boolean {
  return filesIn(join(folder, dirname(path))).includes(basename(path));
}

/**
 * What is wrong with the picture of a committee, in one sentence or two; nothing if it is right.
 * @param path of the picture as visitors request it, such as `/images/committees/unhrc.webp`
 */
export async function pictureProblem(publicFolder: string, path: string): Promise<string | undefined> {
  if (!isFileIn(publicFolder, path)) {
    const meant = nearest(
      basename(path),
      filesIn(join(publicFolder, dirname(path))).filter((file) => !/-(night|\d+)\b/.test(file)),
    );
    const guess = meant ? ` Did you mean ${dirname(path)}/${meant}?` : '';
    return `${path} does not exist.${guess} Put the picture into public${path}, or correct the path.`;
  }
  const file = join(publicFolder, path);
  const bytes = statSync(file).size;
  if (bytes > MAX_PICTURE_BYTES)
    return `${path} is ${kilobytes(bytes)}, but a phone should not have to load more than ${kilobytes(MAX_PICTURE_BYTES)}. Make it smaller: 800 × 1000 pixels as WebP is enough.`;
  const size = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!size)
    return `Browsers cannot show ${path}, whatever its name says. Save it again as WebP, for example with 800 × 1000 pixels.`;
  const pixels = `${size.width} × ${size.height} pixels`;
  if (size.width > MAX_PICTURE_PIXELS.width || size.height > MAX_PICTURE_PIXELS.height)
    return `${path} is ${pixels}, but no screen shows more than ${MAX_PICTURE_PIXELS.width} × ${MAX_PICTURE_PIXELS.height}. Make it smaller, for example with 800 × 1000 pixels.`;
  if (size.width < MIN_PICTURE_WIDTH)
    return `${path} is ${pixels} and would look blurred. It must be at least ${MIN_PICTURE_WIDTH} pixels wide, for example 800 × 1000.`;
  if (Math.abs(size.width / size.height - 4 / 5) > 0.02)
    return `${path} is ${pixels}, but it must be upright, 4 wide to 5 high. Crop it, for example to 800 × 1000 pixels.`;
  return undefined;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
