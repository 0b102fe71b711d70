import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressTexts } from '../hosting/compress.ts';
import { writePagePolicies } from '../hosting/headers.ts';

/** Attributes that tell an island what to load; its element stays, since style sheets know it. */
const ISLAND = /<astro-island\b[^>]*>/g;

/**
 * A page as plain HTML: the same markup and style sheets without anything that runs, describes scripts or is read
 * by machines alone. It is the least time in which such a page can be shown.
 */
export function plainHtml(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace(ISLAND, '<astro-island>');
}

/**
 * Writes a variant of a built site beside it: every page rewritten, all else as it is, policies and compressed
 * texts made anew.
 * @param rewrite is given a page and its file within the site, such as `committees/unhrc.html`
 */
export async function writeVariant(
  distDir: string,
  variantDir: string,
  rewrite: (html: string, file: string) => string,
): Promise<void> {
  const files = readdirSync(distDir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/\.(br|gz)$/.test(file) && statSync(join(distDir, file)).isFile(),
  );
  const pages = files.filter((file) => file.endsWith('.html'));
  for (const file of files) {
    mkdirSync(dirname(join(variantDir, file)), { recursive: true });
    copyFileSync(join(distDir, file), join(variantDir, file));
  }
  // Last, since who rewrites a page may read what it names.
  for (const file of pages) {
    writeFileSync(join(variantDir, file), rewrite(readFileSync(join(distDir, file), 'utf8'), file));
  }
  await writePagePolicies(variantDir, 'self');
  await compressTexts(variantDir);
}
