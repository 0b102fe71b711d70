import { basename, dirname } from 'node:path';
import type { z } from 'astro/zod';
import { slugify } from '../shared/words.ts';
import { FILES, FOLDERS, TRANSLATION } from './collections.ts';
import { HEIC_FILE, HEIC_MESSAGE, PICTURE_FILE } from './schemas/fields.ts';

/** File names that become part of an address. */
const SLUG_FILE = /^[a-z0-9]+([-_][a-z0-9]+)*\.md$/;
const TEXT_FOLDERS = Object.keys(FOLDERS).join(', ');

/** The schema of the fields of a file; none if nothing reads a file of that name. */
export function schemaOf(name: string): z.ZodType | undefined {
  if (TRANSLATION.test(name)) return FILES.parents.schema;
  const folder = dirname(name);
  if (isFolder(folder) && SLUG_FILE.test(basename(name))) return FOLDERS[folder];
  return Object.values(FILES).find((one) => one.name === name)?.schema;
}

/** Whether texts can name a file as a picture. */
export function isPicture(name: string): boolean {
  return isFolder(dirname(name)) && PICTURE_FILE.test(basename(name));
}

function isFolder(name: string): name is keyof typeof FOLDERS {
  return Object.hasOwn(FOLDERS, name);
}

/** What is wrong with a file that nothing reads, and what to do. @param name such as `committees/Hall.md` */
export function strayMessage(name: string): string {
  const [, stem = '', typed = ''] = /^(.*?)((?:\.(?:md|ya?ml))?\.\w+)?$/i.exec(basename(name)) ?? [];
  const ending = typed.toLowerCase();
  const signs = oddSigns(stem);
  const plain = slugify(stem.normalize('NFD').replace(/\p{M}/gu, ''));
  if (name === 'site/en/parents.yaml')
    return 'The answers in English are in site/parents.yaml. Write yours there, and delete this file.';
  if (HEIC_FILE.test(ending)) return HEIC_MESSAGE;
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

/** What a name has besides small letters, digits, and hyphens and underscores between them. */
function oddSigns(stem: string): string {
  if (/\s/.test(stem)) return 'spaces';
  if (!/^[\w-]+$/.test(stem)) return 'accents or other signs';
  return /[A-Z]/.test(stem) ? 'capital letters' : 'a hyphen or an underscore that is not between two letters or digits';
}
