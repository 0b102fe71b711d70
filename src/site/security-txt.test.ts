import { describe, expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

const canonical = new URL('https://mun.example.org/.well-known/security.txt');
const textOf = (builtAt: string) => securityTxt('secretariat@example.org', canonical, new Date(builtAt));

test('says whom to write to, until when, and where the text stands', () => {
  expect(textOf('2026-11-20T12:00:00Z')).toBe(
    'Contact: mailto:secretariat@example.org\nExpires: 2027-11-01T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://mun.example.org/.well-known/security.txt\n',
  );
});

describe('the expiry', () => {
  test.each([
    ['2026-01-01T00:00:00Z', '2027-01-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59Z', '2027-12-01T00:00:00.000Z'],
    ['2028-02-29T12:00:00Z', '2029-02-01T00:00:00.000Z'],
  ])('of a build at %s is %s', (builtAt, expires) => {
    expect(textOf(builtAt)).toContain(`\nExpires: ${expires}\n`);
  });
});
