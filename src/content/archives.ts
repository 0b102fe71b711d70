import { existsSync, readdirSync } from 'node:fs';
import process from 'node:process';
import { CONTENT_DIR } from './content-dir.ts';

/** Set while the site is built to become an archive: the year of its first day, such as `2025`. */
export const ARCHIVE_YEAR = process.env.SITE_ARCHIVE_YEAR || undefined;

/**
 * Years of the earlier editions whose sites are kept in `archives/`, latest first. An archive leads to none but this
 * year’s site, and the sample edition has none.
 */
export function archiveYears(): string[] {
  if (ARCHIVE_YEAR || CONTENT_DIR !== 'content' || !existsSync('archives')) return [];
  return readdirSync('archives').sort().reverse();
}
