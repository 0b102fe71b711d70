import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePath } from '../src/shared/base-path.ts';
import { siteFiles } from './site-files.ts';

/** What is used, drawn, printed or only announced, rather than read. */
const NOT_TEXT =
  /<(astro-island|button|form|nav|script|style|svg)\b[\s\S]*?<\/\1>|<dl[^>]* data-print-only[\s\S]*?<\/dl>|<span class="visually-hidden"[^>]*>[^<]*<\/span>/g;

/**
 * Writes `search.json`: the words of each page, by its address.
 * @param base path under which the site is published, empty or such as `/mun`
 */
export async function writeSearchIndex(distDir: string, base: string): Promise<void> {
  const words: Record<string, string> = {};
  for (const file of await siteFiles(distDir, '**/*.html')) {
    const address = base + pagePath(`/${file}`, '');
    words[address] = wordsOf(await readFile(join(distDir, file), 'utf8'));
  }
  await writeFile(join(distDir, 'search.json'), JSON.stringify(words));
}

/** The words in the `main` of a page. They are only searched, never shown, so tags and entities just become spaces. */
export function wordsOf(html: string): string {
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  return main
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(NOT_TEXT, ' ')
    .replace(/<[^>]*>|&#?\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
