import { expect, test } from 'vitest';
import { addressIssue } from './check-address.ts';

test.each([
  ['https://mun.example.org', undefined, /^$/],
  ['https://mun.example.org', 'https://mun.example.org', /^$/],
  // GitHub says http until it has a certificate.
  ['https://school.github.io/mun', 'http://school.github.io/mun/', /^$/],
  ['https://school.github.io/mun', undefined, /Write it without \/mun\.$/],
  ['https://mun.example.org', 'https://school.github.io/mun', /at https:\/\/school\.github\.io\/mun\. Write that\.$/],
  ['https://school.github.io', 'https://school.github.io/mun', /at https:\/\/school\.github\.io\/mun\. Write that\.$/],
  ['https://mun.example.org', 'mun', /^mun is no address\. Write the one of the host/],
  ['https://school.github.io/mun', 'https://mun.example.org/', /at https:\/\/mun\.example\.org\. Write that\.$/],
])('%s may be published at %s, or the message says what to write', (site, publishedAt, message) => {
  expect(addressIssue(site, publishedAt) ?? '').toMatch(message);
});
