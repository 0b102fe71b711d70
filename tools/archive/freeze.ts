import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ArchivedEdition } from '../../src/content/archives.ts';
import { countDays } from '../../src/lib/dates.ts';
import { isKeptPage } from './addresses.ts';
import { LAYERS_FILE, layersOf, stillPage, stillStyle } from './still-page.ts';

/**
 * Writes the archive of an edition: its pages made still, and of the other files those that they need.
 * @param built folder of the site built with `SITE_ARCHIVE_YEAR`
 * @param folder of the archive, which must not exist yet
 * @param site address of the site
 * @throws if a page names a file that the build has not
 */
export async function freeze(built: string, folder: string, edition: ArchivedEdition, site: string): Promise<void> {
  const { year, ...facts } = edition;
  const files = (await readdir(built, { recursive: true })).map((file) => file.replaceAll('\\', '/')).sort();
  const pages = files.filter(isKeptPage);
  const put = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  const done = new Set<string>([LAYERS_FILE]);
  const copyNeeded = async (text: string, address: string): Promise<void> => {
    for (const file of filesNamedIn(text, address, year)) {
      if (done.has(file) || pages.includes(`${file}.html`) || file === '') continue;
      done.add(file);
      if (!files.includes(file)) throw new Error(`${address} names ${file}, which is no file of the built site.`);
      if (file.endsWith('.css')) {
        const css = stillStyle(await readFile(join(built, file), 'utf8'), file, year);
        await put(file, css);
        await copyNeeded(css, `/${year}/${file}`);
      } else {
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await copyFile(join(built, file), join(folder, file));
      }
    }
  };
  const days = countDays(edition.dates);
  for (const file of pages) {
    const html = await readFile(join(built, file), 'utf8');
    if (file === 'index.html') await put(LAYERS_FILE, layersOf(html));
    const still = stillPage(html, { year, file, days, site });
    await put(file, still);
    await copyNeeded(still, file === 'index.html' ? `/${year}` : `/${year}/${file.replace(/\.html$/, '')}`);
  }
  await put('edition.json', `${JSON.stringify(facts, null, 2)}\n`);
}

/** Files of the archive that a page or a style sheet names. @param address path of that page or sheet */
export function filesNamedIn(text: string, address: string, year: string): string[] {
  const attributes = [...text.matchAll(/\s(href|src|srcset)="([^"]*)"/gi)].flatMap(([, name = '', value = '']) =>
    name.toLowerCase() === 'srcset' ? value.split(', ').map((entry) => entry.split(' ')[0] ?? '') : [value],
  );
  const urls = [...text.matchAll(/url\(["']?([^)"']+)["']?\)/g)].map(([, value = '']) => value);
  return [...new Set([...attributes, ...urls])]
    .filter((value) => !/^([a-z]+:|#)/.test(value))
    .map((value) => new URL(value, `https://archive.example${address}`).pathname)
    .filter((path) => path.startsWith(`/${year}/`))
    .map((path) => path.slice(year.length + 2));
}
