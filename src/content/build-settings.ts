import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import process from 'node:process';
import { artworkPath } from '../shared/artwork.ts';
import { factsOf, readContent } from './reading/read-content.ts';
import { isArtworkFile } from './schemas/artwork.ts';
import type { Conference } from './schemas/conference.ts';
import type { Theme } from './schemas/theme.ts';

/** The content folder; another edition, or a test, sets its own in `SITE_CONTENT_DIR`. */
export const CONTENT_DIR = process.env.SITE_CONTENT_DIR || 'content';

/** Path in the project of a picture beside the content. @param name as a committee's file or `media.yaml` names it */
export function pathOfPicture(folder: 'committees' | 'media' | 'theme', name: string): string {
  return posix.join(CONTENT_DIR.replaceAll('\\', '/'), folder, name);
}

/** Path in the project of a page's picture. @param name of a picture in `src/assets`, or of a file in the folder `theme` */
export function pathOfArtwork(name: string): string {
  return isArtworkFile(name) ? pathOfPicture('theme', name) : artworkPath(name);
}

/** Set while the site is built to become an archive: the year of the conference’s first day, such as `2030`. */
export const ARCHIVE_YEAR = process.env.SITE_ARCHIVE_YEAR || undefined;

type Settings = Pick<Conference, 'site' | 'country' | 'offerOfflineCopy'> & { emailService: { origin: string } };

/** Used while `conference.yaml` has mistakes: integrations/content-gate.ts reports them before a page is built. */
const FALLBACK_SETTINGS: Settings = {
  site: 'https://example.org',
  country: 'GB',
  emailService: { origin: '' },
  offerOfflineCopy: false,
};

/** What the build needs before it reads the rest of the content. */
export function readSettings(): Settings {
  return factsOf(readContent(CONTENT_DIR).files).conference ?? FALLBACK_SETTINGS;
}

/** How the site looks; with the default theme while `theme.yaml` has mistakes. */
export function readTheme(): Theme {
  return factsOf(readContent(CONTENT_DIR).files).theme;
}

/** The sites of earlier editions, each in a folder named after its year. */
export const ARCHIVES_DIR = 'archives';

/**
 * Years of the earlier editions whose sites are kept, latest first. None for an archive, which links to this year’s site
 * only, and for any content folder but `content`.
 */
export function archiveYears(folder = ARCHIVES_DIR): string[] {
  if (ARCHIVE_YEAR || CONTENT_DIR !== 'content' || !existsSync(folder)) return [];
  // Systems leave files of their own there, such as .DS_Store.
  const names = readdirSync(folder).filter((name) => /^\d{4}$/.test(name));
  return names.sort().reverse();
}
