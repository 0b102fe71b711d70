import { relative, sep } from 'node:path';
import process from 'node:process';
import { type ContentFolder, readContentFolder } from './read.ts';

/** The content folder, as Astro names files: from the project's folder on. Another edition sets its own in `SITE_CONTENT_DIR`. */
export const CONTENT_DIR = relative('', process.env.SITE_CONTENT_DIR || 'content').replaceAll(sep, '/');

/** The folder of files that are served as they are. The editions of the tests have their own. */
export const PUBLIC_DIR = process.env.SITE_PUBLIC_DIR || 'public';

let contentFolder: ContentFolder | undefined;

/** The content folder of this site, read once. */
export function getContentFolder(): ContentFolder {
  contentFolder ??= readContentFolder(CONTENT_DIR);
  return contentFolder;
}

/** The next `getContentFolder()` reads the files again: the development server calls it when one of them has changed. */
export function forgetContentFolder(): void {
  contentFolder = undefined;
}

/** Where the contact form sends messages: to the service of `conference.yaml`, or to the email mock of a local build (`self`). */
export function emailOrigin(): string {
  return process.env.SITE_EMAIL_ORIGIN ?? getContentFolder().typed.conference?.emailService.origin ?? '';
}
