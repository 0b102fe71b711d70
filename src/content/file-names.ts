import { basename, dirname } from 'node:path';
import type { z } from 'astro/zod';
import { FILES, FOLDERS, TRANSLATION } from './collections.ts';
import { PICTURE_FILE } from './schemas/fields.ts';

/** Names of texts: the same rule as for pictures. They become addresses. */
const TEXT_FILE = /^[a-z\d]+(?:-[a-z\d]+)*\.md$/;

/** The schema for a file; undefined if nothing reads a file of that name. */
export function schemaOf(name: string): z.ZodType | undefined {
  if (TRANSLATION.test(name)) return FILES.parents.schema;
  const folder = dirname(name);
  if (isFolder(folder) && TEXT_FILE.test(basename(name))) return FOLDERS[folder];
  return Object.values(FILES).find((one) => one.name === name)?.schema;
}

/** Whether a file is a picture beside texts, which can show it. */
export function isPicture(name: string): boolean {
  const folder = dirname(name);
  return (isFolder(folder) || folder === 'site') && PICTURE_FILE.test(basename(name));
}

/** Whether a folder is one of `FOLDERS`. */
export function isFolder(name: string): name is keyof typeof FOLDERS {
  return Object.hasOwn(FOLDERS, name);
}
