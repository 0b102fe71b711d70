import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguageCode, languageCodeIssue, languageCodeNamed } from '../../languages/language-code.ts';
import {
  ALL_TEXTS,
  LANGUAGE_RECORDS,
  OPTIONAL_PARAGRAPHS,
  OPTIONAL_RECORDS,
  PARAGRAPHS,
  RECORDS,
  TEXTS,
} from '../collections.ts';
import { nearest } from '../nearest.ts';
import { HEIC_REMEDY, PICTURE_NAME } from '../schemas/picture-names.ts';
import type { Issue } from './issue.ts';

/** Files in the content folder that are ignored without a message. */
const LEFT_ALONE = /^(\.|README\.md$|Thumbs\.db$|desktop\.ini$)/;
/** File names that become part of an address: small letters, digits, single hyphens. */
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.md$/;
/** Names that systems and people give to copies: `disec copy.md`, `disec (1).md`, `disec-backup.md`, `disec.md.bak`. */
const COPY =
  /[ _-]*(?:\((?:\d+)\)|\b(?:copy|copie|backup|old|final|v\d)(?:[ _-]*\d+)?|- Copy)(?=\.\w+$)|\.(?:bak|orig|rej)$|~$/i;

const REQUIRED = [
  ...Object.keys(RECORDS).map((name) => `${name}.yaml`),
  ...Object.keys(PARAGRAPHS).map((name) => `${name}.md`),
];
const FILES = [
  ...REQUIRED,
  ...Object.keys(OPTIONAL_RECORDS).map((name) => `${name}.yaml`),
  ...Object.keys(OPTIONAL_PARAGRAPHS).map((name) => `${name}.md`),
];
// The folders of photographs and drawings are looked at by picture-checks.ts and mark-checks.ts.
const FOLDERS = [...Object.keys(ALL_TEXTS), 'media', 'theme'];
const LANGUAGE_FILES = Object.keys(LANGUAGE_RECORDS).map((name) => `${name}.yaml`);

/** The files of a content folder by name, such as `committees/disec.md`, and what does not belong or is missing. */
export function listFiles(folder: string): { files: string[]; issues: Issue[] } {
  const files: string[] = [];
  const issues: Issue[] = [];
  const report = (file: string, message: string) => issues.push({ file, message });
  const top = entriesOf(folder);
  const languages = top.filter((entry) => entry.isDirectory() && isLanguageCode(entry.name));
  for (const entry of top) {
    if (languages.includes(entry)) continue;
    const known = entry.isDirectory() ? FOLDERS : FILES;
    if (!known.includes(entry.name)) report(entry.name, strayRemedy(folder, entry, known));
    else if (entry.isFile()) files.push(entry.name);
  }
  for (const name of REQUIRED)
    if (!files.includes(name)) report(name, 'This file is missing. Restore it from the last version that worked.');
  for (const name of Object.keys(ALL_TEXTS)) {
    const isThere = top.some((entry) => entry.name === name && entry.isDirectory());
    if (!isThere && name in TEXTS)
      report(name, 'This folder is missing. Restore it from the last version that worked.');
    if (isThere)
      for (const entry of entriesOf(join(folder, name))) {
        // Pictures are looked at where a committee names them: picture-checks.ts.
        if (entry.isFile() && name === 'committees' && PICTURE_NAME.test(entry.name)) continue;
        if (entry.isFile() && FILE_NAME.test(entry.name)) files.push(`${name}/${entry.name}`);
        else report(`${name}/${entry.name}`, misnamed(entry));
      }
  }
  for (const { name } of languages) {
    const issue = languageCodeIssue(name);
    if (issue) {
      report(name, issue);
      continue;
    }
    const entries = entriesOf(join(folder, name));
    for (const entry of entries)
      if (entry.isFile() && LANGUAGE_FILES.includes(entry.name)) files.push(`${name}/${entry.name}`);
      else report(`${name}/${entry.name}`, strayInLanguage(entry));
    if (!entries.some((entry) => LANGUAGE_FILES.includes(entry.name)))
      report(
        name,
        `A folder with this name is that of a language, but ${LANGUAGE_FILES} is not in it. Add that file, or remove the folder.`,
      );
  }
  return { files, issues };
}

/** Code of the language in whose folder a file is: `hi` for `hi/parents.yaml`. */
export function languageOfFile(name: string): string | undefined {
  const [folder = '', file = ''] = name.split('/');
  return LANGUAGE_FILES.includes(file) ? folder : undefined;
}

/** The entries of a folder, without files that operating systems leave there. */
export function entriesOf(folder: string): Dirent[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !LEFT_ALONE.test(name));
}

/** What to do with a file or folder that is not read where it is. */
function strayRemedy(folder: string, entry: Dirent, known: string[]): string {
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
  const rename = !meant
    ? `The ${kind}s here are: ${known.join(', ')}${ofLanguages}.`
    : entry.isFile() && existsSync(join(folder, meant))
      ? `${meant} exists already. Copy anything that is only in this file, then delete it.`
      : `Did you mean ${meant}? Then rename it.`;
  return `The website does not use a ${kind} with this name. ${rename}`;
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
  if (REQUIRED.includes(name))
    return `${name} belongs in the folder content. Move it there, if it is newer than the one there.`;
  if (/\.(docx?|odt|rtf|pages|gdoc)$/i.test(name))
    return 'The website cannot read word-processor documents. Copy the text into a file that ends in .md or .yaml, and remove the document.';
  if (/\.pdf$/i.test(name))
    return 'The website does not offer documents itself. Put the PDF on a drive that everybody can open, link to it, and remove it here.';
  return undefined;
}

/** What to do with a file or folder in the folder of a language. */
function strayInLanguage(entry: Dirent): string {
  const remedy = entry.isFile() && knownRemedy(entry.name);
  return remedy || `In the folder of a language the website reads ${LANGUAGE_FILES} alone. Rename this, or remove it.`;
}

/** What to do with a file or folder among the Markdown files. */
function misnamed(entry: Dirent): string {
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
