import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from './offline-copy.ts';

const SITE = {
  'index.html': '<a href="/mun/home">',
  'home.html': '<source srcset="/mun/images/a-400.avif 400w, /mun/images/a.avif 800w"><img src="/mun/images/a.webp">',
  'committees/unsc.html': '<img srcset="/mun/images/b.webp 800w, /mun/images/b-400.webp 400w">',
  '404.html': '',
  '_astro/x.abc.css': 'body{}',
  'search.json': '',
  'calendar/conference.ics': '',
  'secretariat.vcf': '',
  'site.webmanifest': '{"icons":[{"src":"/mun/images/icon-192.png"},{"src":"/mun/images/icon-512.png"}]}',
  'images/a-400.avif': 'small',
  'images/a.avif': 'larger',
  'images/a.webp': 'the fallback',
  'images/b-400.webp': 'small',
  'images/b.webp': 'larger',
  'images/icon-192.png': 'icon',
  'images/icon-512.png': 'icon',
  'images/unused.avif': '',
  'share/home.png': '',
  'robots.txt': '',
  _headers: '',
};

test('the list names every page, what it needs, and one file of each picture that it shows', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'offline-copy-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  const write = async (name: string, content: string) => {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), content);
  };
  for (const [name, content] of Object.entries(SITE)) await write(name, content);
  const { files, pages, bytes, version } = await listFiles(dist, '/mun');
  expect(files.map(({ path }) => path)).toEqual([
    '/',
    '/_astro/x.abc.css',
    '/calendar/conference.ics',
    '/committees/unsc',
    '/home',
    '/images/a-400.avif',
    '/images/b-400.webp',
    '/images/icon-192.png',
    '/images/icon-512.png',
    '/search.json',
    '/secretariat.vcf',
    '/site.webmanifest',
  ]);
  expect(pages).toBe(3);
  expect(bytes).toBe(files.reduce((sum, file) => sum + file.bytes, 0));
  expect((await listFiles(dist, '/mun')).version).toBe(version);
  await write('home.html', `${SITE['home.html']} `);
  expect((await listFiles(dist, '/mun')).version).not.toBe(version);
});
