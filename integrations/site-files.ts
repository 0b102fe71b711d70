import { glob } from 'node:fs/promises';
import { sep } from 'node:path';

/** Former editions, which are kept as they were: `public/2025`. */
const FORMER_EDITIONS = ['[0-9][0-9][0-9][0-9]/**'];

/** The files of a build that belong to the present edition, sorted. @param pattern @returns their paths in the folder, with slashes */
export async function siteFiles(distDir: string, pattern: string): Promise<string[]> {
  const names = await Array.fromAsync(glob(pattern, { cwd: distDir, exclude: FORMER_EDITIONS }));
  return names.map((name) => name.replaceAll(sep, '/')).sort();
}
