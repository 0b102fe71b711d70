import { expect, test } from 'vitest';
import { canonicalUrl, pagePath } from './seo.ts';

test.each([
  ['/', 'https://mun.example.org/'],
  ['/about', 'https://mun.example.org/about'],
  ['/committees/unhrc/', 'https://mun.example.org/committees/unhrc'],
])('%s has one address, %s', (path, url) => {
  expect(canonicalUrl('https://mun.example.org', path)).toBe(url);
});

test.each([
  ['/index.html', '', '/'],
  ['/committees/unhrc', '', '/committees/unhrc'],
  ['/mun/about.html', '/mun', '/about'],
  ['/mun/', '/mun', '/'],
])('%s, built under %j, is the page %s', (pathname, base, path) => {
  expect(pagePath(pathname, base)).toBe(path);
});
