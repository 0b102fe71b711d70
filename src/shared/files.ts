import { globSync } from 'node:fs';
import { FORMER_EDITIONS } from './base-path.ts';

/** The files of a folder with their paths in it, with slashes, sorted. */
export function filesIn(folder: string): string[] {
  return globSync('**/*.*', { cwd: folder })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

/** Those that belong to the present edition. */
export function presentFilesIn(folder: string): string[] {
  const former = new RegExp(`^${FORMER_EDITIONS}/`);
  return filesIn(folder).filter((name) => !former.test(name));
}
