import { type CollectionEntry, getCollection, getEntry, render } from 'astro:content';
import { existsSync } from 'node:fs';
import type { Addressal } from './addressal.ts';
import type { Committee } from './committee.ts';
import type { Conference } from './conference.ts';
import { findContradictions } from './cross-checks.ts';
import type { Glossary } from './glossary.ts';
import type { Guidelines } from './guidelines.ts';
import type { History } from './history.ts';
import { textsIn } from './newcomer-checks.ts';
import type { Newcomers } from './newcomers.ts';
import type { Pages } from './pages.ts';
import type { Parents } from './parents.ts';
import type { Secretariat } from './secretariat.ts';

/** Everything `content/` says, checked and in order. */
export interface Edition {
  conference: Conference;
  pages: Pages;
  guidelines: Guidelines;
  glossary: Glossary;
  newcomers: Newcomers;
  parents: Parents;
  history: History;
  secretariat: Secretariat;
  committees: Committee[];
  addressals: Addressal[];
}

type RecordName =
  | 'conference'
  | 'pages'
  | 'guidelines'
  | 'glossary'
  | 'newcomers'
  | 'parents'
  | 'history'
  | 'secretariat';

/**
 * Reads the content of this edition.
 * @throws one error that lists every contradiction between the files, with its remedy
 */
export async function readEdition(): Promise<Edition> {
  const edition: Edition = {
    conference: await readRecord('conference'),
    pages: await readRecord('pages'),
    guidelines: await readRecord('guidelines'),
    glossary: await readRecord('glossary'),
    newcomers: await readRecord('newcomers'),
    parents: await readRecord('parents'),
    history: await readRecord('history'),
    secretariat: await readRecord('secretariat'),
    committees: inOrder(await getCollection('committees')),
    addressals: inOrder(await getCollection('addressals')),
  };
  const { glossary: _glossary, ...others } = edition;
  const texts = [...textsIn(others), ...(await readBodies())];
  const contradictions = findContradictions(edition, texts, (path) => existsSync(`public${path}`));
  if (contradictions.length > 0) {
    throw new Error(`The content contradicts itself:\n${contradictions.map((line) => `- ${line}`).join('\n')}`);
  }
  return edition;
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

/** Every Markdown text, as it is written. */
async function readBodies(): Promise<string[]> {
  const collections = [
    await getCollection('committees'),
    await getCollection('addressals'),
    await getCollection('about'),
    await getCollection('preamble'),
  ];
  return collections.flat().map(({ body }) => body ?? '');
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
