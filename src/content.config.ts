import { defineCollection } from 'astro:content';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { ARTWORK, artworkPath, NARROW_CUTS } from './content/artwork.ts';
import { factsOf, fillIn } from './content/facts.ts';
import { CONTENT_DIR, loadContent } from './content/load.ts';
import { committeePicture, readDrawings } from './pictures/source-images.ts';

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
        file: image(),
      }),
  }),
};

type LoaderContext = Parameters<Loader['load']>[0];
type Entry = Parameters<LoaderContext['store']['set']>[0];

/** The Markdown of every file as HTML with its facts, by its name without its ending. Its pictures are files beside it. */
async function loadTexts({ store, config, renderMarkdown }: LoaderContext): Promise<void> {
  const { edition, files } = loadContent();
  // integrations/content-check.ts reports what is wrong.
  if (!edition) return;
  const facts = factsOf(edition);
  const texts = files.filter(({ markdown }) => markdown.trim() !== '');
  const entries = texts.map(async ({ name, markdown }): Promise<Entry> => {
    const filePath = `${CONTENT_DIR}/${name}`;
    const fileURL = pathToFileURL(fileURLToPath(new URL(filePath, config.root)));
    const rendered = await renderMarkdown(fillIn(markdown, facts), { fileURL });
    return {
      id: name.replace(/\.md$/, ''),
      data: {},
      filePath,
      rendered,
      assetImports: rendered.metadata?.imagePaths ?? [],
    };
  });
  replaceAll(store, await Promise.all(entries));
}

/**
 * Every picture that a page shows, by its path in the project. Astro makes from it the files that visitors load. Others stay
 * out of the build: they would be published unprocessed.
 */
async function loadPictures({ store, parseData }: LoaderContext): Promise<void> {
  const ofCommittees = loadContent().known.committees.flatMap(({ image }) => (image ? committeePicture(image) : []));
  const artwork = new Set([...Object.keys(ARTWORK), ...Object.keys(NARROW_CUTS), ...Object.values(NARROW_CUTS)]);
  const paths = [...[...artwork].map(artworkPath), ...ofCommittees];
  const images = (await Promise.all(paths.map(readDrawings))).flat();
  const entries = images.map(async (image): Promise<Entry> => {
    const { path: id } = image;
    return { id, data: await parseData({ id, data: { ...image, file: `/${id}` } }) };
  });
  replaceAll(store, await Promise.all(entries));
}

/** In one go, so that no page of the development server is built from half of it. */
function replaceAll(store: LoaderContext['store'], entries: Entry[]): void {
  store.clear();
  for (const entry of entries) store.set(entry);
}
