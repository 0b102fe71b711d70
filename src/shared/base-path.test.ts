import { expect, test } from 'vitest';
import { basePathOf, isExternal, pagePath } from './base-path.ts';

test.each([
  ['https://mun.example.org/', ''],
  ['https://school.github.io/mun/', '/mun'],
  ['https://school.example/clubs/mun', '/clubs/mun'],
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
  ['https://example.org/', true],
  ['/coming-soon', false],
  ['#main', false],
  ['mailto:secretariat@example.org', false],
])('%s is external: %s', (href, external) => {
  expect(isExternal(href)).toBe(external);
});
