import { defineCollection } from 'astro:content';
import { file, glob, type Loader } from 'astro/loaders';
import type { ZodType } from 'astro/zod';
import { parse } from 'yaml';
import { PARAGRAPHS, RECORDS, TEXTS } from './content/collections.ts';
import { CONTENT_DIR } from './content/content-dir.ts';

export const collections = {
  ...collect(RECORDS, (name) => file(`${CONTENT_DIR}/${name}.yaml`, { parser: (yaml) => ({ [name]: parse(yaml) }) })),
  ...collect(TEXTS, (name) => glob({ base: `${CONTENT_DIR}/${name}`, pattern: '*.md' })),
  ...collect(PARAGRAPHS, (name) => glob({ base: CONTENT_DIR, pattern: `${name}.md` })),
};

/** A collection for each schema. The one entry of a record has the record's name for its `id`. */
function collect<Schemas extends Record<string, ZodType>>(schemas: Schemas, loaderOf: (name: string) => Loader) {
  const defined = Object.entries(schemas).map(([name, schema]) => [name, define(loaderOf(name), schema)]);
  return Object.fromEntries(defined) as { [Name in keyof Schemas]: ReturnType<typeof define<Schemas[Name]>> };
}

function define<Schema extends ZodType>(loader: Loader, schema: Schema) {
  return defineCollection({ loader: silent(loader), schema });
}

/**
 * A loader that says nothing of what is wrong and watches no file: Astro's own would stop at the first mistake, with
 * a stack trace. integrations/content-gate.ts tells all mistakes, and has the content read again when it is right.
 */
function silent(loader: Loader): Loader {
  return {
    ...loader,
    load: async ({ watcher: _none, ...context }) => {
      try {
        await loader.load(context);
      } catch {
        // The gate has told it.
      }
    },
  };
}
