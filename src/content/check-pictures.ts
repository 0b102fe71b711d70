import { readFileSync, statSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import sharp from 'sharp';
import type { Issue } from './issue.ts';
import { drawingsOf } from './picture-variants.ts';
import type { Content } from './read.ts';
import { pictureNameMessage } from './schemas/fields.ts';
import { linksIn } from './texts.ts';

/** Limit for uploaded pictures. Visitors load the smaller files that the build makes. */
const MAX_BYTES = 20_000_000;
/** The largest size in which a picture of a committee is shown, in pixels. */
const COMMITTEE_SIZE = { width: 800, height: 1000 };

/** How files of each kind of picture end and begin. */
const KINDS = [
  { name: 'JPEG', ending: /\.jpe?g$/i, beginning: /^\xff\xd8\xff/ },
  { name: 'PNG', ending: /\.png$/i, beginning: /^\x89PNG\r\n/ },
  { name: 'WebP', ending: /\.webp$/i, beginning: /^RIFF.{4}WEBP/s },
  { name: 'AVIF', ending: /\.avif$/i, beginning: /^.{4}ftyp.*avif/s },
];

const UNREADABLE =
  'This file cannot be read as a picture. Open it on your computer, save it again as JPEG or PNG, and upload that.';

/** Pictures that are missing, unreadable or enormous, and those that nobody who cannot see them would know. */
export async function checkPictures(content: Content): Promise<Issue[]> {
  const found = namedPictures(content).map(async ({ picture, ...place }): Promise<Issue[]> => {
    const [itself, ...others] = filesOf(picture, content).map(async (file) => {
      const message = await fileMessage(`${content.folder}/${file}`);
      return message ? [file === picture ? { ...place, message } : { file, message }] : [];
    });
    if (itself) return (await Promise.all([itself, ...others])).flat();
    const message = pictureNameMessage(place.address) ?? missingMessage(picture);
    return [{ ...place, message }];
  });
  const withoutWords = content.files
    .flatMap(linksIn)
    .filter(({ isPicture, words }) => isPicture && words.trim() === '')
    .map(({ file, line }) => ({
      file,
      line,
      message:
        'Say what this picture shows, for visitors who cannot see it, between the square brackets: ![The hall on the first morning](hall.jpg).',
    }));
  return [...(await Promise.all(found)).flat(), ...withoutWords];
}

/** Pictures that no page shows. They are not published. */
export function unusedPictures(content: Content): string[] {
  const used = namedPictures(content).flatMap(({ picture }) => filesOf(picture, content));
  return content.pictures.filter((picture) => !used.includes(picture));
}

/** Pictures of committees that are smaller than they are shown. */
export async function smallPictures(content: Content): Promise<string[]> {
  const ofCommittees = namedPictures(content).filter(({ path }) => path !== undefined);
  const found = ofCommittees.map(async ({ picture }) => {
    const { autoOrient } = await sharp(`${content.folder}/${picture}`).metadata();
    const isSmall = autoOrient.width < COMMITTEE_SIZE.width || autoOrient.height < COMMITTEE_SIZE.height;
    return isSmall ? `${picture} (${autoOrient.width} × ${autoOrient.height})` : [];
  });
  return (await Promise.all(found)).flat();
}

/** The pictures of committees, then those of texts, each with its place. */
function namedPictures({ files }: Content) {
  const ofCommittees = files.flatMap(({ name, fields, lineOf }) => {
    const { image } = fields as { image?: unknown };
    // The schema has reported what cannot be the name of a picture.
    if (!name.startsWith('committees/') || typeof image !== 'string' || pictureNameMessage(image)) return [];
    return [{ file: name, line: lineOf(['image']), path: ['image'], address: image, picture: `committees/${image}` }];
  });
  const inTexts = files
    .flatMap(linksIn)
    // The check of Markdown has reported a path.
    .filter(({ isPicture, address }) => isPicture && !address.startsWith('/'))
    .map(({ file, line, address }) => ({
      file,
      line,
      path: undefined,
      address,
      picture: posix.join(dirname(file), address.replaceAll('%20', ' ')),
    }));
  return [...ofCommittees, ...inTexts];
}

/** A picture and its other drawings, as far as they are there. */
function filesOf(picture: string, { pictures }: Content): string[] {
  return pictures.includes(picture) ? drawingsOf(picture).filter((drawing) => pictures.includes(drawing)) : [];
}

function missingMessage(picture: string): string {
  return `There is no picture ${picture}. Upload it there, under exactly this name, or write the name of one that is there.`;
}

async function fileMessage(file: string): Promise<string | undefined> {
  const { size } = statSync(file);
  if (size > MAX_BYTES)
    return `This picture has ${Math.ceil(size / 1e6)} MB, and at most ${MAX_BYTES / 1e6} MB are possible. Export it again as JPEG, which is much smaller.`;
  const bytes = readFileSync(file);
  const kind = KINDS.find(({ beginning }) => beginning.test(bytes.subarray(0, 40).toString('latin1')));
  if (kind && !kind.ending.test(file))
    return `This file is a ${kind.name} picture, but its name says another kind. Rename it, so that it ends in .${kind.name.toLowerCase()}, and write that name here.`;
  if (!kind) return UNREADABLE;
  try {
    await sharp(bytes, { failOn: 'truncated' }).resize(8).toBuffer();
    return undefined;
  } catch {
    return UNREADABLE;
  }
}
