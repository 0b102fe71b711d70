import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { CONTENT_DIR, readTheme } from './content/build-settings.ts';
import { finishLinks } from './content/markdown-links.ts';
import { readContent } from './content/reading/read-content.ts';
import { inInkOf } from './pictures/ink.ts';
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

/** The Markdown of every file as HTML, by its name without its ending. */
async function loadTexts({ store, renderMarkdown }: Parameters<Loader['load']>[0]): Promise<void> {
  const files = readContent(CONTENT_DIR).files.filter(({ markdown }) => markdown.trim() !== '');
  const entries = files.map(async ({ name, markdown }) => {
    const rendered = await renderMarkdown(markdown);
    const html = finishLinks(rendered.html, BASE);
    return { id: name.replace(/\.md$/, ''), data: {}, rendered: { ...rendered, html } };
  });
  const finished = await Promise.all(entries);
  // In one go, so that no page of the development server is built from half of it.
  store.clear();
  for (const entry of finished) store.set(entry);
}

/** Every picture that a page shows, by its path in the project. Astro makes the files that visitors load from it. */
async function loadPictures({ store, parseData }: Parameters<Loader['load']>[0]): Promise<void> {
  store.clear();
  const { palette } = readTheme();
  for (const master of await readMasters()) {
    const { path: id } = master;
    const file = isDrawing(master) ? await inInkOf(palette, id) : id;
    store.set({ id, data: await parseData({ id, data: { ...master, file: `/${file}` } }) });
  }
}
