import { expect, test } from 'vitest';
import { cacheName, cachePrefix } from './kept-copy.ts';

test('sites that share an origin do not take each other’s caches for their own', () => {
  expect(cacheName('/mun', 'abc').startsWith(cachePrefix('/mun'))).toBe(true);
  expect(cacheName('/mun', 'abc').startsWith(cachePrefix(''))).toBe(false);
  expect(cacheName('', 'abc').startsWith(cachePrefix('/mun'))).toBe(false);
});
