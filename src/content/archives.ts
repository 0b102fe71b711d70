import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** Where the sites of earlier editions are kept, one folder a year; a test names its own in `SITE_ARCHIVE_DIR`. */
export const ARCHIVE_DIR = process.env.SITE_ARCHIVE_DIR || 'archive';

/** Set where the site is built to become an archive: the year of its first day, such as `2025`. */
export const ARCHIVE_YEAR = process.env.SITE_ARCHIVE_YEAR || undefined;

/** What is known of an edition whose site is kept: `archive/YEAR/edition.json`. */
export interface ArchivedEdition {
  /** Folder of the archive and first part of its addresses: `2025`. */
  year: string;
  edition: number;
  city: string;
  dates: { first: string; last: string };
  /** Of the content it was built from: see `tools/new-edition/files.ts`. */
  fingerprint: string;
}

/** The editions whose sites are kept, latest first. */
export function readArchives(folder = ARCHIVE_DIR): ArchivedEdition[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((year) => existsSync(join(folder, year, 'edition.json')))
    .sort()
    .reverse()
    .map((year) => ({ year, ...JSON.parse(readFileSync(join(folder, year, 'edition.json'), 'utf8')) }));
}
