import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ARCHIVE_DIR, readArchives } from '../../src/content/archives.ts';

/** Puts the sites of earlier editions into the built site: docs/decisions/0017-new-edition.md. */
export function archives(): AstroIntegration {
  return {
    name: 'archives',
    hooks: { 'astro:build:done': ({ dir }) => copyArchives(ARCHIVE_DIR, fileURLToPath(dir)) },
  };
}

/** Copies each archive to its year. Its first page becomes `2025.html`, since no address ends in a slash. */
export async function copyArchives(archiveDir: string, distDir: string): Promise<void> {
  for (const { year } of readArchives(archiveDir)) {
    const target = join(distDir, year);
    await cp(join(archiveDir, year), target, { recursive: true });
    await rm(join(target, 'edition.json'));
    await cp(join(target, 'index.html'), `${target}.html`);
    await rm(join(target, 'index.html'));
  }
}

/** Whether a file of the built site belongs to an archive: `2025.html`, `2025/home.html`. */
export function isArchived(file: string): boolean {
  return /^\d{4}(\.html$|[/\\])/.test(file);
}
