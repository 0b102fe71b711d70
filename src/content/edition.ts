import { getEntry } from 'astro:content';
import type { Edition } from './collections.ts';
import { fillInFacts } from './facts.ts';
import { loadContent } from './load.ts';
import { editionOf } from './read.ts';

/** The content of this edition with its facts filled in, already checked by integrations/content-check.ts. */
export async function readEdition(): Promise<Edition> {
  return fillInFacts(editionOf(loadContent()));
}

/** The text of a Markdown file as HTML; empty where it has none. @param name without its ending: `committees/disec` */
export async function readText(name: string): Promise<string> {
  return (await getEntry('texts', name))?.rendered?.html ?? '';
}
