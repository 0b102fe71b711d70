import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepListOf, onePerPicture } from './keep-list.ts';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'keep-'));
});

afterEach(() => rm(dist, { recursive: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
  }
}

const SITE = {
  'index.html': '<a href="/mun/home">',
  'home.html': '<source srcset="/mun/images/a-400.avif 400w, /mun/images/a.avif 800w"><img src="/mun/images/a.webp">',
  'committees/unsc.html': '',
  '404.html': '',
  '_astro/x.abc.css': 'body{}',
  'search.json': '',
  'conference.ics': '',
  'secretariat.vcf': '',
  'site.webmanifest': '{"icons":[{"src":"/mun/images/icon-192.png"},{"src":"/mun/images/icon-512.png"}]}',
  'images/a-400.avif': 'small',
  'images/a.avif': 'larger',
  'images/a.webp': 'the fallback',
  'images/icon-192.png': 'icon',
  'images/icon-512.png': 'icon',
  'images/unused.avif': '',
  'cards/home.png': '',
  'robots.txt': '',
  _headers: '',
  'home.html.br': '',
};

test('what is kept: pages, what they need, and one file of each picture that they show', async () => {
  await write(SITE);
  const { files, pages, bytes } = await keepListOf(dist, '/mun');
  expect(files.map(({ path }) => path)).toEqual([
    '/_astro/x.abc.css',
    '/committees/unsc',
    '/conference.ics',
    '/home',
    '/images/a-400.avif',
    '/images/icon-192.png',
    '/images/icon-512.png',
    '/',
    '/search.json',
    '/secretariat.vcf',
    '/site.webmanifest',
  ]);
  expect(pages).toBe(3);
  expect(bytes).toBe(files.reduce((sum, file) => sum + file.bytes, 0));
});

test('the version is the same for the same files, and another when a byte of one is', async () => {
  await write(SITE);
  const { version } = await keepListOf(dist, '/mun');
  expect((await keepListOf(dist, '/mun')).version).toBe(version);
  await write({ 'committees/unsc.html': ' ' });
  expect((await keepListOf(dist, '/mun')).version).not.toBe(version);
});

test('a picture without AVIF is kept in its smallest file', () => {
  const files = [
    { name: 'images/b.webp', bytes: 9 },
    { name: 'images/b-400.webp', bytes: 4 },
  ];
  expect(onePerPicture(files)).toEqual(['images/b-400.webp']);
});
