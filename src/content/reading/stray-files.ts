import { type Dirent, existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguageCode, languageCodeNamed } from '../../languages/language-code.ts';
import { LANGUAGE_FILES, REQUIRED_FILES } from '../collections.ts';
import { nearest } from '../nearest.ts';
import { HEIC_REMEDY, PICTURE_NAME } from '../schemas/picture-names.ts';

/** Names that systems and people give to copies: `disec copy.md`, `disec (1).md`, `disec-backup.md`, `disec.md.bak`. */
const COPY =
  /[ _-]*(?:\((?:\d+)\)|\b(?:copy|copie|backup|old|final|v\d)(?:[ _-]*\d+)?|- Copy)(?=\.\w+$)|\.(?:bak|orig|rej)$|~$/i;

/** What to do with a file or folder that is missing from the content. */
export function missingRemedy(kind: 'file' | 'folder'): string {
  return `This ${kind} is missing. Restore it from the last version that worked.`;
}

/** What to do with a file or folder that is not read where it is. */
export function strayRemedy(folder: string, entry: Dirent, known: string[]): string {
  const remedy = entry.isFile() && knownRemedy(entry.name);
  if (remedy) return remedy;
  if (entry.name.endsWith('.md'))
    return 'Committees belong in the folder committees, letters in addressals, texts about the school in about, announcements in announcements. Move the file there.';
  const kind = entry.isFile() ? 'file' : 'folder';
  const meant = nearest(entry.name, known);
  const code = entry.isDirectory() && !meant ? languageCodeNamed(entry.name) : undefined;
  if (code) return `The folder of a language is named by its code. Rename it to ${code}.`;
  const ofLanguages = entry.isDirectory()
    ? ', and one for each language, named by its code, for example hi for Hindi or ur for Urdu'
    : '';
  const unused = `The website does not use a ${kind} with this name.`;
  if (!meant) return `${unused} The ${kind}s here are: ${known.join(', ')}${ofLanguages}.`;
  return entry.isFile() && existsSync(join(folder, meant))
    ? `${unused} ${meant} exists already. Copy anything that is only in this file, then delete it.`
    : `${unused} Did you mean ${meant}? Then rename it.`;
}

/** What to do with a file, by its name alone. Never advises deleting what may be the only copy. */
function knownRemedy(name: string): string | undefined {
  if (/\.hei[cf]$/i.test(name)) return HEIC_REMEDY;
  if (PICTURE_NAME.test(name))
    return 'Pictures belong in the folder committees or media. Move the picture of a committee to committees, and name it in the file of the committee. Move a photograph of the conference to media, and name it in media.yaml.';
  if (COPY.test(name))
    return `This looks like a copy of ${name.replace(COPY, '')}. Copy anything that is only in it, then delete it.`;
  const [, code = ''] = /^parents[-_.]([\w-]+)\.ya?ml$/i.exec(name) ?? [];
  if (isLanguageCode(code))
    return `The answers for parents in another language are in the folder of that language. Move this to ${code}/parents.yaml.`;
  if (REQUIRED_FILES.includes(name))
    return `${name} belongs in the folder content. Move it there, if it is newer than the one there.`;
  if (/\.(docx?|odt|rtf|pages|gdoc)$/i.test(name))
    return 'The website cannot read word-processor documents. Copy the text into a file that ends in .md or .yaml, and remove the document.';
  if (/\.pdf$/i.test(name))
    return 'The website does not offer documents itself. Put the PDF on a drive that everybody can open, link to it, and remove it here.';
  return undefined;
}

/** What to do with a file or folder in the folder of a language. */
export function strayInLanguageRemedy(entry: Dirent): string {
  const remedy = entry.isFile() && knownRemedy(entry.name);
  return remedy || `In the folder of a language the website reads ${LANGUAGE_FILES} alone. Rename this, or remove it.`;
}

/** What to do with a file or folder among the Markdown files. */
export function misnamedRemedy(entry: Dirent): string {
  if (entry.isDirectory())
    return 'There should be no folder here, and the website does not show what is in it. Move its files up one level, or remove it.';
  const remedy = knownRemedy(entry.name);
  if (remedy) return remedy;
  const stem = entry.name
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const reason = entry.name.endsWith('.md')
    ? 'The name becomes part of the address, so use only small letters, digits and hyphens'
    : 'The website only reads files that end in .md here';
  return `${reason}. Rename it, for example: ${stem || 'disec'}.md.`;
}
