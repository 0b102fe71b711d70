import { expect, test } from 'vitest';
import type { Edition } from '../content/collections.ts';
import { ariaCurrent, headerItems } from './navigation.ts';

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

test('the header has the specified items and menus, whatever the content counts', () => {
  const items = headerItems({
    committees: [{ slug: 'unsc', title: 'UNSC' }],
    addressals: [{ slug: 'principal', title: 'Principal’s Message' }],
    conference: { resources: [{ title: 'Brochure', url: 'https://example.org/brochure' }] },
  } as Edition);
  const row = items.filter(({ isInDrawer }) => !isInDrawer);
  expect(row.map(({ label }) => label).join()).toBe('Home,About,Addressals,Committees,Resources,Contact');
  expect(items[3]?.menu?.index).toBe('The one committee');
  expect(items[3]?.menu?.links).toEqual([{ label: 'UNSC', href: '/committees/unsc' }]);
});
