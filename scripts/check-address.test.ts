import { expect, test } from 'vitest';
import { addressIssue } from './check-address.ts';

test.each([
  ['https://mun.example.org', undefined],
  ['https://mun.example.org', 'https://mun.example.org'],
  // GitHub says http until it has a certificate.
  ['https://school.github.io/mun', 'http://school.github.io/mun/'],
])('%s may be published at %s', (site, publishedAt) => {
  expect(addressIssue(site, publishedAt)).toBeFalsy();
});

test.each([
  ['https://school.github.io/mun', undefined, 'Write it without /mun.'],
  ['https://mun.example.org', 'https://school.github.io/mun', 'published at https://school.github.io/mun. Write that.'],
  [
    'https://school.github.io',
    'https://school.github.io/mun',
    'published at https://school.github.io/mun. Write that.',
  ],
  ['https://school.github.io/mun', 'https://mun.example.org/', 'published at https://mun.example.org. Write that.'],
])('%s is not published at %s, and the message says what to do', (site, publishedAt, remedy) => {
  expect(addressIssue(site, publishedAt)).toContain(remedy);
});
