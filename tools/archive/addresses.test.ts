import { expect, test } from 'vitest';
import { archivedPath, isKeptPage, relativeAddress } from './addresses.ts';

test.each([
  ['/2025/home', '/2025', '2025/home'],
  ['/2025/', '/2025', '2025'],
  ['/2025/', '/2025/home', '../2025'],
  ['/2025/home', '/2025/committees/unhrc', '../home'],
  ['/2025/committees/unsc#main', '/2025/committees/unhrc', 'unsc#main'],
  ['/2025/_astro/a.css', '/2025/home', '_astro/a.css'],
  ['/', '/2025', './'],
  ['/', '/2025/home', '../'],
  ['/contact', '/2025/committees/unhrc', '../../contact'],
  ['#main', '/2025/home', '#main'],
  ['https://example.org/', '/2025/home', 'https://example.org/'],
])('%s on %s is written %s, and leads to the same place under any base', (address, page, relative) => {
  expect(relativeAddress(address, page, '2025')).toBe(relative);
  for (const base of ['', '/mun']) {
    const there = new URL(relative, `https://mun.example.org${base}${page}`).pathname;
    if (address.startsWith('/')) expect(there).toBe(`${base}${address.replace(/#.*/, '').replace(/(.)\/$/, '$1')}`);
  }
});

test('what leaves the archive has no path in it', () => {
  expect(archivedPath('/2025/', '2025')).toBe('index');
  expect(archivedPath('/2025/committees/unsc#main', '2025')).toBe('committees/unsc');
  expect(archivedPath('/2024/home', '2025')).toBeUndefined();
  expect(archivedPath('/', '2025')).toBeUndefined();
});

test('the search and the kept copy are no pages of an archive', () => {
  expect(['home.html', 'search.html', 'keep.html', 'offline.html', '404.html', 'home.css'].filter(isKeptPage)).toEqual([
    'home.html',
  ]);
});
