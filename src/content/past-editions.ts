import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ARCHIVE_DIR, readArchives } from './archives.ts';

/** What texts of last year may still say of an edition that is over. */
export interface PastEdition {
  edition: number;
  dates: { first: string; last: string };
  /** Its committees, by their slugs. */
  committees: string[];
}

/** The editions whose sites are kept, latest first. */
export function readPastEditions(folder = ARCHIVE_DIR): PastEdition[] {
  return readArchives(folder).map(({ year, edition, dates }) => ({
    edition,
    dates,
    committees: slugsIn(join(folder, year, 'committees'), '.html'),
  }));
}

/** Names of the files of a folder that have an ending, without it. */
export function slugsIn(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));
}
