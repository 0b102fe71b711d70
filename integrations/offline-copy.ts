import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CopyFile, type CopyList, LIST_PATH, WORKER_PATH } from '../src/features/offline/offline-copy-format.ts';
import { isPlacard } from '../src/routes.ts';
import { pagePath } from '../src/shared/base-path.ts';
import { bundleScript } from './inline-scripts.ts';

const WORKER = fileURLToPath(new URL('../src/features/offline/worker/worker.ts', import.meta.url));
/** Scripts, fonts and drawings, the search index, calendars, the contact card, icons. */
const NEEDED =
  /^_astro\/|\.(ics|vcf|woff2)$|^(search\.json|site\.webmanifest|favicon[\w-]*\.\w+|apple-touch-icon\.png)$/;
const PICTURE = /^(?!share\/).+\.(avif|webp|png|jpe?g)$/;

/**
 * Writes the service worker and the list of files that the offline copy consists of: docs/decisions/0013-offline.md. If
 * the copy is not offered, there is no list, and the worker removes everything.
 * @param base path under which the site is published, empty or such as `/mun`
 */
export async function writeOfflineCopy(distDir: string, base: string, isOffered: boolean): Promise<void> {
  const { code: worker } = await bundleScript(WORKER);
  await writeFile(join(distDir, WORKER_PATH), isOffered ? worker : `self.isWithdrawn = true;\n${worker}`);
  if (isOffered) await writeFile(join(distDir, LIST_PATH), JSON.stringify(await listFiles(distDir, base)));
}

/**
 * Lists every page and all it needs. Of each picture that a page shows there is one file, the smallest AVIF, which the
 * worker shows in place of the others. The page for unknown addresses is left out: offline, nobody can say what is
 * unknown. So are placards, which are printed where there is a network.
 */
export async function listFiles(distDir: string, base: string): Promise<CopyList> {
  const names = await Array.fromAsync(glob('**/*.*', { cwd: distDir }));
  const all = await Promise.all(
    names.map(async (name) => ({ name: name.replaceAll(sep, '/'), content: await readFile(join(distDir, name)) })),
  );
  const pages = all.filter(
    ({ name }) => name.endsWith('.html') && name !== '404.html' && !isPlacard(pagePath(`/${name}`, '')),
  );
  const needed = all.filter(({ name }) => NEEDED.test(name));
  const naming = [...pages, ...needed.filter(({ name }) => name === 'site.webmanifest')];
  const texts = naming.map(({ content }) => content.toString()).join('\n');
  const shown = all.filter(({ name }) => PICTURE.test(name) && texts.includes(`${base}/${name}`));
  const files = [
    ...[...pages, ...needed].map(copyFileOf),
    ...picturesOf(shown, texts, base).flatMap(onePerPicture),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    version: hashOf(JSON.stringify(files)),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    pages: pages.length,
    files,
  };
}

interface BuiltFile {
  name: string;
  content: Buffer;
}

function copyFileOf({ name, content }: BuiltFile): CopyFile {
  return { path: pagePath(`/${name}`, ''), bytes: content.length, revision: hashOf(content) };
}

/**
 * The files of each picture. All that Astro makes of one file begin alike: `images/disec.HASH_SIZE.webp`. A small size
 * may come from another file, and then both are in the `srcset` of a page.
 */
function picturesOf(files: BuiltFile[], texts: string, base: string): BuiltFile[][] {
  const originalOf = (name: string) => name.replace(/^(images\/.+)_[^_]+$/, '$1');
  const largestOf = new Map<string, string>();
  for (const [, srcset = ''] of texts.matchAll(/\bsrcset="([^"]*)"/gi)) {
    const originals = srcset.split(', ').map((entry) => originalOf(entry.slice(base.length + 1).replace(/ .*$/, '')));
    // A srcset ends with the largest size; the smaller ones show the same picture.
    const largest = originals.at(-1) ?? '';
    for (const original of originals) if (original !== largest) largestOf.set(original, largest);
  }
  const pictureOf = ({ name }: BuiltFile) => largestOf.get(originalOf(name)) ?? originalOf(name);
  return [...Map.groupBy(files, pictureOf).values()];
}

/** The smallest AVIF of a picture, or its smallest file if there is none. */
function onePerPicture(files: BuiltFile[]): CopyFile[] {
  const rank = ({ name }: BuiltFile) => (name.endsWith('.avif') ? 0 : 1);
  const [best, ...others] = files.toSorted((a, b) => rank(a) - rank(b) || a.content.length - b.content.length);
  return best ? [{ ...copyFileOf(best), replaces: others.map(({ name }) => `/${name}`) }] : [];
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
