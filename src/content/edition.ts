import { type CollectionEntry, getCollection, getEntry, render } from 'astro:content';
import { type Edition, RECORDS, type RecordName } from './collections.ts';

let edition: Promise<Edition> | undefined;

/**
 * Reads the content of this edition. That it is right has been seen before: tools/content-gate.ts. A build reads it
 * once, and every page gets the same object; while one works on the site each page reads it anew.
 */
export function readEdition(): Promise<Edition> {
  if (import.meta.env.DEV) return readCollections();
  edition ??= readCollections();
  return edition;
}

async function readCollections(): Promise<Edition> {
  const names = Object.keys(RECORDS) as RecordName[];
  const records = await Promise.all(names.map(async (name) => [name, await readRecord(name)]));
  return {
    ...(Object.fromEntries(records) as Pick<Edition, RecordName>),
    committees: inOrder(await getCollection('committees')),
    addressals: inOrder(await getCollection('addressals')),
  };
}

/** Sections of the About page, in order, ready to be rendered. */
export async function readAboutSections() {
  const entries = (await getCollection('about')).sort((a, b) => a.data.order - b.data.order);
  return Promise.all(
    entries.map(async (entry) => ({ slug: entry.id, title: entry.data.title, Text: (await render(entry)).Content })),
  );
}

/** The sentence of the home page, ready to be rendered. */
export async function readPreamble() {
  const entry = await getEntry('preamble', 'preamble');
  if (!entry) throw new Error('content/preamble.md is missing. Restore the file, or write one sentence into it.');
  return (await render(entry)).Content;
}

/** The text below a committee's front matter, as HTML; nothing where there is none. */
export async function readOverview(slug: string): Promise<string | undefined> {
  const entry = await getEntry('committees', slug);
  return entry?.body?.trim() ? entry.rendered?.html : undefined;
}

/** The letter of an addressal, ready to be rendered. */
export async function readLetter(slug: string) {
  const entry = await getEntry('addressals', slug);
  if (!entry) throw new Error(`content/addressals/${slug}.md is missing.`);
  return (await render(entry)).Content;
}

async function readRecord<Name extends RecordName>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, name);
  if (!entry)
    throw new Error(`content/${name}.yaml is missing or empty. Restore the file from the last version that worked.`);
  return entry.data;
}

function inOrder<Data extends { order: number }>(entries: { id: string; data: Data }[]): (Data & { slug: string })[] {
  return entries.map(({ id, data }) => ({ ...data, slug: id })).sort((a, b) => a.order - b.order);
}
