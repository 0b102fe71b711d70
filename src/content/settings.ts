import process from 'node:process';
import { editionOf, readContent } from './read.ts';
import type { Conference } from './schemas/conference.ts';

/** The content folder; another edition sets its own in `SITE_CONTENT_DIR`. */
export const CONTENT_DIR = process.env.SITE_CONTENT_DIR || 'content';

type Settings = Pick<Conference, 'site' | 'country'> & { emailService: { origin: string } };

/** Used while `conference.yaml` has mistakes: integrations/content-check.ts reports them before a page is built. */
const WHILE_BROKEN: Settings = {
  site: 'https://example.org',
  country: 'GB',
  emailService: { origin: '' },
};

/** What the build needs before it reads the rest of the content. */
export function readSettings(): Settings {
  return editionOf(readContent(CONTENT_DIR)).conference ?? WHILE_BROKEN;
}
