import { expect, test } from 'vitest';
import { pagePath } from './seo.ts';

test.each([
  ['/index.html', '', '/'],
  ['/committees/unhrc', '', '/committees/unhrc'],
  ['/mun/about.html', '/mun', '/about'],
  ['/mun/', '/mun', '/'],
])('%s, built under %j, is the page %s', (pathname, base, path) => {
  expect(pagePath(pathname, base)).toBe(path);
});
