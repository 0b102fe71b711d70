import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OPTIONAL_RECORDS, PARAGRAPHS, RECORDS, TEXTS } from '../collections.ts';
import { nearest } from '../nearest.ts';
import { HEIC_REMEDY, PICTURE_NAME } from '../schemas/fields.ts';
import type { Issue } from './issue.ts';

/** What the folder of the content may hold besides what is read. */
export const LEFT_ALONE = /^(\.|README\.md$|Thumbs\.db$|desktop\.ini$)/;
/** Folder of the photographs that `media.yaml` names. */
const PICTURES = 'media';
/** What becomes part of an address: small letters, digits, single hyphens. */
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.md$/;

/** The files of a content folder by name, such as `committees/unhrc.md`, and what does not belong or is missing. */
export function listFiles(folder: string): { files: string[]; issues: Issue[] } {
  const at = (file: string, message: string): Issue => ({ file: `${folder}/${file}`, message });
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    return {
      files: [],
      issues: [{ file: folder, message: 'There is no such folder. Restore it from the last version that worked.' }],
    };
  const expected = [
    ...Object.keys(RECORDS).map((name) => `${name}.yaml`),
    ...Object.keys(PARAGRAPHS).map((name) => `${name}.md`),
  ];
  const optional = Object.keys(OPTIONAL_RECORDS).map((name) => `${name}.yaml`);
  const folders = Object.keys(TEXTS);
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !LEFT_ALONE.test(name));
  const issues = entries.flatMap((entry) => {
    const known = entry.isDirectory() ? [...folders, PICTURES] : [...expected, ...optional];
    if (known.includes(entry.name)) return [];
    const kind = entry.isDirectory() ? 'folder' : 'file';
    const meant = nearest(entry.name, known);
    const remedy = entry.isDirectory() ? undefined : strayRemedy(entry.name, expected);
    return at(
      entry.name,
      remedy ??
        `The website does not use a ${kind} with this name. ${meant ? renameRemedy(meant, !entry.isDirectory() && existsSync(join(folder, meant))) : `The ${kind}s here are: ${known.join(', ')}.`}`,
    );
  });
  const present = (name: string, isFolder: boolean) =>
    entries.some((entry) => entry.name === name && entry.isDirectory() === isFolder);
  for (const name of expected.filter((name) => !present(name, false)))
    issues.push(at(name, 'This file is missing. Restore it from the last version that worked.'));
  const texts = folders.flatMap((name) => {
    if (present(name, true))
      return readdirSync(join(folder, name), { withFileTypes: true })
        .filter((entry) => !LEFT_ALONE.test(entry.name))
        .flatMap((entry) => {
          const file = `${name}/${entry.name}`;
          // Pictures are looked at where a committee names them: picture-checks.ts.
          if (entry.isFile() && name === 'committees' && PICTURE_NAME.test(entry.name)) return [];
          if (entry.isFile() && FILE_NAME.test(entry.name)) return file;
          issues.push(at(file, misnamed(entry.name, entry.isDirectory(), expected)));
          return [];
        });
    issues.push(at(name, 'This folder is missing. Restore it from the last version that worked.'));
    return [];
  });
  return { files: [...expected, ...optional].filter((name) => present(name, false)).concat(texts), issues };
}

/** The text of a file; instead of it, what keeps it from being read. A mark of the byte order is no part of it. */
export function readText(path: string): { text?: string; message?: string } {
  const bytes = readFileSync(path);
  try {
    if (bytes.includes(0)) throw new TypeError('not UTF-8');
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === ''
      ? { message: 'This file is empty. Restore it from the last version that worked.' }
      : { text };
  } catch {
    return {
      message:
        'This file is not saved as UTF-8, so the website cannot read it. In your editor, choose “Save as” and the encoding UTF-8.',
    };
  }
}

/** Names that systems and people give to copies: `unsc copy.md`, `unsc (1).md`, `unsc-backup.md`, `unsc.md.bak`. */
const COPY =
  /[ _-]*(?:\((?:\d+)\)|\b(?:copy|copie|backup|old|final|v\d)(?:[ _-]*\d+)?|- Copy)(?=\.\w+$)|\.(?:bak|orig|rej)$|~$/i;
const DOCUMENT = /\.(docx?|odt|rtf|pages|txt|gdoc)$/i;

/** What to do with a file that is not read where it is. Nothing is to be deleted that may be the only one. */
function strayRemedy(name: string, expected: string[]): string | undefined {
  if (/\.hei[cf]$/i.test(name)) return HEIC_REMEDY;
  if (PICTURE_NAME.test(name))
    return 'Pictures belong in the folder committees or media. Move the picture of a committee to committees, and name it in the file of the committee. Move a photograph of the conference to media, and name it in media.yaml.';
  if (COPY.test(name))
    return `This looks like a copy of ${name.replace(COPY, '')}. Copy anything that is only in it, then delete it.`;
  if (expected.includes(name))
    return `${name} belongs in the folder content. Move it there, if it is newer than the one there.`;
  if (DOCUMENT.test(name))
    return 'The website cannot read documents of word processors. Copy the text into a file that ends in .md or .yaml, and remove the document.';
  if (/\.pdf$/i.test(name))
    return 'The website does not offer documents itself. Put the PDF on a drive that everybody can open, link to it, and remove it here.';
  if (name.endsWith('.md'))
    return 'Committees belong in the folder committees, letters in addressals, texts about the school in about. Move the file there.';
  return undefined;
}

function renameRemedy(meant: string, isThere: boolean): string {
  return isThere
    ? `${meant} exists already. Copy anything that is only in this file, then delete it.`
    : `Did you mean ${meant}? Then rename it.`;
}

function misnamed(name: string, isFolder: boolean, expected: string[]): string {
  if (isFolder)
    return 'There should be no folder here, and the website does not show what is in it. Move its files up one level, or remove it.';
  const remedy =
    name.endsWith('.md') && !COPY.test(name) && !expected.includes(name) ? undefined : strayRemedy(name, expected);
  if (remedy && !/\.txt$/i.test(name)) return remedy;
  const stem = name
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const ending = name.endsWith('.md')
    ? 'The name becomes part of the address, so use only small letters, digits and hyphens'
    : 'The website only reads files that end in .md here';
  return `${ending}. Rename it, for example: ${stem || 'unhrc'}.md.`;
}
