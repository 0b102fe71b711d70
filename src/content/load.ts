import { relative, sep } from 'node:path';
import process from 'node:process';
import { type Content, readContent } from './read.ts';

/** The content folder, as Astro names files: from the project's folder on. Another edition sets its own in `SITE_CONTENT_DIR`. */
export const CONTENT_DIR = relative('', process.env.SITE_CONTENT_DIR || 'content').replaceAll(sep, '/');

/** The folder of files that are served as they are. The editions of the tests have their own. */
export const PUBLIC_DIR = process.env.SITE_PUBLIC_DIR || 'public';

let content: Content | undefined;

/** The content, read and validated once. Pages have it as `virtual:content`. */
export function loadContent(): Content {
  content ??= readContent(CONTENT_DIR);
  return content;
}

/** The next `loadContent()` reads the files again: the development server calls it when one of them has changed. */
export function forgetContent(): void {
  content = undefined;
}

/** Where the contact form sends messages: to the service of `conference.yaml`, or to the email mock of a local build (`self`). */
export function emailOrigin(): string {
  return process.env.SITE_EMAIL_ORIGIN ?? loadContent().known.conference?.emailService.origin ?? '';
}
