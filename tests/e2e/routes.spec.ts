import { expect, type Request, test } from '@playwright/test';
import { isHydrated } from '../support/page.ts';
import { allPaths, conference } from '../support/sample.ts';

/** Pages with a part that changes under the visitor’s eyes: no other loads a script file. */
const INTERACTIVE = ['/home', '/contact', '/search', '/keep'];

for (const path of allPaths) {
  test(`${path} is a page of its own, asks for no more than it needs, and leaves nothing behind`, async ({
    page,
    context,
    baseURL,
  }) => {
    const problems: string[] = [];
    const requests: Request[] = [];
    const lost: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    // The context hears of what workers ask for, too.
    context.on('request', (request) => requests.push(request));
    page.on('response', (response) => response.status() >= 400 && lost.push(response.url()));

    const response = await page.goto(path);
    await isHydrated(page);

    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main')).toHaveCount(1);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      path === '/' ? /^https:\/\/[^/]+\/$/ : new RegExp(`^https://[^/]+${path}$`),
    );
    expect(problems).toEqual([]);
    expect(lost).toEqual([]);
    const urls = requests.map((request) => request.url());
    expect(urls.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    // The index of the search is loaded when somebody begins to search, and never before.
    expect(urls.filter((url) => url.endsWith('/search.json'))).toEqual([]);
    if (!INTERACTIVE.includes(path))
      expect(requests.filter((request) => request.resourceType() === 'script').map((request) => request.url())).toEqual(
        [],
      );
    expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
    // Nothing is kept on the device but at the press of a button: tests/e2e/keep.spec.ts.
    const kept = await page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
      ...Object.keys(sessionStorage),
    ]);
    expect(kept).toEqual([]);
  });
}

test('titles and descriptions are distinct', async ({ request }) => {
  const heads = await Promise.all(
    allPaths.map(async (path) => {
      const html = await (await request.get(path)).text();
      return [/<title>(.*?)<\/title>/.exec(html)?.[1], /<meta name="description" content="(.*?)"/.exec(html)?.[1]];
    }),
  );
  expect(new Set(heads.map(([title]) => title)).size).toBe(allPaths.length);
  expect(new Set(heads.map(([, description]) => description)).size).toBe(allPaths.length);
});

test('an unknown address is answered with 404 and ways back', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const response = await page.goto('/committees/no-such-committee');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  expect(requests.filter((path) => path.endsWith('.js'))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/home');
});

test('every external link opens in a new tab, tells nothing of this site and says so', async ({ page }) => {
  await page.goto('/committees/jcc');
  const links = await page.locator('a[href^="http"]').all();
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toContainText('(opens in a new tab)');
  }
});

test('the second bar and the footer stand on every page but the splash page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Section' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto('/about');
  await expect(page.getByRole('navigation', { name: 'Section' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['About', '/about'],
    ['Media', '/media'],
    ['Contact', '/contact'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(footer.getByRole('link', { name: conference.resources[0]?.title ?? '' })).toHaveAttribute(
    'href',
    conference.resources[0]?.url ?? '',
  );
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});
