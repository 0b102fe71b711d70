import { readFileSync } from 'node:fs';
import type { FieldPath, Issue } from '../content/issue.ts';
import { filesOf, namedPictures } from '../content/named-pictures.ts';
import type { ContentFolder } from '../content/read.ts';
import { pictureNameMessage } from '../content/schemas/fields.ts';
import { sharp } from '../shared/sharp.ts';

const WITHOUT_WORDS =
  'Say what this picture shows, for visitors who cannot see it, between the square brackets: ![The hall on the first morning](hall.jpg).';
const UNREADABLE =
  'This file cannot be read as a picture, or it moves. Open it on your computer, save it again as JPEG or PNG, and upload that.';

/** Issues for pictures that are missing, unreadable or without alternative text. */
export async function checkPictures(contentFolder: ContentFolder): Promise<Issue[]> {
  const found = namedPictures(contentFolder).map(
    async ({ picture, file, line, path, text, address }): Promise<Issue[]> => {
      const place = { file, line, path };
      const drawings = filesOf(picture, contentFolder);
      if (drawings.length === 0)
        return [
          {
            ...place,
            message:
              pictureNameMessage(address) ??
              `There is no picture ${picture}. Upload it there, under exactly this name, or write the name of one that is there.`,
          },
        ];
      const issues: Issue[] = isWithoutWords(text, path) ? [{ ...place, message: WITHOUT_WORDS }] : [];
      for (const drawing of drawings)
        if (!(await isReadable(`${contentFolder.path}/${drawing}`)))
          issues.push({ ...(drawing === picture ? place : { file: drawing }), message: UNREADABLE });
      return issues;
    },
  );
  return (await Promise.all(found)).flat();
}

/** Whether a picture in a text has no description, or the name of a file as its description. */
function isWithoutWords(text: string, path: FieldPath | undefined): boolean {
  return text.trim() === '' || (path === undefined && /^\S+\.\w{3,4}$/.test(text.trim()));
}

async function isReadable(file: string): Promise<boolean> {
  try {
    const picture = sharp(readFileSync(file), { failOn: 'truncated' });
    // The type is found in the content of the file, since its name may be wrong.
    const { mediaType = '', pages = 1 } = await picture.metadata();
    await picture.resize(8).toBuffer();
    // An animation has several pages: the build would show all its frames below one another.
    return /^image\/(?:avif|webp|png|jpeg)$/.test(mediaType) && pages === 1;
  } catch {
    return false;
  }
}
