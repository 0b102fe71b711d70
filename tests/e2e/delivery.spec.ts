import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { menuButton } from '../support/page.ts';
import { SAMPLE_DIST } from '../support/sample.ts';

/** The page can be read and left: heading, some text, and the navigation, if need be behind its button. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(((await page.getByRole('main').textContent()) ?? '').length).toBeGreaterThan(60);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  if (await navigation.isHidden()) await menuButton(page).click();
  await expect(navigation.getByRole('link', { name: 'About', exact: true })).toBeVisible();
}

const PAGES = ['/home', '/committees/jcc', '/contact', '/search'];

for (const [what, pattern] of [
  ['fonts', '**/*.woff2'],
  ['pictures', '**/*.{avif,webp,svg,png}'],
  ['scripts', '**/*.js'],
] as const) {
  test(`without ${what} every page can still be read and left`, { tag: '@nightly' }, async ({ page }) => {
    await page.route(pattern, (route) => route.abort());
    for (const path of PAGES) {
      await page.goto(path);
      await expectUsable(page);
    }
  });
}

test('without its styles every page can still be read and left', { tag: '@nightly' }, async ({ page }) => {
  await page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<style>[\s\S]*?<\/style>/g, '');
      await route.fulfill({ response, body });
    },
  );
  for (const path of PAGES) {
    await page.goto(path);
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(0);
    await expectUsable(page);
  }
});

test('each script missing in turn leaves the pages that load it usable', async ({ page }) => {
  test.slow();
  const scripts = (await readdir(join(SAMPLE_DIST, '_astro'))).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(4);
  for (const script of scripts) {
    await page.route(`**/_astro/${script}`, (route) => route.fulfill({ status: 404 }));
    for (const path of ['/contact', '/search', '/keep']) {
      await page.goto(path);
      await expectUsable(page);
    }
    await page.unroute(`**/_astro/${script}`);
  }
});
