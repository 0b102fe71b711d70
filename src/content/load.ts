import { relative, sep } from 'node:path';
import process from 'node:process';
import { type Content, readContent } from './read.ts';

/** The content folder, as Astro names files: from the project's folder on. Another edition sets its own in `SITE_CONTENT_DIR`. */
export const CONTENT_DIR = relative('', process.env.SITE_CONTENT_DIR || 'content').replaceAll(sep, '/');

/**
 * What has been read. It is on `globalThis` because a build has several copies of this module: one in Node for
 * astro.config.ts and the integrations, others in what Vite makes of src/content.config.ts and of the pages.
 */
const memory: { content?: Content } = Object(globalThis)[Symbol.for('content')] ?? {};
Object.assign(globalThis, { [Symbol.for('content')]: memory });

/** The content, read and validated once. */
export function loadContent(): Content {
  memory.content ??= readContent(CONTENT_DIR);
  return memory.content;
}

/** The next `loadContent()` reads the files again: the development server calls it when one of them has changed. */
export function forgetContent(): void {
  delete memory.content;
}

/** Where the contact form sends messages: to the service of `conference.yaml`, or to the email mock of a local build (`self`). */
export function emailOrigin(): string {
  return process.env.SITE_EMAIL_ORIGIN ?? loadContent().known.conference?.emailService.origin ?? '';
}
