import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { type ZodType, z } from 'astro/zod';
import { CONTENT_DIR } from './content/build-settings.ts';
import { readContent } from './content/checks/check-content.ts';
import { ALL_RECORDS, PARAGRAPHS, TEXTS } from './content/collections.ts';
import { finishLinks } from './content/markdown-links.ts';
import { readMasters } from './content/picture-files.ts';
import { BASE } from './shared/base.ts';

export const collections = {
  ...collect(ALL_RECORDS),
  ...collect(TEXTS),
  ...collect(PARAGRAPHS),
  pictures: definePictures(),
};

/** Every picture that a page shows, by its path in the project. Astro makes the files that visitors load from it. */
function definePictures() {
  const loader: Loader = {
    name: 'pictures',
    load: async ({ store, parseData }) => {
      store.clear();
      for (const master of await readMasters()) {
        const { path: id } = master;
        store.set({ id, data: await parseData({ id, data: { ...master, file: `/${id}` } }) });
      }
    },
  };
  return defineCollection({
    loader,
    schema: ({ image }) =>
      z.object({ path: z.string(), width: z.number(), height: z.number(), isEngraving: z.boolean(), file: image() }),
  });
}

function collect<Schemas extends Record<string, ZodType>>(schemas: Schemas) {
  const defined = Object.entries(schemas).map(([name, schema]) => [name, define(name, schema)]);
  return Object.fromEntries(defined) as { [Name in keyof Schemas]: ReturnType<typeof define<Schemas[Name]>> };
}

function define<Schema extends ZodType>(name: string, schema: Schema) {
  return defineCollection({ loader: loaderOf(name), schema });
}

/**
 * Takes what `npm run check` reads, file by file, so that both always agree. The one entry of `content/NAME.yaml` has
 * the name for its `id`. A file with issues never gets so far in a build: integrations/content-gate.ts has stopped it.
 */
function loaderOf(collection: string): Loader {
  return {
    name: collection,
    load: async ({ store, renderMarkdown }) => {
      const entries: Parameters<typeof store.set>[0][] = [];
      const render = async (body: string) => {
        const rendered = await renderMarkdown(body);
        return { body, rendered: { ...rendered, html: finishLinks(rendered.html, BASE) } };
      };
      for (const { name, data, markdown } of readContent(CONTENT_DIR).files) {
        const [, folder, id = folder] = /^([^/.]+)(?:\/(.+))?\.\w+$/.exec(name) ?? [];
        if (folder !== collection || !id) continue;
        if (data) entries.push({ id, data, ...(markdown && (await render(markdown))) });
        else if (import.meta.env.PROD)
          throw new Error(`${CONTENT_DIR}/${name} would become no page. Run npm run check.`);
      }
      // In one go, so that no page of the development server is built from half of it.
      store.clear();
      for (const entry of entries) store.set(entry);
    },
  };
}
