import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const canonical = new URL('https://mun.example.org/.well-known/security.txt');

test.each([
  ['2026-11-20T12:00:00Z', '2027-11-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59Z', '2027-12-01T00:00:00.000Z'],
])('a build at %s names the contact until %s', (builtAt, expires) => {
  expect(securityTxt('secretariat@example.org', canonical, new Date(builtAt))).toBe(
    `Contact: mailto:secretariat@example.org\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${canonical}\n`,
  );
});
