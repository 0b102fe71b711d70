import { defineCollection } from 'astro:content';
import { file, glob, type Loader } from 'astro/loaders';
import { type ZodType, z } from 'astro/zod';
import { parse } from 'yaml';
import { PARAGRAPHS, RECORDS, TEXTS } from './content/collections.ts';
import { CONTENT_DIR } from './content/content-dir.ts';

type Collections<Schemas> = { [Name in keyof Schemas]: Collection<Schemas[Name]> };
type Collection<Schema> = Schema extends ZodType ? ReturnType<typeof define<Schema>> : never;

const noFields = z.object({});

export const collections = {
  ...collect(RECORDS, (name) => file(`${CONTENT_DIR}/${name}.yaml`, { parser: (yaml) => ({ [name]: parse(yaml) }) })),
  ...collect(TEXTS, (name) => glob({ base: `./${CONTENT_DIR}/${name}`, pattern: '*.md' })),
  ...collect(Object.fromEntries(PARAGRAPHS.map((name) => [name, noFields])) as Record<(typeof PARAGRAPHS)[number], typeof noFields>, (name) => glob({ base: `./${CONTENT_DIR}`, pattern: `${name}.md` })),
};
