import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Sorted paths of all files in a folder, with slashes; empty if it does not exist. */
export function filesIn(folder: string): string[] {
  return entriesIn(folder, (entry) => entry.isFile());
}

function entriesIn(folder: string, isWanted: (entry: Dirent) => boolean): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isWanted)
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}

/** Sorted paths of symbolic links in a folder. A build would publish their targets, even those outside the project. */
export function symbolicLinksIn(folder: string): string[] {
  return entriesIn(folder, (entry) => entry.isSymbolicLink());
}

/** Hidden files, and files of operating systems. */
export const SYSTEM_FILE = /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)/;

/** Build folders of files with a hash in their names. Browsers keep these files for a year: rules in `public/_headers`. */
export const HASHED_FOLDERS = { pictures: 'images/_hashed', others: '_astro' };
