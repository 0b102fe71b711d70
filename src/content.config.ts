import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { type ZodType, z } from 'astro/zod';
import { parse } from 'yaml';
import { aboutSchema } from './content/about.ts';
import { addressalSchema } from './content/addressal.ts';
import { committeeSchema } from './content/committee.ts';
import { conferenceSchema } from './content/conference.ts';
import { CONTENT_DIR } from './content/content-dir.ts';
import { glossarySchema } from './content/glossary.ts';
import { guidelinesSchema } from './content/guidelines.ts';
import { historySchema } from './content/history.ts';
import { newcomersSchema } from './content/newcomers.ts';
import { pagesSchema } from './content/pages.ts';
import { parentsSchema } from './content/parents.ts';
import { secretariatSchema } from './content/secretariat.ts';

export const collections = {
  conference: record('conference', conferenceSchema),
  pages: record('pages', pagesSchema),
  guidelines: record('guidelines', guidelinesSchema),
  glossary: record('glossary', glossarySchema),
  newcomers: record('newcomers', newcomersSchema),
  parents: record('parents', parentsSchema),
  history: record('history', historySchema),
  secretariat: record('secretariat', secretariatSchema),
  committees: texts('committees', committeeSchema),
  addressals: texts('addressals', addressalSchema),
  about: texts('about', aboutSchema),
  preamble: defineCollection({
    loader: glob({ base: `./${CONTENT_DIR}`, pattern: 'preamble.md' }),
    schema: z.object({}),
  }),
};

/** A collection of one entry: the YAML file `content/NAME.yaml`, whose `id` is NAME. */
function record<Schema extends ZodType>(name: string, schema: Schema) {
  return defineCollection({
    loader: file(`${CONTENT_DIR}/${name}.yaml`, { parser: (yaml) => ({ [name]: parse(yaml) }) }),
    schema,
  });
}

/** A collection of Markdown files, `content/NAME/ID.md`. */
function texts<Schema extends ZodType>(name: string, schema: Schema) {
  return defineCollection({ loader: glob({ base: `./${CONTENT_DIR}/${name}`, pattern: '*.md' }), schema });
}
