import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex, type IndexFile } from 'pagefind';
import { pagePath } from '../../src/lib/seo.ts';

/** What the search page loads: docs/decisions/0011-search.md. Pagefind's own interface, its worker and other languages stay away. */
const NEEDED = /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|.+\.pf_(meta|index|fragment))$/;

/**
 * What is no text of a page: words for screen readers alone or for nobody, and islands, whose words change
 * under the visitor's eyes. Single parts say `data-pagefind-ignore`.
 */
const NOT_TEXT = ['astro-island', '[aria-hidden="true"]', '.visually-hidden'];

/** Where Pagefind hides that a part of the index did not come, and so says that there is nothing. */
const HIDES_FAILURE = '"load_index_chunk")).catch(()=>{})';

/**
 * Writes the index of all pages into `pagefind/` of the built site. What is found on a page is what
 * stands in its `data-pagefind-body`; pages without one are left out.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: { 'astro:build:done': ({ dir }) => writeSearchIndex(fileURLToPath(dir)) },
  };
}

/**
 * Writes the index of the pages that are in a folder: the same bytes for the same pages.
 * @param distDir the built site
 * @throws if Pagefind cannot read a page, or no page is to be found
 */
export async function writeSearchIndex(distDir: string): Promise<void> {
  const { index, errors } = await createIndex({
    forceLanguage: 'en',
    excludeSelectors: NOT_TEXT,
    // One file of all pages' texts: smaller than many, one request instead of one for each page found.
    maxFragments: 1,
  });
  if (!index) throw new Error(`The search index cannot be made: ${errors.join(', ')}`);
  const pages = (await readdir(distDir, { recursive: true })).filter((file) => file.endsWith('.html'));
  // One after the other and in order, since the index numbers the pages as they come.
  for (const file of pages.map((page) => page.replaceAll('\\', '/')).sort()) {
    const content = await readFile(join(distDir, file), 'utf8');
    const { errors } = await index.addHTMLFile({
      url: pagePath(`/${file}`, ''),
      content: separateBoxes(inBuiltPhase(content)),
    });
    if (errors.length > 0) throw new Error(`${file} cannot be searched: ${errors.join(', ')}`);
  }
  const { files } = await index.getFiles();
  await close();
  if (!files.some(({ path }) => path.endsWith('.pf_fragment'))) {
    throw new Error('No page has anything to be found. Is data-pagefind-body missing in src/layouts/site.astro?');
  }
  for (const { path, content } of files.filter(({ path }) => NEEDED.test(path)).map(tellFailures)) {
    const target = join(distDir, 'pagefind', path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}

/**
 * Ends a sentence between elements that touch, such as a term and its definition: style sheets set them apart,
 * and Pagefind, which knows none, would read one word across them.
 */
export function separateBoxes(html: string): string {
  return html.replace(/([^\s>.,:;!?…])((?:<\/(?:a|b|button|dd|dt|small|span)>)+)(?=<[a-z])/g, '$1.$2 ');
}

/** A page without what it says in another phase of the conference than that of the build. */
function inBuiltPhase(html: string): string {
  const [, phase = ''] = /<html[^>]* data-phase="(\w+)"/.exec(html) ?? [];
  return html.replace(/ data-when="([^"]*)"/g, (attribute, phases: string) =>
    phases.split(' ').includes(phase) ? attribute : `${attribute} data-pagefind-ignore`,
  );
}

/** Lets Pagefind's script tell what it would hide: without it, a broken connection would look like "no results". */
function tellFailures({ path, content }: IndexFile): IndexFile {
  if (path !== 'pagefind.js') return { path, content };
  const [before, after, ...others] = new TextDecoder().decode(content).split(HIDES_FAILURE);
  if (before === undefined || after === undefined || others.length > 0) {
    throw new Error(
      'This version of Pagefind loads its index differently. See in its pagefind.js whether loadChunk tells failures, and correct HIDES_FAILURE in tools/hosting/search-index.ts, or remove it.',
    );
  }
  return { path, content: new TextEncoder().encode(`${before}"load_index_chunk"))${after}`) };
}
