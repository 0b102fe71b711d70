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

/** Sorted paths of symbolic links in a folder. A build would publish what they lead to, which may be anywhere. */
export function symbolicLinksIn(folder: string): string[] {
  return entriesIn(folder, (entry) => entry.isSymbolicLink());
}

/** Hidden files, and files of operating systems. */
export const SYSTEM_FILE = /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)/;

/** Folders of a build whose files have a hash in their names: browsers keep them for a year. `public/_headers` has them, too. */
export const HASHED_FOLDERS = { pictures: 'images/_hashed', others: '_astro' };
