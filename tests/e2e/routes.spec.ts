import { expect, test } from '@playwright/test';
import { allPaths } from '../support/sample.ts';

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
