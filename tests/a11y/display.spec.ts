/** Text that stays readable and controls that stay visible, however visitors set their browser. */
import { expect, type Page, test } from '@playwright/test';
import { isHydrated, menuButton } from '../support/page.ts';
import { boundlessControls, motion } from './display.ts';
import { SIZES, sampledPaths } from './extent.ts';
import { paleText } from './pixels.ts';
import { lostSpacedText, lostText } from './reflow.ts';
import { tabWalk } from './tab-walk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isHydrated(page);
}

test('no text is lost when readers space it out, and in forced colours every control has a boundary', {
  tag: '@nightly',
}, async ({ page }) => {
  test.slow();
  for (const path of sampledPaths) {
    await open(page, path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect.soft(await lostSpacedText(page), `${path}, ${size.width} px`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await boundlessControls(page), `${path}, ${size.width} px`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    }
  }
});

test('letters of twice the size leave nothing outside of a phone', async ({ page }) => {
  test.slow();
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of sampledPaths) {
    await open(page, path);
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
      await open(page, path);
      expect.soft(await paleText(page), `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});

test('in forced colours the focus, the current page and the choice of a filter are seen', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/committees');
  expect(await tabWalk(page)).toEqual([]);
  const current = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Committees', exact: true });
  const marked = await current.screenshot();
  await current.evaluate((link) => link.removeAttribute('aria-current'));
  expect(await current.screenshot()).not.toEqual(marked);
  const choice = page
    .getByRole('main')
    .locator('label', { has: page.locator(':checked') })
    .first();
  const chosen = await choice.screenshot();
  await choice.evaluate((label: HTMLLabelElement) => Object.assign(label.control ?? {}, { checked: false }));
  expect(await choice.screenshot()).not.toEqual(chosen);
});

test('nothing moves for visitors who ask for less motion', async ({ page }) => {
  test.slow();
  for (const path of sampledPaths) {
    await open(page, path);
    expect.soft(await motion(page), path).toEqual([]);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Committees', exact: true }).hover();
    expect.soft(await motion(page), `${path}, menu`).toEqual([]);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog#registration')?.showModal());
    expect.soft(await motion(page), `${path}, dialog`).toEqual([]);
  }
});
