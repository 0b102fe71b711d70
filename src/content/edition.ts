import { edition } from 'virtual:content';
import type { Edition } from './collections.ts';

/** The content of this edition with its facts filled in, already checked by integrations/content-check.ts. */
export async function readEdition(): Promise<Edition> {
  return edition;
}
