import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { KEPT_SITES } from './base-path.ts';

/** The files of a folder with their paths in it, with slashes, sorted; none if it does not exist. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}

/** What systems put into folders. */
export const OF_SYSTEM = /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)/;

/** Those that belong to no kept site. */
export function presentFilesIn(folder: string): string[] {
  const former = new RegExp(`^${KEPT_SITES}/`);
  return filesIn(folder).filter((name) => !former.test(name));
}
