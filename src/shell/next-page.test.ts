import { describe, expect, test } from 'vitest';
import { type Connection, leadsToNextPage, mayPrefetch, NEXT_PAGE_RULE } from './next-page.client.ts';

describe('pages are fetched ahead', () => {
  test.each([
    [{ effectiveType: '4g' }],
    [{ effectiveType: '4g', saveData: false }],
    [{ effectiveType: '4g', type: 'wifi' }],
    [{ effectiveType: '4g', type: 'ethernet' }],
  ])('over %j', (connection) => expect(mayPrefetch(connection, false)).toBe(true));

  test.each<[string, Connection | undefined]>([
    ['a browser that tells nothing', undefined],
    ['a connection of which only silence is known', {}],
    ['a visitor who saves data', { effectiveType: '4g', saveData: true }],
    ['a visitor who saves data at home', { effectiveType: '4g', type: 'wifi', saveData: true }],
    ['3g', { effectiveType: '3g' }],
    ['slow Wi-Fi', { effectiveType: '2g', type: 'wifi' }],
    ['slow 2g', { effectiveType: 'slow-2g' }],
    ...['cellular', 'bluetooth', 'wimax', 'other', 'unknown', 'mixed', 'none'].map((type): [string, Connection] => [
      type,
      { effectiveType: '4g', type },
    ]),
  ])('but not for %s', (_, connection) => expect(mayPrefetch(connection, false)).toBe(false));

  test('nor where the style sheets are asked to save data', () =>
    expect(mayPrefetch({ effectiveType: '4g', type: 'wifi' }, true)).toBe(false));
});

test.each([
  ['/about', true],
  ['/mun/committees/jcc', true],
  ['/guidelines#dress', true],
  ['/home', false],
  ['/home#countdown', false],
  ['/search?q=dress', false],
  ['/calendar.ics', false],
  ['/cards/asha-verma.vcf', false],
  ['/files/guide.pdf', false],
  ['https://example.org/about', false],
  ['mailto:mun@example.org', false],
  ['tel:+915220000000', false],
])('whether %s, from /home, is a next page: %s', (href, isOne) => {
  const here = new URL('https://mun.example.org/home');
  expect(leadsToNextPage(new URL(href, here), here)).toBe(isOne);
});

test('the rule is JSON, and looks for the mark that is set', () => {
  const rule = JSON.parse(NEXT_PAGE_RULE) as { prefetch: { where: { selector_matches: string } }[] };
  expect(rule.prefetch.map(({ where }) => where.selector_matches)).toEqual(['a[data-next]']);
});
