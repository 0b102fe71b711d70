import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareProblems } from './share-cards.ts';
import { sitemapProblems } from './sitemap.ts';
import { structuredDataProblems } from './structured-data.ts';

const ROOT = 'https://mun.example.org/';
const dates = { first: '2025-10-10', last: '2025-10-11' };

interface MadeUp {
  canonical?: string;
  image?: string;
  alt?: string;
  data?: unknown;
}

/** A page that is right but for what is given. */
function page(name: string, given: MadeUp = {}): string {
  const { canonical = `${ROOT}${name}`, image = `${ROOT}${name || 'index'}.png`, alt = 'In words' } = given;
  const crumbs = [{ '@type': 'ListItem', position: 1, name, item: canonical }];
  const data = given.data ?? (name ? { '@type': 'BreadcrumbList', itemListElement: crumbs } : { '@type': 'WebSite' });
  const tags = {
    'og:title': 'T',
    'og:description': 'D',
    'og:site_name': 'S',
    'og:locale': 'en_IN',
    'og:type': 'website',
    'og:url': canonical,
    'og:image': image,
    'og:image:alt': alt,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'T',
    'twitter:description': 'D',
    'twitter:image': image,
    'twitter:image:alt': alt,
  };
  return [
    `<link rel="canonical" href="${canonical}">`,
    ...Object.entries(tags).map(([tag, content]) => `<meta property="${tag}" content="${content}">`),
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [data] })}</script>`,
  ].join('\n');
}

const site = (about: MadeUp = {}) =>
  new Map([
    ['index.html', page('')],
    ['about.html', page('about', about)],
    ['404.html', '<meta name="robots" content="noindex">'],
  ]);

let dist = '';

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'built-pages-'));
  const png = (background: string, width = 1200) =>
    sharp({ create: { width, height: 630, channels: 3, background } })
      .png()
      .toBuffer();
  await writeFile(join(dist, 'index.png'), await png('red'));
  await writeFile(join(dist, 'about.png'), await png('blue'));
  await writeFile(join(dist, 'narrow.png'), await png('blue', 600));
  await writeFile(join(dist, 'heavy.png'), Buffer.concat([await png('green'), Buffer.alloc(150_000)]));
});

afterAll(() => rm(dist, { recursive: true }));

test('pages with a card of their own pass', async () => {
  expect(await shareProblems(site(), dist)).toEqual([]);
});

test.each([
  ['is missing', { image: `${ROOT}none.png` }, 'is no file of the site'],
  ['is not named by its full address', { image: '/about.png' }, 'is no file of the site'],
  ['is that of another page', { image: `${ROOT}index.png` }, 'the same as that of index.html'],
  ['has another size', { image: `${ROOT}narrow.png` }, '600 by 630'],
  ['is too heavy', { image: `${ROOT}heavy.png` }, 'are too many'],
  ['has no words', { alt: '' }, 'og:image:alt is missing'],
])('a card that %s is told', async (_, given, problem) => {
  const problems = await shareProblems(site(given), dist);
  expect(problems.join('\n')).toContain(`about.html: `);
  expect(problems.join('\n')).toContain(problem);
});

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
