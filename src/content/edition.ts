import { getEntry } from 'astro:content';
import type { Edition } from './collections.ts';
import { fillInFacts } from './facts.ts';
import { editionOf, readContent } from './read.ts';
import { CONTENT_DIR } from './settings.ts';

let edition: Edition | undefined;

/**
 * The content of this edition with its facts filled in, already checked by integrations/content-check.ts. A build reads it
 * once for all pages; the development server reads it for each page.
 */
export async function readEdition(): Promise<Edition> {
  if (!edition || import.meta.env.DEV) {
    edition = fillInFacts(editionOf(readContent(CONTENT_DIR)) as Edition);
  }
  return edition;
}

/** The text of a Markdown file as HTML; empty where it has none. @param name without its ending: `committees/disec` */
export async function readText(name: string): Promise<string> {
  return (await getEntry('texts', name))?.rendered?.html ?? '';
}
