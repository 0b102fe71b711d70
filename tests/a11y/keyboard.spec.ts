/** The site with the keyboard alone. */
import { expect, test } from '@playwright/test';
import { isHydrated } from '../support/page.ts';
import { corePaths } from './paths.ts';
import { checkDialog, checkDrawer, checkMenus } from './patterns.ts';
import { tabWalk } from './tab-walk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [1280, 390]) {
  test(`at ${width} px, Tab walks through a page and shows where it is`, {
    tag: width > 390 ? '@nightly' : [],
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const measured = new Set<string>();
    for (const path of corePaths) {
      await page.goto(path);
      await isHydrated(page);
      expect.soft(await tabWalk(page, measured), path).toEqual([]);
    }
  });
}

test('the menus of the header', async ({ page }) => {
  await page.goto('/about');
  await checkMenus(page);
});

test('the drawer of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await checkDrawer(page);
});

test('the registration dialog', async ({ page }) => {
  await page.goto('/home');
  await checkDialog(page);
});
