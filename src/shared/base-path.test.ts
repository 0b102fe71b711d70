import { expect, test } from 'vitest';
import { basePathOf, pagePath, withBase } from './base-path.ts';

test.each([
  ['https://mun.example.org/', ''],
  ['https://school.github.io/mun/', '/mun'],
])('%s is published under “%s”', (site, base) => {
  expect(basePathOf(site)).toBe(base);
});

test.each([
  ['/index.html', '', '/'],
  ['/committees/unhrc', '', '/committees/unhrc'],
  ['/mun/about.html', '/mun', '/about'],
  ['/mun/', '/mun', '/'],
])('%s, built under “%s”, is the page %s', (pathname, base, path) => {
  expect(pagePath(pathname, base)).toBe(path);
});

test.each([
  ['/about', '', '/about'],
  ['/about', '/mun', '/mun/about'],
  ['#main', '/mun', '#main'],
  // A base may be a year.
  ['/2024/home', '/2025', '/2025/2024/home'],
])('a link to %s below “%s” leads to %s', (path, base, address) => {
  expect(withBase(path, base)).toBe(address);
});
