import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { separateBoxes, writeSearchIndex } from './search-index.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** A folder with these pages, file name → what stands in the body. */
async function siteOf(pages: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'search-'));
  folders.push(folder);
  await mkdir(join(folder, 'committees'));
  for (const [file, body] of Object.entries(pages)) {
    await writeFile(join(folder, file), `<!doctype html><html lang="en-IN"><body>${body}</body></html>`);
  }
  return folder;
}

/** Text of every file of an index, by its name. */
async function indexOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(join(folder, 'pagefind'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.sort().map(async (file) => [file.slice(folder.length), await readFile(file, 'latin1')])),
  );
}

const main = (text: string) => `<main data-pagefind-body><h1>A page</h1><p>${text}</p></main>`;
const PAGES = { 'b.html': main('Of something'), 'a.html': main('Of nothing'), 'committees/c.html': main('Of all') };

test('the same pages have the same index, in whatever order they were written', async () => {
  const [one, other] = [await siteOf(PAGES), await siteOf(Object.fromEntries(Object.entries(PAGES).reverse()))];
  await writeSearchIndex(one);
  await writeSearchIndex(other);
  expect(await indexOf(one)).toEqual(await indexOf(other));
});

test('it holds what the search page loads and nothing else', async () => {
  const folder = await siteOf(PAGES);
  await writeSearchIndex(folder);
  const files = Object.keys(await indexOf(folder)).map((file) => file.replace(/_[0-9a-f]{7,}\./, '_HASH.'));
  expect(files).toEqual([
    '/pagefind/fragment/en_group_HASH.pf_fragment',
    '/pagefind/index/en_HASH.pf_index',
    '/pagefind/pagefind-entry.json',
    '/pagefind/pagefind.en_HASH.pf_meta',
    '/pagefind/pagefind.js',
    '/pagefind/wasm.en.pagefind',
  ]);
});

test('pages without a marked part are left out', async () => {
  const folder = await siteOf({ ...PAGES, '404.html': '<main><p>Not here</p></main>' });
  await writeSearchIndex(folder);
  const entry = JSON.parse((await indexOf(folder))['/pagefind/pagefind-entry.json'] ?? '');
  expect(entry.languages.en.page_count).toBe(3);
});

test('that a part of the index does not come is not hidden', async () => {
  const folder = await siteOf(PAGES);
  await writeSearchIndex(folder);
  const { '/pagefind/pagefind.js': script = '' } = await indexOf(folder);
  const [, end = ''] = script.split('"load_index_chunk")');
  expect(end.slice(0, 40)).toMatch(/^\);\}async loadFilterChunk/);
});

test.each([
  ['<dt>When</dt><dd>10 October</dd>', '<dt>When.</dt> <dd>10 October</dd>'],
  ['<b>Guide</b><small>Where it begins</small>', '<b>Guide.</b> <small>Where it begins</small>'],
  ['<a><span>Guidelines</span></a><a>Home</a>', '<a><span>Guidelines.</span></a> <a>Home</a>'],
  ['<dd>Is it?</dd><dd>Yes.</dd><dt>No</dt>', '<dd>Is it?</dd><dd>Yes.</dd><dt>No</dt>'],
  ['Write to <b>us</b> or <a>them</a>.', 'Write to <b>us</b> or <a>them</a>.'],
])('elements that touch are read as sentences of their own: %s', (html, separated) => {
  expect(separateBoxes(html)).toBe(separated);
});

test('what is said in another phase than that of the build is not found', async () => {
  const folder = await siteOf(PAGES);
  const words = '<p data-when="before during">Tomorrowland</p><p data-when="after">Yesterdayland</p>';
  const page = `<html lang="en-IN" data-phase="after"><body>${main(words)}</body></html>`;
  await writeFile(join(folder, 'a.html'), `<!doctype html>${page}`);
  await writeSearchIndex(folder);
  const [fragment = ''] = Object.keys(await indexOf(folder)).filter((file) => file.endsWith('.pf_fragment'));
  const text = gunzipSync(await readFile(join(folder, fragment))).toString('utf8');
  expect([text.includes('Yesterdayland'), text.includes('Tomorrowland')]).toEqual([true, false]);
});
