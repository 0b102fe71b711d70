import { basename, parse, posix } from 'node:path';
import { slug } from 'github-slugger';
import { isPicture, schemaOf } from '../content/collections.ts';
import type { Issue } from '../content/issue.ts';
import type { ContentFolder } from '../content/read.ts';
import { HEIC_FILE, HEIC_MESSAGE } from '../content/schemas/fields.ts';

/** Issues for missing files, and for files that nothing reads. */
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
  const plain = slug(
    stem
      .normalize('NFD')
      .replace(/[^\w -]/g, '')
      .replaceAll('_', '-'),
  )
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  const right = posix.join(dir, plain + ext.toLowerCase());
  if (HEIC_FILE.test(name)) return HEIC_MESSAGE;
  if (/^site\/.+\/parents\.yaml$/.test(name))
    return 'The folder of a language is called by its code, two small letters: Hindi is in site/hi/parents.yaml. English is in site/parents.yaml itself. Move this file.';
  if (right !== name && (schemaOf(right) || isPicture(right)))
    return `Its name may have only small letters from a to z, digits, and hyphens between them: call it ${basename(right)}.${isPicture(right) ? ' GitHub cannot rename a picture: delete it there, and upload it again.' : ''}`;
  return 'Nothing reads a file of this name here. A text ends in .md, its name has only letters from a to z, digits and hyphens, and it belongs in pages, committees or addressals. A picture is JPEG, PNG, WebP or AVIF, beside the text that names it. A document for visitors belongs in the folder public. To move a text on GitHub, click the pencil, and write the folder in front of its name. A file of another kind cannot be moved: delete it here, and upload it to the right folder.';
}
