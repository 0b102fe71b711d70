import { basename, dirname } from 'node:path';
import type { z } from 'astro/zod';
import { FILES, FOLDERS, TRANSLATION } from './collections.ts';
import { PICTURE_FILE } from './schemas/fields.ts';

/** File names that are valid in addresses. */
const SLUG_FILE = /^[a-z0-9]+([-_][a-z0-9]+)*\.md$/;

/** The schema for a file; undefined if nothing reads a file of that name. */
export function schemaOf(name: string): z.ZodType | undefined {
  if (TRANSLATION.test(name)) return FILES.parents.schema;
  const folder = dirname(name);
  if (isFolder(folder) && SLUG_FILE.test(basename(name))) return FOLDERS[folder];
  return Object.values(FILES).find((one) => one.name === name)?.schema;
}

/** Whether a file is a picture that texts can use. */
export function isPicture(name: string): boolean {
  return isFolder(dirname(name)) && PICTURE_FILE.test(basename(name));
}

/** Whether a folder is one of `FOLDERS`. */
export function isFolder(name: string): name is keyof typeof FOLDERS {
  return Object.hasOwn(FOLDERS, name);
}
