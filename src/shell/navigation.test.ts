import { expect, test } from 'vitest';
import { ariaCurrent } from './navigation.ts';

test.each([
  ['/committees', '/committees', 'page'],
  ['/committees', '/committees/unhrc', 'true'],
  ['/committees/unhrc', '/committees/unhrc', 'page'],
  ['/committees/unhrc', '/committees', undefined],
  ['/', '/about', undefined],
  ['/', '/', 'page'],
  ['/home', '/homecoming', undefined],
])('a link to %s on %s has aria-current %s', (href, path, value) => {
  expect(ariaCurrent(href, path)).toBe(value);
});
