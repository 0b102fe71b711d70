import { basename, parse, posix } from 'node:path';
import { isPicture, schemaOf } from '../content/file-names.ts';
import type { Issue } from '../content/issue.ts';
import type { ContentFolder } from '../content/read.ts';
import { HEIC_FILE, HEIC_MESSAGE } from '../content/schemas/fields.ts';
import { slugify } from '../shared/words.ts';

/** Files that are missing, and files that nothing reads. */
export function checkFileNames({ missing, unread }: Pick<ContentFolder, 'missing' | 'unread'>): Issue[] {
  return [
    ...missing.map((file) => ({
      file,
      message: `This ${file.endsWith('/') ? 'folder needs at least one text' : 'file is missing'}. Take it from the last version that worked.`,
    })),
    ...unread.map((file) => ({ file, message: strayMessage(file) })),
  ];
}

/** Why nothing reads a file, and what to do about it. @param name such as `committees/Hall.md` */
function strayMessage(name: string): string {
  const { dir, name: stem, ext } = parse(name);
  const plain = slugify(stem.normalize('NFD').replace(/\p{M}/gu, ''));
  const right = posix.join(dir, plain + ext.toLowerCase());
  if (HEIC_FILE.test(name)) return HEIC_MESSAGE;
  if (/^site\/.+\/parents\.yaml$/.test(name))
    return 'The folder of a language is called by its code, two small letters: Hindi is in site/hi/parents.yaml. English is in site/parents.yaml itself. Move this file.';
  if (right !== name && (schemaOf(right) || isPicture(right)))
    return `Its name may have only small letters, digits, and hyphens or underscores between them: call it ${basename(right)}. (GitHub cannot rename a picture: delete it there, and upload it again.)`;
  return `Nothing reads a file of this name here. A text belongs in the folder pages, a committee in committees, a letter in addressals, and its name ends in .md. A picture belongs beside the text that names it, and is JPEG, PNG, WebP or AVIF. A document for visitors belongs in the folder public; the text of a Word file in a file such as pages/fees.md. To move a text on GitHub, click the pencil, and write the folder in front of its name; delete any other file, and upload it again.`;
}
