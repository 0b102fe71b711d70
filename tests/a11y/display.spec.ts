/** Text that stays readable and controls that stay visible, however visitors set their browser. */
import { expect, type Locator, test } from '@playwright/test';
import { isHydrated, menuButton } from '../support/page.ts';
import { lostText, motion, paleText } from './checks.ts';
import { sampledPaths } from './extent.ts';
import { changedPixels, pictureOf } from './in-page.ts';
import { tabWalk } from './tab-walk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('letters of twice the size leave nothing outside of a phone', async ({ page }) => {
  test.slow();
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of sampledPaths) {
    await page.goto(path);
    await isHydrated(page);
    expect.soft(await lostText(page), path).toEqual([]);
  }
  await menuButton(page).click();
  expect(await lostText(page), 'the drawer').toEqual([]);
});

test('text stands out from the pictures behind it', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/', '/home']) {
      await page.goto(path);
      expect.soft(await paleText(page), `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});

test('in forced colours the focus is seen', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/committees');
  expect(await tabWalk(page)).toEqual([]);
});

test('in forced colours the current page and the choice of a filter are marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/committees');
  const current = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Committees', exact: true });
  const choice = page.locator('main label:has(:checked)').first();
  for (const [what, marked, unmark] of [
    ['the current page', current, (link) => link.removeAttribute('aria-current')],
    ['the choice', choice, (label) => Object.assign(label.querySelector('input') ?? {}, { checked: false })],
  ] as [string, Locator, (element: HTMLElement) => void][]) {
    await marked.scrollIntoViewIfNeeded();
    const place = (await marked.boundingBox()) ?? undefined;
    const withMark = await pictureOf(page, place);
    await marked.evaluate(unmark);
    const without = await pictureOf(page, place);
    // At least as much as a thin line below it.
    expect(changedPixels(withMark.data, without.data), what).toBeGreaterThan(withMark.info.width);
  }
});

test('a menu and a dialog open without motion for visitors who ask for less', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Committees', exact: true }).hover();
  expect(await motion(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Register Now' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await motion(page)).toEqual([]);
});
