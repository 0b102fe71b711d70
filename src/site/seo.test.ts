import { expect, test } from 'vitest';
import { canonicalUrl, documentTitle, pagePath } from './seo.ts';

test.each([
  ['/', 'https://mun.example.org/'],
  ['/about', 'https://mun.example.org/about'],
  ['/committees/unhrc/', 'https://mun.example.org/committees/unhrc'],
])('%s has one address, %s', (path, url) => {
  expect(canonicalUrl('https://mun.example.org', path)).toBe(url);
});

test('a tab shows the page before the site', () => {
  expect(documentTitle('About', 'School MUN')).toBe('About · School MUN');
});

test.each([
  ['/index.html', '', '/'],
  ['/committees/unhrc', '', '/committees/unhrc'],
  ['/mun/about.html', '/mun', '/about'],
  ['/mun/', '/mun', '/'],
])('%s, built under %j, is the page %s', (pathname, base, path) => {
  expect(pagePath(pathname, base)).toBe(path);
});
