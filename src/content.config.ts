import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { CONTENT_DIR, readTheme } from './content/build-settings.ts';
import { finishLinks } from './content/markdown-links.ts';
import { readContent } from './content/reading/read-content.ts';
import { drawingInInk } from './pictures/ink.ts';
import { isDrawing, readMasters } from './pictures/masters.ts';
import { BASE } from './shared/base-path.ts';

/** What Astro makes of the content: HTML and pictures. Fields are read by content/edition.ts. */
export const collections = {
  texts: defineCollection({ loader: { name: 'texts', load: loadTexts }, schema: z.object({}) }),
  pictures: defineCollection({
    loader: { name: 'pictures', load: loadPictures },
    schema: ({ image }) =>
      z.object({
        path: z.string(),
        width: z.number(),
        height: z.number(),
        isEngraving: z.boolean(),
        isTransparent: z.boolean(),
        file: image(),
      }),
  }),
};

type Store = Parameters<Loader['load']>[0]['store'];

/** The Markdown of every file as HTML, by its name without its ending. */
async function loadTexts({ store, renderMarkdown }: Parameters<Loader['load']>[0]): Promise<void> {
  const files = readContent(CONTENT_DIR).files.filter(({ markdown }) => markdown.trim() !== '');
  const entries = files.map(async ({ name, markdown }) => {
    const rendered = await renderMarkdown(markdown);
    const html = finishLinks(rendered.html, BASE);
    return { id: name.replace(/\.md$/, ''), data: {}, rendered: { ...rendered, html } };
  });
  replaceAll(store, await Promise.all(entries));
}

/** Every picture that a page shows, by its path in the project. Astro makes from it the files that visitors load. */
async function loadPictures({ store, parseData }: Parameters<Loader['load']>[0]): Promise<void> {
  const { palette } = readTheme();
  const entries = (await readMasters()).map(async (master) => {
    const { path: id } = master;
    const file = isDrawing(master) ? await drawingInInk(palette, id) : id;
    return { id, data: await parseData({ id, data: { ...master, file: `/${file}` } }) };
  });
  replaceAll(store, await Promise.all(entries));
}

/** In one go, so that no page of the development server is built from half of it. */
function replaceAll(store: Store, entries: Parameters<Store['set']>[0][]): void {
  store.clear();
  for (const entry of entries) store.set(entry);
}
