import { basename, dirname } from 'node:path';
import { FOLDERS } from '../content/collections.ts';
import { isFolder, schemaOf } from '../content/file-names.ts';
import type { Issue } from '../content/issue.ts';
import type { ContentFolder } from '../content/read.ts';
import { HEIC_FILE, HEIC_MESSAGE, PICTURE_FILE } from '../content/schemas/fields.ts';
import { slugify } from '../shared/words.ts';

const TEXT_FOLDERS = Object.keys(FOLDERS).join(', ');

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
  const [, stem = '', typed = ''] = /^(.*?)((?:\.(?:md|ya?ml))?\.\w+)?$/i.exec(basename(name)) ?? [];
  const ending = typed.toLowerCase();
  const signs = oddSigns(stem, typed);
  const plain = slugify(stem.normalize('NFD').replace(/\p{M}/gu, ''));
  if (name === 'site/en/parents.yaml')
    return 'The answers in English are in site/parents.yaml. Write yours there, and delete this file.';
  if (HEIC_FILE.test(ending)) return HEIC_MESSAGE;
  if (/^\.(?:gif|jfif|svg|bmp|tiff?)$/.test(ending))
    return 'A picture must be JPEG, PNG, WebP or AVIF. Open this one on your computer, save it as one of these, and upload that.';
  if (/^site\/[^/]+\/parents\.yaml$/.test(name))
    return 'The folder of a language is called by its code, two small letters: Hindi is in site/hi/parents.yaml. Move this file.';
  if (PICTURE_FILE.test(`x${ending}`))
    return isFolder(dirname(name))
      ? `Its name has ${signs}: call it ${plain}${ending}. GitHub cannot rename a picture: delete it there, and upload it again.`
      : `A picture belongs beside the text that names it, in one of the folders ${TEXT_FOLDERS}.`;
  if (/^\.(?:docx?|odt|rtf|pages)$/.test(ending))
    return 'This is a Word file: copy its text into a file of the folder pages, such as pages/fees.md, or save it as PDF for the folder public.';
  const right = ['.md', '.yaml']
    .map((text) => `${dirname(name)}/${plain}${text}`.replace('./', ''))
    .find((text) => text !== name && schemaOf(text));
  if (right && ending === '.md') return `Its name has ${signs}: call it ${basename(right)}.`;
  if (right && /\.(?:txt|markdown|ya?ml)$/.test(ending))
    return `Nothing reads a file of this name. Rename it to ${basename(right)}.`;
  return `Nothing reads a file of this name here. A text belongs in the folder pages, a committee in committees, a letter in addressals, and its name ends in .md; a document for visitors belongs in the folder public. Move this file: on GitHub, click the pencil, and write the folder in front of its name, such as pages/fees.md.`;
}

/** Which characters a file name may not have. */
function oddSigns(stem: string, ending: string): string {
  if (/\s/.test(stem)) return 'spaces';
  if (!/^[\w-]+$/.test(stem)) return 'accents or other signs';
  return /[A-Z]/.test(stem + ending)
    ? 'capital letters'
    : 'a hyphen or an underscore that is not between two letters or digits';
}
