import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import sharp from 'sharp';
import { drawingsOf } from '../shared/picture-variants.ts';
import { MARKS } from './collections.ts';
import type { Issue } from './issue.ts';
import type { Content } from './read.ts';
import { PICTURE_FILE } from './schemas/fields.ts';
import { linksIn } from './texts.ts';

/** Limit for uploaded pictures. Visitors load the smaller files that the build makes. */
const MAX_BYTES = 20_000_000;

/** Pictures that are missing, unreadable or enormous, and those that nothing shows. */
export async function checkPictures({ folder, files, pictures }: Content): Promise<Issue[]> {
  const committees = files.flatMap(({ name, fields, lineOf }) => {
    const { image } = fields as { image?: unknown };
    // The schema has reported what cannot be the name of a picture.
    if (!name.startsWith('committees/') || typeof image !== 'string' || !PICTURE_FILE.test(image)) return [];
    return [{ file: name, line: lineOf(['image']), path: ['image'], picture: `committees/${image}` }];
  });
  const inTexts = files.flatMap(linksIn).filter(({ isPicture }) => isPicture);
  const onPages = inTexts.map(({ file, line, address }) => ({
    file,
    line,
    path: undefined,
    picture: posix.join(dirname(file), address.replaceAll('%20', ' ')),
  }));
  const named = [...committees, ...onPages];
  const found = named.map(async ({ picture, ...place }): Promise<Issue[]> => {
    const message = pictures.includes(picture) ? await fileMessage(`${folder}/${picture}`) : missingMessage(picture);
    return message ? [{ ...place, message }] : [];
  });
  const withoutWords = inTexts
    .filter(({ words }) => words.trim() === '')
    .map(({ file, line }) => ({
      file,
      line,
      message:
        'Say what this picture shows, for visitors who cannot see it, between the square brackets: ![The hall on the first morning](hall.jpg).',
    }));
  const used = named.flatMap(({ picture }) => drawingsOf(picture));
  // A file with mistakes may name one where it cannot be read.
  const unread = files.filter(({ data }) => !data).map(({ name }) => dirname(name));
  const unused = pictures
    .filter((picture) => !used.includes(picture) && !unread.includes(dirname(picture)))
    .map((file) => ({ file, message: 'Nothing shows this picture. Name it in a text, or remove the file.' }));
  return [...(await Promise.all(found)).flat(), ...withoutWords, ...unused, ...checkMarks(folder)];
}

/** Icons and the logo need a square. Files that are missing are reported by the reader. */
function checkMarks(folder: string): Issue[] {
  return MARKS.filter((file) => existsSync(`${folder}/${file}`))
    .filter((file) => !/<svg[^>]*\sviewBox="\S+ \S+ (\S+) \1"/.test(readFileSync(`${folder}/${file}`, 'utf8')))
    .map((file) => ({
      file,
      message:
        'The mark must be an SVG drawing in a square. In your drawing program, make the page square, and save as SVG: the first tag then has, for example, viewBox="0 0 100 100".',
    }));
}

function missingMessage(picture: string): string {
  return `There is no picture ${picture}. Upload it there, under exactly this name, or write the name of one that is there.`;
}

async function fileMessage(file: string): Promise<string | undefined> {
  const { size } = statSync(file);
  if (size > MAX_BYTES)
    return `This picture has ${Math.ceil(size / 1e6)} MB, and at most ${MAX_BYTES / 1e6} MB are possible. Export it again as JPEG, which is much smaller.`;
  try {
    await sharp(file, { failOn: 'truncated' }).resize(8).toBuffer();
    return undefined;
  } catch {
    return 'This file cannot be read as a picture. Open it on your computer, save it again as JPEG or PNG, and upload that.';
  }
}
