import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { ALL_RECORDS, type Edition, RECORDS, type RecordName } from './collections.ts';
import { factsInWords, fillIn, fillInAll } from './fill-in.ts';
import { picturePathIn } from './picture-files.ts';
import type { Committee } from './schemas/committee.ts';

let edition: Promise<Edition> | undefined;

/**
 * The content of this edition, already checked by integrations/content-gate.ts. A build reads it once, and every page
 * gets the same object; the development server reads it for each page.
 */
export function readEdition(): Promise<Edition> {
  if (import.meta.env.DEV) return readCollections();
  edition ??= readCollections();
  return edition;
}

async function readCollections(): Promise<Edition> {
  const names = Object.keys(ALL_RECORDS) as RecordName[];
  const records = await Promise.all(names.map(async (name) => [name, await readRecord(name)]));
  const all = Object.fromEntries(records) as Pick<Edition, RecordName>;
  const raw = {
    ...all,
    ...withGallery(all),
    committees: inOrder(await getCollection('committees')).map(withPicturePath),
    addressals: inOrder(await getCollection('addressals')),
  };
  // Hindi has facts of its own: fill-in-hindi.ts.
  return { ...fillInAll(raw, factsInWords(raw)), 'parents-hi': raw['parents-hi'] };
}

/** Sections of the About page, in order, with their texts as HTML. */
export async function readAboutSections() {
  const entries = (await getCollection('about')).sort((a, b) => a.data.order - b.data.order);
  return Promise.all(
    entries.map(async (entry) => ({ slug: entry.id, title: entry.data.title, html: await htmlOf(entry) })),
  );
}

/** The sentence of the home page, as HTML. */
export async function readPreamble(): Promise<string> {
  return htmlOf(await getEntry('preamble', 'preamble'));
}

/** The text below a committee's front matter, as HTML; nothing where there is none. */
export async function readOverview(slug: string): Promise<string | undefined> {
  const entry = await getEntry('committees', slug);
  return entry?.body?.trim() ? htmlOf(entry) : undefined;
}

/** The letter of an addressal, as HTML. */
export async function readLetter(slug: string): Promise<string> {
  return htmlOf(await getEntry('addressals', slug));
}

async function htmlOf(entry: { rendered?: { html: string } | undefined } | undefined): Promise<string> {
  return fillIn(entry?.rendered?.html ?? '', factsInWords(await readEdition()));
}

async function readRecord<Name extends RecordName>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, name);
  if (entry) return entry.data;
  if (name in RECORDS)
    throw new Error(`content/${name}.yaml is missing or empty. Restore the file from the last version that worked.`);
  return ALL_RECORDS[name].parse({}) as CollectionEntry<Name>['data'];
}

/** Pages and share cards find the picture by its path in the project. */
function withPicturePath(committee: Committee): Committee {
  return committee.image ? { ...committee, image: picturePathIn('committees', committee.image) } : committee;
}

/** Once there are photographs, `/media` is a gallery, and no longer says that there is nothing yet. */
function withGallery({ media, pages }: Pick<Edition, 'media' | 'pages'>): Pick<Edition, 'media' | 'pages'> {
  const { lede } = media;
  if (media.pictures.length === 0) return { media, pages };
  const pictures = media.pictures.map((picture) => ({ ...picture, file: picturePathIn('media', picture.file) }));
  return { media: { lede, pictures }, pages: { ...pages, media: { ...pages.media, lede, description: lede } } };
}

function inOrder<Data extends { order: number }>(entries: { id: string; data: Data }[]): (Data & { slug: string })[] {
  return entries.map(({ id, data }) => ({ ...data, slug: id })).sort((a, b) => a.order - b.order);
}
