import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguageCode, languageCodeIssue } from '../../languages/language-code.ts';
import {
  ALL_TEXTS,
  LANGUAGE_FILES,
  OPTIONAL_PARAGRAPHS,
  OPTIONAL_RECORDS,
  REQUIRED_FILES,
  TEXTS,
} from '../collections.ts';
import { PICTURE_NAME } from '../schemas/picture-names.ts';
import type { Issue } from './issue.ts';
import { misnamedRemedy, missingRemedy, strayInLanguageRemedy, strayRemedy } from './stray-files.ts';

/** Files in the content folder that are ignored without a message. */
const LEFT_ALONE = /^(\.|README\.md$|Thumbs\.db$|desktop\.ini$)/;
/** File names that become part of an address: small letters, digits, single hyphens. */
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.md$/;
const FILES = [
  ...REQUIRED_FILES,
  ...Object.keys(OPTIONAL_RECORDS).map((name) => `${name}.yaml`),
  ...Object.keys(OPTIONAL_PARAGRAPHS).map((name) => `${name}.md`),
];
// Photographs and drawings are checked by picture-checks.ts and mark-checks.ts.
const FOLDERS = [...Object.keys(ALL_TEXTS), 'media', 'theme'];

/** Files by name, such as `committees/disec.md`, and what does not belong beside them or is missing. */
interface Listing {
  files: string[];
  issues: Issue[];
}

/** Lists a content folder. */
export function listFiles(folder: string): Listing {
  const entries = entriesOf(folder);
  const languages = entries.filter((entry) => entry.isDirectory() && isLanguageCode(entry.name));
  const others = entries.filter((entry) => !languages.includes(entry));
  const listings = [
    listTopLevel(folder, others),
    ...Object.keys(ALL_TEXTS).map((name) => listTexts(folder, name)),
    ...languages.map(({ name }) => listLanguage(folder, name)),
  ];
  return { files: listings.flatMap(({ files }) => files), issues: listings.flatMap(({ issues }) => issues) };
}

/** The files that are in no folder, and the folders that are there. */
function listTopLevel(folder: string, entries: Dirent[]): Listing {
  const namesOf = (isKind: (entry: Dirent) => boolean) => entries.filter(isKind).map(({ name }) => name);
  const files = namesOf((entry) => entry.isFile() && FILES.includes(entry.name));
  const folders = namesOf((entry) => entry.isDirectory() && FOLDERS.includes(entry.name));
  const strays = entries.filter(({ name }) => !files.includes(name) && !folders.includes(name));
  const missingFiles = REQUIRED_FILES.filter((name) => !files.includes(name));
  const missingFolders = Object.keys(TEXTS).filter((name) => !folders.includes(name));
  return {
    files,
    issues: [
      ...strays.map((entry) => ({
        file: entry.name,
        message: strayRemedy(folder, entry, entry.isDirectory() ? FOLDERS : FILES),
      })),
      ...missingFiles.map((file) => ({ file, message: missingRemedy('file') })),
      ...missingFolders.map((file) => ({ file, message: missingRemedy('folder') })),
    ],
  };
}

/** The Markdown files of one folder. @param name such as `committees` */
function listTexts(folder: string, name: string): Listing {
  const listing: Listing = { files: [], issues: [] };
  for (const entry of entriesOf(join(folder, name))) {
    const file = `${name}/${entry.name}`;
    // Pictures are checked where a committee names them: picture-checks.ts.
    if (entry.isFile() && name === 'committees' && PICTURE_NAME.test(entry.name)) continue;
    if (entry.isFile() && FILE_NAME.test(entry.name)) listing.files.push(file);
    else listing.issues.push({ file, message: misnamedRemedy(entry) });
  }
  return listing;
}

/** The files of one language. @param name of its folder */
function listLanguage(folder: string, name: string): Listing {
  const issue = languageCodeIssue(name);
  if (issue) return { files: [], issues: [{ file: name, message: issue }] };
  const listing: Listing = { files: [], issues: [] };
  for (const entry of entriesOf(join(folder, name))) {
    const file = `${name}/${entry.name}`;
    if (entry.isFile() && LANGUAGE_FILES.includes(entry.name)) listing.files.push(file);
    else listing.issues.push({ file, message: strayInLanguageRemedy(entry) });
  }
  if (listing.files.length === 0)
    listing.issues.push({
      file: name,
      message: `A folder with this name is that of a language, but ${LANGUAGE_FILES} is not in it. Add that file, or remove the folder.`,
    });
  return listing;
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
