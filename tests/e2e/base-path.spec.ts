import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { isHydrated } from '../support/page.ts';
import { readEdition } from '../support/sample.ts';

/** The published content, built as for `school.github.io/mun`: node scripts/astro.ts below-path build */
const BASE = '/mun';
const { edition, allPaths, committeePaths } = readEdition('content');
const { about, home, media } = edition.pages;
const [committee] = edition.committees;

let server: OwnServer;
let origin: string;
/** Asked for outside of the base: nothing of the site may be. */
let outside: string[];
let failed: string[];

test.beforeAll(async () => {
  server = await startOwnServer('.local/mun');
  origin = server.url;
});

test.afterAll(() => server.goDown());

test.beforeEach(({ page }) => {
  [outside, failed] = [[], []];
  page.on('request', (request) => {
    const { origin: asked, pathname } = new URL(request.url());
    const isInside = asked === origin && `${pathname}/`.startsWith(`${BASE}/`);
    if (!isInside) outside.push(request.url());
  });
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
  page.on('requestfailed', (request) => {
    // A page that is left before its icon has come takes that request with it.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url());
  });
  page.on('pageerror', ({ message }) => failed.push(message));
});

test.afterEach(() => {
  expect(outside).toEqual([]);
  expect(failed).toEqual([]);
});

// Links, pictures and canonical addresses of every page: scripts/site-issues.ts
test('pages open below the path with all that they load', async ({ page }) => {
  for (const path of allPaths.filter((path) => !committeePaths.slice(1).includes(path))) {
    const response = await page.goto(`${origin}${BASE}${path}`);
    await isHydrated(page);
    expect([path, response?.status()]).toEqual([path, 200]);
  }
});

test('from the first page through a menu to the search, and to what it finds', async ({ page }) => {
  await page.goto(`${origin}${BASE}`);
  await expect(page).toHaveURL(`${origin}${BASE}/`);
  await page.goto(`${origin}${BASE}/home`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: about.title, exact: true }).click();
  await expect(page).toHaveURL(`${origin}${BASE}/about`);
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(`${origin}${BASE}/search`);
  await isHydrated(page);
  await page.getByRole('searchbox').fill(committee?.title ?? '');
  await expect(page).toHaveURL(new RegExp(`^${origin}${BASE}/search\\?q=.`));
  await page.getByRole('main').locator('ol a').first().click();
  await expect(page).toHaveURL(`${origin}${BASE}/committees/${committee?.slug}`);
});

test('calendar, contact card and what machines read are below the path', async ({ page, request }) => {
  await page.goto(`${origin}${BASE}/home`);
  const paths = await page
    .locator('link[rel=manifest], link[rel*=icon]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const files = ['robots.txt', 'sitemap.xml', 'secretariat.vcf', 'calendar/conference.ics', 'share/home.png'];
  for (const path of [...paths, ...files.map((file) => `${BASE}/${file}`)]) {
    expect([path, (await request.get(origin + path)).status()]).toEqual([path, 200]);
  }
  const manifest = await (await request.get(`${origin}${BASE}/site.webmanifest`)).json();
  expect([manifest.scope, manifest.start_url]).toEqual([`${BASE}/`, `${BASE}/home`]);
});

test('the offline copy opens below the path', async ({ page, context }) => {
  await page.goto(`${origin}${BASE}/keep`);
  await page.getByRole('button', { name: 'Keep on this phone' }).click();
  await expect(page.getByText('The site is kept on this phone.')).toBeVisible();
  await context.setOffline(true);
  await page.goto(`${origin}${BASE}/about`);
  await expect(page.getByText('This copy was saved on')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([`offline-copy:${BASE}/`]);
});

test('outside of the path nothing answers, and below it an unknown address leads back', async ({ page, request }) => {
  for (const path of ['/', '/home', '/about', '/munster', '/mun.html']) {
    expect([path, (await request.get(origin + path)).status()]).toEqual([path, 404]);
  }
  const unknown = `${origin}${BASE}/no-such-page`;
  expect((await page.goto(unknown))?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: home.title }).click();
  await expect(page).toHaveURL(`${origin}${BASE}/home`);
  failed = failed.filter((url) => url !== unknown);
});

test('until there are photographs, the page of media says when to come back, and nothing against it', async ({
  page,
}) => {
  test.skip(existsSync('content/media.yaml'), 'There are photographs.');
  await page.goto(`${origin}${BASE}/media`);
  const words = [media.title, media.heading, 'Back to Home'].map((text) => RegExp.escape(text));
  const text = new RegExp(`^${words.join('\\s+')}$`, 'i');
  await expect(page.getByRole('main')).toHaveText(text, { useInnerText: true });
});
