import { expect, test } from 'vitest';
import { sitemapProblems } from './sitemap.ts';
import { structuredDataProblems } from './structured-data.ts';

const ROOT = 'https://mun.example.org/';
const dates = { first: '2025-10-10', last: '2025-10-11' };

interface MadeUp {
  canonical?: string;
  data?: unknown;
}

/** A page that is right but for what is given. */
function page(name: string, given: MadeUp = {}): string {
  const { canonical = `${ROOT}${name}` } = given;
  const crumbs = [{ '@type': 'ListItem', position: 1, name, item: canonical }];
  const data = given.data ?? (name ? { '@type': 'BreadcrumbList', itemListElement: crumbs } : { '@type': 'WebSite' });
  return [
    `<link rel="canonical" href="${canonical}">`,
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [data] })}</script>`,
  ].join('\n');
}

const site = (about: MadeUp = {}) =>
  new Map([
    ['index.html', page('')],
    ['about.html', page('about', about)],
    ['404.html', '<meta name="robots" content="noindex">'],
  ]);

const files = (locations: string[]): Record<string, string> => ({
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${ROOT}sitemap-index.xml\n`,
  'sitemap-index.xml': `<loc>${ROOT}sitemap-0.xml</loc>`,
  'sitemap-0.xml': locations.map((url) => `<loc>${url}</loc>`).join(''),
});

test('a sitemap with each listed page once passes', () => {
  expect(sitemapProblems(site(), (file) => files([ROOT, `${ROOT}about`])[file])).toEqual([]);
});

test.each([
  ['leaves out a page', [ROOT], 'leaves out'],
  ['lists a page twice', [ROOT, `${ROOT}about`, `${ROOT}about`], 'twice'],
  ['lists another address', [ROOT, `${ROOT}about/`], 'no page’s address'],
  ['lists the page for unknown addresses', [ROOT, `${ROOT}about`, `${ROOT}404`], 'no page’s address'],
])('a sitemap that %s is told', (_, locations, problem) => {
  expect(sitemapProblems(site(), (file) => files(locations)[file]).join('\n')).toContain(problem);
});

test('robots.txt without a sitemap is told', () => {
  expect(sitemapProblems(site(), () => undefined).join('\n')).toContain('names 0 sitemaps');
});

test('a page that gives itself the address of another is told', () => {
  const problems = sitemapProblems(site({ canonical: ROOT }), (file) => files([ROOT])[file]);
  expect(problems.join('\n')).toContain('about.html: its canonical address is');
});

const dataProblems = (about: MadeUp) =>
  structuredDataProblems(
    site(about),
    dates,
    () => false,
    () => [],
  ).join('\n');
const event = { '@type': 'EducationEvent', '@id': `${ROOT}about#conference`, startDate: dates.first };

test('structured data that tells where each page stands passes', () => {
  expect(dataProblems({})).toBe('');
});

test.each([
  ['leads elsewhere', { '@type': 'WebPage', url: 'https://example.org/' }, 'no address of the site'],
  ['leads to no page', { '@type': 'WebPage', url: `${ROOT}about/` }, 'no address of the site'],
  ['tells other days', { ...event, endDate: '2025-10-12' }, 'from 2025-10-10 to 2025-10-12'],
  ['does not say where the page stands', { '@type': 'WebPage' }, 'no BreadcrumbList'],
])(
  'structured data that %s is told',
  (_, data, problem) => {
    expect(dataProblems({ data })).toContain(problem);
  },
  30_000,
);
