import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { changedPages } from './changed-pages.ts';

const folders: string[] = [];

async function built(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

test('pages are told apart by what they say, and named by their paths', async () => {
  const before = await built({ 'index.html': 'A', 'about.html': 'B', 'committees/unsc.html': 'C', 'old.html': 'D' });
  const after = await built({ 'index.html': 'A', 'about.html': 'B2', 'committees/unsc.html': 'C2', 'new.html': 'D' });
  expect(await changedPages(before, after)).toEqual({
    changed: ['/about', '/committees/unsc'],
    added: ['/new'],
    removed: ['/old'],
  });
});

test.each([
  ['a style sheet', '/_astro/site.Bd3x_-9Q.css', '/_astro/site.AAAAAAAA.css'],
  ['a script', '/_astro/contact-form.BYBnozw1.js', '/_astro/contact-form.C9t-ex11.js'],
  ['an island', '<astro-island uid="Z1">', '<astro-island uid="Z2">'],
  ['an inline script in the policy', "script-src 'self' 'sha256-a+/='", "script-src 'self' 'sha256-b+/='"],
])('another hash of %s is no change', async (_, one, other) => {
  const before = await built({ 'index.html': `<p>${one}</p>` });
  expect((await changedPages(before, await built({ 'index.html': `<p>${other}</p>` }))).changed).toEqual([]);
});

test('another file, or what only looks like a hash, is a change', async () => {
  const before = await built({ 'a.html': '/_astro/one.Bd3x_-9Q.css', 'b.html': '/images/picture.Bd3x_-9Q.webp' });
  const after = await built({ 'a.html': '/_astro/two.Bd3x_-9Q.css', 'b.html': '/images/picture.AAAAAAAA.webp' });
  expect((await changedPages(before, after)).changed).toEqual(['/a', '/b']);
});
