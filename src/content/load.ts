import { relative, sep } from 'node:path';
import process from 'node:process';
import { type ContentFolder, readContentFolder } from './read.ts';

/** The content folder, relative to the project as in Astro's file names. `SITE_CONTENT_DIR` sets another one. */
export const CONTENT_DIR = relative('', process.env.SITE_CONTENT_DIR || 'content').replaceAll(sep, '/');

/** The folder of files that are served unchanged. `SITE_PUBLIC_DIR` sets another one. */
export const PUBLIC_DIR = process.env.SITE_PUBLIC_DIR || 'public';

let contentFolder: ContentFolder | undefined;

/** The content folder of this build, read once. */
export function getContentFolder(): ContentFolder {
  contentFolder ??= readContentFolder(CONTENT_DIR);
  return contentFolder;
}

/** Makes `getContentFolder()` read the files again, after a change in `npm run dev`. */
export function forgetContentFolder(): void {
  contentFolder = undefined;
}

/** Where the contact form sends messages: the service in `conference.yaml`, or `self` for the email mock of local builds. */
export function emailOrigin(): string {
  return process.env.SITE_EMAIL_ORIGIN ?? getContentFolder().typed.conference?.emailService.origin ?? '';
}
