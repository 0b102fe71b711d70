import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { nearest } from '../nearest.ts';
import { MAX_PICTURE_BYTES } from '../schemas/bounds.ts';
import { HEIC_REMEDY, PICTURE_NAME } from '../schemas/fields.ts';

/** Whether a folder has a file at a path such as `/images/a.webp`, in the same case: hosts distinguish `A` from `a`. */
export function isFileIn(folder: string, path: string): boolean {
  return filesIn(join(folder, dirname(path))).includes(basename(path));
}

/**
 * What is wrong with a picture, in one sentence or two; nothing if the build can use it.
 * @param folder of the picture
 * @param place the folder as messages name it
 */
export async function pictureIssue(
  folder: string,
  image: string,
  place = 'the folder of this file',
): Promise<string | undefined> {
  const name = image.replace(/^\.\//, '');
  const files = filesIn(folder);
  if (!files.includes(name)) {
    const meant = nearest(
      name,
      files.filter((file) => PICTURE_NAME.test(file) && !/-(night|small)\./.test(file)),
    );
    return `There is no picture ${name} in ${place.replace('the folder of this file', 'this folder')}.${meant ? ` Did you mean ${meant}?` : ''} Upload the picture into ${place}, or correct its name.`;
  }
  const file = join(folder, name);
  const bytes = statSync(file).size;
  if (bytes > MAX_PICTURE_BYTES)
    return `${name} has ${Math.ceil(bytes / 1e6)} MB, and the website takes pictures of up to ${MAX_PICTURE_BYTES / 1e6} MB. Export it again as JPEG, which is much smaller.`;
  return encodingIssue(file, name);
}

/** What keeps the build from using a file, whatever its name says. */
async function encodingIssue(file: string, name: string): Promise<string | undefined> {
  const broken = `${name} cannot be read as a picture. Open it on your computer, save it again as JPEG or PNG, and upload that.`;
  try {
    const { format, compression, pages = 1 } = await sharp(file).metadata();
    if (compression === 'hevc') return `${name} is a HEIC picture, whatever its name says. ${HEIC_REMEDY}`;
    if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) return broken;
    if (pages > 1) return `${name} is an animation. Upload a still picture instead.`;
    await sharp(file, { failOn: 'truncated' }).resize(8).toBuffer();
    return undefined;
  } catch {
    return broken;
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
