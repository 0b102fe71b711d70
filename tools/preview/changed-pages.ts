import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePath } from '../../src/lib/seo.ts';

/** Paths of pages, such as `/about`, by what became of them. */
export interface PageChanges {
  changed: string[];
  added: string[];
  removed: string[];
}

/**
 * Which pages differ between two builds. What a build names by content does not count: files in `_astro`,
 * ids of islands, hashes of inline scripts. So a change of style alone changes no page.
 * @param before folder of the one built site
 * @param after folder of the other
 */
export async function changedPages(before: string, after: string): Promise<PageChanges> {
  const [old, current] = await Promise.all([readPages(before), readPages(after)]);
  return {
    changed: [...current].flatMap(([path, html]) => (old.has(path) && old.get(path) !== html ? [path] : [])),
    added: [...current.keys()].filter((path) => !old.has(path)),
    removed: [...old.keys()].filter((path) => !current.has(path)),
  };
}

async function readPages(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  const pages = files.map(async (file) => {
    const html = await readFile(join(folder, file), 'utf8');
    return [pagePath(`/${file.replaceAll('\\', '/')}`, ''), withoutHashes(html)] as const;
  });
  return new Map(await Promise.all(pages));
}

function withoutHashes(html: string): string {
  return html
    .replace(/(\/_astro\/[\w@-]+(?:\.[\w@-]+)*)\.[\w-]{8}(\.\w+)/g, '$1$2')
    .replace(/(<astro-island uid=")[^"]*/g, '$1')
    .replace(/'sha(256|384|512)-[\w+/=]+'/g, '');
}
