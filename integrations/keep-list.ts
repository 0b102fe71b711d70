import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeepList, KeptFile } from '../src/features/offline/kept-copy.ts';
import { pictureStem } from '../src/ui/picture-stem.ts';

/** Kept whether a page names it or not: styles, scripts, fonts, the search index, calendars, contacts, icons. */
const ALWAYS = /^_astro\/|\.(ics|vcf)$|^(search\.json|site\.webmanifest|favicon[\w-]*\.\w+|apple-touch-icon\.png)$/;
const PICTURE = /\.(avif|webp|png|jpe?g)$/;
/** Written by the build for hosts, beside the files themselves. */
const VARIANT = /\.(br|gz)$/;

/**
 * What a visitor is offered to keep of the built site: every page and all it needs. Of each picture
 * that a page shows there is one file, the smallest AVIF: the worker shows it in place of the others.
 * Archives are left out. The page for unknown addresses is, too, since without a network nobody can say what is unknown.
 * @param distDir the built site, with all its files
 * @param base path under which it is published, empty or such as `/mun`
 */
export async function keepListOf(distDir: string, base: string): Promise<KeepList> {
  const entries = await readdir(distDir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !VARIANT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(distDir, '/').length).replaceAll('\\', '/'))
    .sort();
  const pages = names.filter((name) => name.endsWith('.html') && name !== '404.html');
  const texts = [...pages, 'site.webmanifest'].filter((name) => names.includes(name));
  const named = new Set<string>();
  for (const text of texts)
    for (const name of namedIn(await readFile(join(distDir, text), 'utf8'), base)) named.add(name);
  const shown = names.filter((name) => PICTURE.test(name) && named.has(name));
  const pictures = onePerPicture(
    await Promise.all(shown.map(async (name) => ({ name, bytes: (await stat(join(distDir, name))).size }))),
  );
  const kept = names.filter((name) => pages.includes(name) || ALWAYS.test(name) || pictures.includes(name));
  const files = await Promise.all(kept.map((name) => fileOf(distDir, name)));
  return {
    version: hashOf(JSON.stringify(files)),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    pages: pages.length,
    files,
  };
}

/** Of each picture the file to keep: the smallest AVIF, or the smallest file if there is none. Icons keep every size. */
export function onePerPicture(files: { name: string; bytes: number }[]): string[] {
  const keyOf = (name: string) => (name.endsWith('.png') ? name : pictureStem(name));
  const rank = (name: string) => (name.endsWith('.avif') ? 0 : 1);
  const bestLast = files.toSorted((a, b) => rank(b.name) - rank(a.name) || b.bytes - a.bytes);
  return [...new Map(bestLast.map(({ name }) => [keyOf(name), name])).values()].sort();
}

/** Files of the site that a page or the manifest names. */
function namedIn(text: string, base: string): string[] {
  const values = [...text.matchAll(/\s(?:src|href|srcset)="([^"]*)"|"src":"([^"]*)"/gi)].map(
    ([, attribute, field]) => attribute ?? field ?? '',
  );
  const addresses = values.flatMap((value) => value.split(', ').map((entry) => entry.split(' ')[0] ?? ''));
  return addresses.filter((address) => address.startsWith(`${base}/`)).map((address) => address.slice(base.length + 1));
}

async function fileOf(distDir: string, name: string): Promise<KeptFile> {
  const content = await readFile(join(distDir, name));
  const path = `/${name.replace(/(^index)?\.html$/, '')}`;
  return { path, bytes: content.length, hash: hashOf(content) };
}

/** Long enough to tell versions apart; nothing is trusted for it. */
function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
