import { expect, test } from 'vitest';
import { basePathOf, isExternal } from './base-path.ts';

test.each([
  ['https://mun.example.org/', ''],
  ['https://school.github.io/mun/', '/mun'],
  ['https://school.example/clubs/mun', '/clubs/mun'],
])('%s is published under “%s”', (site, base) => {
  expect(basePathOf(site)).toBe(base);
});

test.each([
  ['https://example.org/', true],
  ['/coming-soon', false],
  ['#main', false],
  ['mailto:secretariat@example.org', false],
])('%s is external: %s', (href, external) => {
  expect(isExternal(href)).toBe(external);
});
