import { cp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { ARCHIVES_DIR, archiveYears } from '../src/content/build-settings.ts';

/** Copies the sites of earlier editions into the built site, each below its year: docs/decisions/0017-new-edition.md. */
export async function copyArchives(distDir: string): Promise<void> {
  for (const year of archiveYears()) {
    await cp(join(ARCHIVES_DIR, year), join(distDir, year), { recursive: true });
    // Addresses have no slash at the end, so the first page of an archive is /2030.
    await rename(join(distDir, year, 'index.html'), join(distDir, `${year}.html`));
  }
}
