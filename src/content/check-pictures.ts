import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { decode } from '../shared/base-path.ts';
import { sharp } from '../shared/sharp.ts';
import type { Issue } from './issue.ts';
import { drawingsOf } from './picture-variants.ts';
import type { Content } from './read.ts';
import { pictureNameMessage } from './schemas/fields.ts';
import { linksIn } from './texts.ts';

const WITHOUT_WORDS =
  'Say what this picture shows, for visitors who cannot see it, between the square brackets: ![The hall on the first morning](hall.jpg).';
const UNREADABLE =
  'This file cannot be read as a picture. Open it on your computer, save it again as JPEG or PNG, and upload that.';

/** Pictures that are missing or unreadable, and those without words for visitors who cannot see them. */
export async function checkPictures(content: Content): Promise<Issue[]> {
  const found = namedPictures(content).map(async ({ picture, file, line, path, words, address }): Promise<Issue[]> => {
    const place = { file, line, path };
    const drawings = filesOf(picture, content);
    if (drawings.length === 0)
      return [{ ...place, message: pictureNameMessage(address) ?? noPictureMessage(picture, content) }];
    const issues: Issue[] = words.trim() === '' ? [{ ...place, message: WITHOUT_WORDS }] : [];
    for (const drawing of drawings)
      if (!(await isReadable(`${content.folder}/${drawing}`)))
        issues.push({ ...(drawing === picture ? place : { file: drawing }), message: UNREADABLE });
    return issues;
  });
  return (await Promise.all(found)).flat();
}

/** Pictures that no page shows. They are not published. */
export function unusedPictures(content: Content): string[] {
  const used = namedPictures(content).flatMap(({ picture }) => filesOf(picture, content));
  return content.pictures.filter((picture) => !used.includes(picture));
}

/** Every picture that fields and texts name, with its place. */
export function namedPictures({ files }: Content) {
  return (
    files
      .flatMap(linksIn)
      // The schema has reported what cannot be the name of a picture.
      .filter(({ isPicture, path, address }) => isPicture && !(path && pictureNameMessage(address)))
      .map((link) => ({ ...link, picture: posix.join(dirname(link.file), decode(link.address)) }))
  );
}

/** A picture and its other drawings, as far as they are there. */
function filesOf(picture: string, { pictures }: Content): string[] {
  return pictures.includes(picture) ? drawingsOf(picture).filter((drawing) => pictures.includes(drawing)) : [];
}

function noPictureMessage(picture: string, { pictures }: Content): string {
  const meant = pictures.find((name) => name.toLowerCase() === picture.toLowerCase());
  if (meant) return `There is no picture ${picture}. Did you mean ${posix.basename(meant)}?`;
  return `There is no picture ${picture}. Upload it there, under exactly this name, or write the name of one that is there.`;
}

/** Whether files are pictures, by their bytes: each is decoded once, however often the content is checked. */
const decoded = new Map<string, Promise<boolean>>();

async function isReadable(file: string): Promise<boolean> {
  const bytes = readFileSync(file);
  const key = hash('sha1', bytes);
  const found = decoded.get(key) ?? canDecode(bytes);
  decoded.set(key, found);
  return found;
}

async function canDecode(bytes: Buffer): Promise<boolean> {
  try {
    const picture = sharp(bytes, { failOn: 'truncated' });
    // By its first bytes, whatever its name says.
    const { mediaType = '' } = await picture.metadata();
    await picture.resize(8).toBuffer();
    return /^image\/(?:avif|webp|png|jpeg)$/.test(mediaType);
  } catch {
    return false;
  }
}
