import { z } from 'astro/zod';
import { type Addressal, addressalSchema } from './schemas/addressal.ts';
import { type Committee, committeeSchema } from './schemas/committee.ts';
import { conferenceSchema } from './schemas/conference.ts';
import { type FurtherPage, furtherPageSchema } from './schemas/further-page.ts';
import { glossarySchema } from './schemas/glossary.ts';
import { guidelinesSchema } from './schemas/guidelines.ts';
import { historySchema } from './schemas/history.ts';
import { ownPagesSchema } from './schemas/own-pages.ts';
import { type Parents, parentsSchema } from './schemas/parents.ts';
import { secretariatSchema } from './schemas/secretariat.ts';

/** Files that every conference has, by their name in the content folder, with the schema of their fields. */
export const FILES = {
  'conference.yaml': conferenceSchema,
  'secretariat.yaml': secretariatSchema,
  'site/about.md': z.strictObject({}),
  'site/glossary.yaml': glossarySchema,
  'site/guidelines.yaml': guidelinesSchema,
  'site/history.yaml': historySchema,
  'site/pages.yaml': ownPagesSchema,
  'site/parents.yaml': parentsSchema,
};

/** Folders of Markdown files with the same fields. */
export const FOLDERS = {
  committees: committeeSchema,
  addressals: addressalSchema,
  pages: furtherPageSchema,
};

/** The answers for parents in another language: `site/hi/parents.yaml`. */
export const TRANSLATION = /^site\/([a-z]{2})\/parents\.yaml$/;

/** The mark of the school, in two drawings. */
export const MARKS = ['site/mark.svg', 'site/mark-small.svg'];
/** The colours of the school. */
export const THEME = 'site/theme.css';
/** Files that are no texts. */
export const THEME_FILES = [THEME, ...MARKS];

type Data<Name extends keyof typeof FILES> = z.infer<(typeof FILES)[Name]>;

/** Everything that `content/` says, valid and in order. */
export interface Edition {
  conference: Data<'conference.yaml'>;
  secretariat: Data<'secretariat.yaml'>;
  committees: Committee[];
  addressals: Addressal[];
  /** What the site’s own pages, those of src/routes.ts, say about themselves. */
  ownPages: Data<'site/pages.yaml'>;
  /** The pages that are files of content/pages. */
  furtherPages: FurtherPage[];
  glossary: Data<'site/glossary.yaml'>;
  guidelines: Data<'site/guidelines.yaml'>;
  history: Data<'site/history.yaml'>;
  parents: Parents;
  /** The answers for parents in other languages. @property code such as `hi` */
  translations: { code: string; parents: Parents }[];
}
