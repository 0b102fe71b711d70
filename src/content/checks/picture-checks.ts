import { globSync, statSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import sharp from 'sharp';
import { drawingsOf } from '../../shared/picture-variants.ts';
import { formatList } from '../../shared/words.ts';
import { didYouMean } from '../nearest.ts';
import { entriesOf } from '../reading/content-files.ts';
import type { FieldPath, Issue } from '../reading/issue.ts';
import { textsIn } from '../reading/prose.ts';
import type { ContentFile, Facts } from '../reading/read-content.ts';
import { ARTWORK_FIELD, isArtworkFile } from '../schemas/artwork.ts';
import { COMMITTEE_PICTURE, HEIC_REMEDY, PICTURE_NAME } from '../schemas/picture-names.ts';

/** Limit for uploaded pictures. Visitors load the smaller files that the build makes. */
const MAX_PICTURE_BYTES = 20_000_000;

/** Whether a folder has a file at a path such as `/pictures/a.webp`, in the same case: hosts distinguish `A` from `a`. */
export function isFileIn(folder: string, path: string): boolean {
  return globSync('*', { cwd: join(folder, dirname(path)) }).includes(basename(path));
}

/** Issues of the pictures that the content names. @param folder of the content */
export async function findPictureIssues(files: readonly ContentFile[], folder: string): Promise<Issue[]> {
  const found = files.flatMap(namedPictures).map(async ({ file, path, directory, picture }) => {
    const message = await pictureIssue(`${folder}/${directory}`, picture);
    return message ? [{ file, path, message }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** A picture that a file names, and the folder in which it is. */
interface NamedPicture {
  file: string;
  path: FieldPath;
  directory: 'committees' | 'media' | 'theme';
  picture: string;
}

function namedPictures({ name: file, fields }: ContentFile): NamedPicture[] {
  return textsIn(fields).flatMap(({ path, text }): NamedPicture[] => {
    const field = path.at(-1);
    // As in schemas/picture-names.ts, whose result is missing while another field of the file is invalid.
    const picture = posix.normalize(text);
    if (ARTWORK_FIELD.test(String(field)))
      return isArtworkFile(text) ? [{ file, path, directory: 'theme', picture }] : [];
    if (field === 'image') return [{ file, path, directory: 'committees', picture }];
    return field === 'file' ? [{ file, path, directory: 'media', picture }] : [];
  });
}

/** Files beside the photographs that `media.yaml` does not name. */
export function findUnnamedPictures({ media }: Facts, folder: string): Issue[] {
  const named = media.pictures.map(({ file }) => file);
  return entriesOf(join(folder, 'media'))
    .filter(({ name }) => !named.includes(name))
    .map(({ name }) => ({ file: `media/${name}`, message: unnamedRemedy(name), isDoubt: true }));
}

function unnamedRemedy(name: string): string {
  if (/\.hei[cf]$/i.test(name)) return HEIC_REMEDY;
  return PICTURE_NAME.test(name)
    ? 'media.yaml does not name this picture, so visitors do not see it. Add it there, or remove the file.'
    : 'The website does not use this file: media is for JPEG, PNG, WebP and AVIF pictures. Remove it.';
}

/** Pictures of committees that are too small to be sharp. */
export async function findSmallPictures({ committees }: Facts, folder: string): Promise<Issue[]> {
  const least = COMMITTEE_PICTURE;
  const found = committees.map(async ({ slug, image }): Promise<Issue[]> => {
    if (!image) return [];
    const { width, height } = (await sharp(join(folder, 'committees', image)).metadata()).autoOrient;
    if (width >= least.width && height >= least.height) return [];
    const message = `${image} is ${width} × ${height} pixels, so visitors see it blurred. Upload one of at least ${least.width} × ${least.height} pixels.`;
    return [{ file: `committees/${slug}.md`, path: ['image'], message, isDoubt: true }];
  });
  return (await Promise.all(found)).flat();
}

/** Pictures that no committee uses, such as those of a committee that was removed. */
export function findUnusedPictures({ committees }: Facts, folder: string): Issue[] {
  const used = committees.flatMap(({ image }) => (image ? drawingsOf(image) : []));
  const unused = entriesOf(join(folder, 'committees')).flatMap(({ name }) =>
    PICTURE_NAME.test(name) && !used.includes(name) ? name : [],
  );
  if (unused.length === 0) return [];
  const message = `No committee uses ${formatList(unused)}, so visitors do not see ${unused.length === 1 ? 'it' : 'them'}. Remove what is no longer needed, or name it in the file of a committee.`;
  return [{ file: 'committees', message, isDoubt: true }];
}

/** Files in the folder `theme` that neither a page nor `theme.yaml` names. */
export function findUnusedTheme({ pages, theme }: Facts, folder: string): Issue[] {
  const used = [...textsIn(pages), ...textsIn(theme)].flatMap(({ text }) => drawingsOf(text));
  const unused = entriesOf(join(folder, 'theme')).flatMap(({ name }) => (used.includes(name) ? [] : name));
  const message = `Nothing uses ${formatList(unused)}. Name a mark in theme.yaml and a picture in pages.yaml, or remove what is no longer needed.`;
  return unused.length > 0 ? [{ file: 'theme', message, isDoubt: true }] : [];
}

/** Error message for a picture that the build cannot use. */
async function pictureIssue(folder: string, name: string): Promise<string | undefined> {
  const files = globSync('*', { cwd: folder });
  if (!files.includes(name)) {
    const variants = files.flatMap((file) => drawingsOf(file).slice(1));
    const pictures = files.filter((file) => PICTURE_NAME.test(file) && !variants.includes(file));
    return `There is no picture ${name} in ${folder}. Upload it there, or correct its name. ${didYouMean(name, pictures)}`.trimEnd();
  }
  const file = join(folder, name);
  const bytes = statSync(file).size;
  if (bytes > MAX_PICTURE_BYTES)
    return `${name} is ${Math.ceil(bytes / 1e6)} MB, and the website takes pictures of up to ${MAX_PICTURE_BYTES / 1e6} MB. Export it again as JPEG, which is much smaller.`;
  return encodingIssue(file, name);
}

/** Error message for a file that is not a usable picture, whatever its name. */
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
