import { readFile, stat, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CopyFile, type CopyList, LIST_PATH, WORKER_PATH } from '../src/features/offline-copy/copy-list.ts';
import { CARDS_PATH } from '../src/routes.ts';
import { pagePath } from '../src/shared/base-path.ts';
import { presentFilesIn } from '../src/shared/files.ts';
import { addressesIn, type HtmlElement } from '../src/shared/html.ts';
import type { BuiltPage } from './built-pages.ts';
import { bundleScript } from './inline-scripts.ts';

const WORKER = fileURLToPath(new URL('../src/features/offline-copy/worker/worker.ts', import.meta.url));
/** Pages and what visitors get to see. Not cards for other sites, nor the page for unknown addresses. */
const IN_COPY = /^(?!404\.html).+\.(html|js|css|svg|woff2|avif|webp|png|jpe?g|pdf|json|ics|webmanifest)$/;
/** Other files are in the copy if one of these mentions them. */
const MENTIONING = /\.(html|js|css|webmanifest)$/;
const UNASKED = /\.(html|json)$/;

/**
 * Writes the service worker of the offline copy and the list of files that the copy consists of.
 * @param base path under which the site is published, empty or such as `/mun`
 */
export async function writeOfflineCopy(distDir: string, pages: BuiltPage[], base: string): Promise<void> {
  const list = await listFiles(distDir, pages, base);
  await writeFile(join(distDir, LIST_PATH), JSON.stringify(list));
  await writeFile(join(distDir, WORKER_PATH), (await bundleScript(WORKER)).code);
}

/** Lists the whole site, with every picture in its smallest size, and without files that nothing mentions. */
export async function listFiles(distDir: string, pages: BuiltPage[], base: string): Promise<CopyList> {
  const names = presentFilesIn(distDir).filter(
    (name) => IN_COPY.test(name) && !`/${name}`.startsWith(`${CARDS_PATH}/`),
  );
  const smallest = smallestSizes(pages.flatMap(({ elements }) => elements));
  const texts = await Promise.all(
    names.filter((name) => MENTIONING.test(name)).map((name) => readFile(join(distDir, name), 'utf8')),
  );
  const text = texts.join('\n').replace(/&(amp|#x26);/gi, '&');
  const isMentioned = (path: string) => text.includes(posix.basename(path));
  const files: (CopyFile & { name: string })[] = names
    .map((name) => ({ name, address: fileAddress(name) }))
    .filter(({ name, address }) => UNASKED.test(name) || isMentioned(name) || isMentioned(address))
    .filter(({ address }) => !smallest.has(base + address))
    .map(({ name, address }) => {
      const larger = [...smallest].filter(([, size]) => size === base + address);
      const replaces = larger.map(([address]) => address.slice(base.length));
      return { name, path: pagePath(address, ''), ...(replaces.length > 0 && { replaces }) };
    });
  const sizes = await Promise.all(files.map(({ name }) => stat(join(distDir, name))));
  return {
    bytes: sizes.reduce((sum, { size }) => sum + size, 0),
    files: files.map(({ name: _, ...file }) => file),
  };
}

/** The address of a file as browsers write it: `Fees #2.pdf` is at `/Fees%20%232.pdf`. */
function fileAddress(name: string): string {
  return new URL(`/${name.replace(/[%#?]/g, encodeURIComponent)}`, 'https://example.org').pathname;
}

/** For each larger size of a picture, the smallest one of the same format. */
function smallestSizes(elements: HtmlElement[]): Map<string, string> {
  const smallest = new Map<string, string>();
  for (const { properties } of elements) {
    const [first = '', ...larger] = addressesIn(String(properties.srcSet ?? ''));
    for (const address of larger) smallest.set(address, first);
  }
  // A page may begin with a size that is a larger one on another page.
  for (const [address, size] of smallest) smallest.set(address, smallest.get(size) ?? size);
  return smallest;
}
