import { basename, dirname } from 'node:path';
import { z } from 'astro/zod';
import type { HtmlParent } from '../shared/html.ts';
import { type Addressal, addressalSchema } from './schemas/addressal.ts';
import { type Committee, committeeSchema } from './schemas/committee.ts';
import { conferenceSchema } from './schemas/conference.ts';
import { PICTURE_FILE } from './schemas/fields.ts';
import { type FurtherPage, furtherPageSchema } from './schemas/further-page.ts';
import { glossarySchema } from './schemas/glossary.ts';
import { guidelinesSchema } from './schemas/guidelines.ts';
import { historySchema } from './schemas/history.ts';
import { ownPagesSchema } from './schemas/own-pages.ts';
import { type Parents, parentsSchema } from './schemas/parents.ts';
import { secretariatSchema } from './schemas/secretariat.ts';

/** Required files, by key in `SiteContent`. Each has its path in the content folder and its schema. */
export const FILES = {
  conference: { name: 'conference.yaml', schema: conferenceSchema },
  secretariat: { name: 'secretariat.yaml', schema: secretariatSchema },
  about: { name: 'site/about.md', schema: z.strictObject({}) },
  glossary: { name: 'site/glossary.yaml', schema: glossarySchema },
  guidelines: { name: 'site/guidelines.yaml', schema: guidelinesSchema },
  history: { name: 'site/history.yaml', schema: historySchema },
  // Titles and short texts of the pages in src/routes.ts.
  ownPages: { name: 'site/pages.yaml', schema: ownPagesSchema },
  parents: { name: 'site/parents.yaml', schema: parentsSchema },
};

/** Folders of Markdown files, with the schema of their fields. */
export const FOLDERS = {
  committees: committeeSchema,
  addressals: addressalSchema,
  pages: furtherPageSchema,
};

/** The answers for parents in another language: `site/hi/parents.yaml`. */
export const TRANSLATION = /^site\/((?!en)[a-z]{2})\/parents\.yaml$/;

/** The mark of the school. */
export const MARK = 'site/mark.svg';
/** The colours of the school. */
export const THEME = 'site/theme.css';
/** Required files that are neither YAML nor Markdown. */
export const THEME_FILES = [THEME, MARK];

/** The file name of a text becomes part of its address. Names of pictures follow the same rule: `PICTURE_FILE`. */
const TEXT_FILE = /^[a-z\d]+(?:-[a-z\d]+)*\.md$/;

/** The schema for a file; undefined if nothing reads a file of that name. */
export function schemaOf(name: string): z.ZodType | undefined {
  if (TRANSLATION.test(name)) return FILES.parents.schema;
  const folder = dirname(name);
  if (isFolder(folder) && TEXT_FILE.test(basename(name))) return FOLDERS[folder];
  return Object.values(FILES).find((one) => one.name === name)?.schema;
}

/** Whether a file is a picture that texts in the same folder can show. */
export function isPicture(name: string): boolean {
  const folder = dirname(name);
  return (isFolder(folder) || folder === 'site') && PICTURE_FILE.test(basename(name));
}

export function isFolder(name: string): name is keyof typeof FOLDERS {
  return Object.hasOwn(FOLDERS, name);
}

/** The content of a valid folder, for pages. Lists are in the order in which pages show them. */
export type SiteContent = { [Key in keyof typeof FILES]: z.infer<(typeof FILES)[Key]['schema']> } & {
  about: { body: HtmlParent };
  committees: Committee[];
  addressals: Addressal[];
  /** The files of content/pages. */
  furtherPages: FurtherPage[];
  /** The answers for parents in other languages. @property language such as `hi` */
  translations: { language: string; parents: Parents }[];
};
