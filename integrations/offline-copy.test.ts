import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from './offline-copy.ts';

const SITE = {
  'index.html': '<meta content="https://example.org/mun/share/home.png"><a href="/mun/home">',
  'home.html':
    '<source srcSet="/mun/images/a.x_1.avif 400w, /mun/images/a.x_2.avif 800w"><img src="/mun/images/a.x_3.webp">',
  'committees.html': '<img srcset="/mun/images/b-small.y_1.webp 320w" src="/mun/images/b-small.y_1.webp">',
  'committees/unsc.html':
    '<img srcset="/mun/images/b-small.y_1.webp 400w, /mun/images/b.x_1.webp 800w"><img src="/mun/images/b-night-small.x-_2.webp">',
  'media.html':
    '<img srcset="/mun/images/opening.x_1.webp 400w, /mun/images/opening.x_2.webp 800w"><img srcset="/mun/images/opening-small.z_1.webp 400w"><img src="/mun/pictures/IMG_1.webp"><img src="/mun/pictures/IMG_2.webp">',
  'committees/unsc/placard.html': '',
  'media/placard.html': '',
  '404.html': '',
  '_astro/x.abc.css': 'body{}',
  'search.json': '',
  'calendar/conference.ics': '',
  'secretariat.vcf': '',
  'site.webmanifest': '{"icons":[{"src":"/mun/icon-192.png"},{"src":"/mun/icon-512.png"}]}',
  'images/a.x_1.avif': 'small',
  'images/a.x_2.avif': 'larger',
  'images/a.x_3.webp': 'the fallback',
  'images/b-small.y_1.webp': 'small',
  'images/b.x_1.webp': 'larger',
  'images/b-night-small.x-_2.webp': 'another picture',
  'images/opening.x_1.webp': 'small',
  'images/opening.x_2.webp': 'larger',
  'images/opening-small.z_1.webp': 'another photograph',
  'pictures/IMG_1.webp': 'in a text',
  'pictures/IMG_2.webp': 'in a text',
  'icon-192.png': 'icon',
  'icon-512.png': 'icon',
  'images/unused.x_1.avif': '',
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
  expect(files.map(({ path, replaces = [] }) => [path, ...replaces].join(' for '))).toEqual([
    '/',
    '/_astro/x.abc.css',
    '/calendar/conference.ics',
    '/committees',
    '/committees/unsc',
    '/home',
    '/icon-192.png',
    '/icon-512.png',
    '/images/a.x_1.avif for /images/a.x_2.avif for /images/a.x_3.webp',
    '/images/b-night-small.x-_2.webp',
    '/images/b-small.y_1.webp for /images/b.x_1.webp',
    '/images/opening-small.z_1.webp',
    '/images/opening.x_1.webp for /images/opening.x_2.webp',
    '/media',
    '/media/placard',
    '/pictures/IMG_1.webp',
    '/pictures/IMG_2.webp',
    '/search.json',
    '/secretariat.vcf',
    '/site.webmanifest',
  ]);
  expect(pages).toBe(6);
  expect(bytes).toBe(files.reduce((sum, file) => sum + file.bytes, 0));
  expect((await listFiles(dist, '/mun')).version).toBe(version);
  await write('home.html', `${SITE['home.html']} `);
  expect((await listFiles(dist, '/mun')).version).not.toBe(version);
});
