import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from './offline-copy.ts';

const SITE = {
  'index.html': '<meta content="https://example.org/mun/share/home.png"><a href="/mun/home">',
  'home.html':
    '<source srcset="/mun/_astro/a-small.x_1.avif 400w, /mun/_astro/a.x_2.avif 800w"><img src="/mun/_astro/a.x_3.webp">',
  'committees/unsc.html':
    '<img srcset="/mun/_astro/b.x_1.webp 800w, /mun/_astro/b-small.y_1.webp 400w"><img src="/mun/_astro/b-night-small.x-_2.webp">',
  'committees/unsc/placard.html': '',
  'media/placard.html': '',
  '404.html': '',
  '_astro/x.abc.css': 'body{}',
  'search.json': '',
  'calendar/conference.ics': '',
  'secretariat.vcf': '',
  'site.webmanifest': '{"icons":[{"src":"/mun/icon-192.png"},{"src":"/mun/icon-512.png"}]}',
  '_astro/a-small.x_1.avif': 'small',
  '_astro/a.x_2.avif': 'larger',
  '_astro/a.x_3.webp': 'the fallback',
  '_astro/b-small.y_1.webp': 'small',
  '_astro/b.x_1.webp': 'larger',
  '_astro/b-night-small.x-_2.webp': 'another picture',
  'icon-192.png': 'icon',
  'icon-512.png': 'icon',
  '_astro/unused.x_1.avif': '',
  'share/home.png': '',
  'robots.txt': '',
  _headers: '',
};

test('the list names every page but placards, what it needs, and one file of each picture that it shows', async () => {
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
    '/_astro/a-small.x_1.avif',
    '/_astro/b-night-small.x-_2.webp',
    '/_astro/b-small.y_1.webp',
    '/_astro/x.abc.css',
    '/calendar/conference.ics',
    '/committees/unsc',
    '/home',
    '/icon-192.png',
    '/icon-512.png',
    '/media/placard',
    '/search.json',
    '/secretariat.vcf',
    '/site.webmanifest',
  ]);
  expect(pages).toBe(4);
  expect(bytes).toBe(files.reduce((sum, file) => sum + file.bytes, 0));
  expect((await listFiles(dist, '/mun')).version).toBe(version);
  await write('home.html', `${SITE['home.html']} `);
  expect((await listFiles(dist, '/mun')).version).not.toBe(version);
});
