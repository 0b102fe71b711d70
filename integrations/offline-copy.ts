import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CopyList, LIST_PATH, WORKER_PATH } from '../src/features/offline/copy-format.ts';
import { pictureStem } from '../src/features/offline/picture-stem.ts';
import { pagePath } from '../src/shared/base-path.ts';
import { isPlacard } from '../src/site/routes.ts';
import { bundleScript } from './inline-scripts.ts';

const WORKER = fileURLToPath(new URL('../src/features/offline/worker/worker.ts', import.meta.url));
/** Styles, scripts and fonts, the search index, calendars, the contact card, icons. */
const NEEDED =
  /^_astro\/.+\.(?!avif|webp)\w+$|\.(ics|vcf)$|^(search\.json|site\.webmanifest|favicon[\w-]*\.\w+|apple-touch-icon\.png)$/;
const PICTURE = /^(?!share\/).+\.(avif|webp|png|jpe?g)$/;

/**
 * Writes the service worker and the list of files that the offline copy consists of: docs/decisions/0013-offline.md. If
 * the copy is not offered, there is no list, and the worker removes everything.
 * @param base path under which the site is published, empty or such as `/mun`
 */
export async function writeOfflineCopy(distDir: string, base: string, isOffered: boolean): Promise<void> {
  const worker = await bundleScript(WORKER);
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
  const files = [...pages, ...needed, ...onePerPicture(shown)]
    .map(({ name, content }) => ({
      path: pagePath(`/${name}`, ''),
      bytes: content.length,
      revision: hashOf(content),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
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

/** Of each picture the smallest AVIF, or the smallest file if there is none. Icons keep every size. */
function onePerPicture(files: BuiltFile[]): BuiltFile[] {
  const rank = ({ name }: BuiltFile) => (name.endsWith('.avif') ? 0 : 1);
  const keyOf = ({ name }: BuiltFile) => (name.endsWith('.png') ? name : pictureStem(name));
  const bestLast = files.toSorted((a, b) => rank(b) - rank(a) || b.content.length - a.content.length);
  return [...new Map(bestLast.map((file) => [keyOf(file), file])).values()];
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
