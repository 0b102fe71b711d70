/** The site with the keyboard alone, after the ARIA Authoring Practices: https://www.w3.org/WAI/ARIA/apg/patterns/ */
import { expect, type Page, test } from '@playwright/test';
import { isHydrated, menuButton } from '../support/page.ts';
import { sampledPaths } from './extent.ts';
import { tabWalk } from './tab-walk.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [1280, 390]) {
  test(`at ${width} px, Tab walks through a page and shows where it is`, {
    tag: width > 390 ? '@nightly' : [],
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const measured = new Set<string>();
    for (const path of sampledPaths) {
      await page.goto(path);
      await isHydrated(page);
      expect.soft(await tabWalk(page, measured), path).toEqual([]);
    }
  });
}

test('menus open and close by key, one at a time, and close when the focus leaves them', async ({ page }) => {
  await page.goto('/about');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const menus = await navigation(page).locator('details').all();
  expect(menus.length).toBeGreaterThan(1);
  for (const [index, menu] of menus.entries()) {
    const [button, links] = [menu.locator('summary'), menu.getByRole('link')];
    await button.focus();
    for (const key of ['Enter', 'Space']) {
      await press(key);
      await expect(links.first(), `${key} opens the menu`).toBeVisible();
      await expect(button).toBeFocused();
      await press(key);
      await expect(links.first(), `${key} closes the menu`).toBeHidden();
    }
    await press('Enter', 'Tab');
    await expect(links.first(), 'Tab leads into the menu').toBeFocused();
    await press('Escape');
    await expect(links.first(), 'Escape closes the menu').toBeHidden();
    await expect(button).toBeFocused();
    await press('Enter');
    await links.last().focus();
    await press('Tab');
    await expect(links.first(), 'a menu closes when Tab leaves it').toBeHidden();
    const next = menus[index + 1]?.locator('summary');
    if (!next) continue;
    await button.press('Enter');
    await next.press('Enter');
    await expect(links.first(), 'a menu closes when another opens').toBeHidden();
    await press('Enter');
  }
});

test('the groups of a phone’s drawer open one at a time, and it closes on Escape and when the focus leaves it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const drawer = navigation(page);
  await menuButton(page).press('Enter');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(drawer.locator(':focus'), 'Tab leads into the drawer').toHaveCount(1);
  const groups = drawer.locator('details');
  for (const index of [0, 1]) {
    await groups.nth(index).locator('summary').press('Space');
    await expect(groups.nth(index).getByRole('link').first()).toBeVisible();
  }
  await expect(groups.first().getByRole('link').first(), 'one group is open').toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(drawer, 'Escape closes the drawer').toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Register Now' }).press('Tab');
  await expect(drawer, 'the drawer closes when Tab leaves it').toBeHidden();
});

test('the dialog takes the focus, keeps it, closes by Escape and button, and gives it back', async ({ page }) => {
  await page.goto('/home');
  const opener = page.getByRole('main').getByRole('button', { name: 'Register Now' });
  const dialog = page.getByRole('dialog', { name: 'Choose Registration Type' });
  for (const close of ['Escape', 'button']) {
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus'), 'the dialog takes the focus').toHaveCount(1);
    // Twice round, and back.
    for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      await expect(page.locator(':is(header, main, footer) :focus'), `${key} stays in the dialog`).toHaveCount(0);
    }
    if (close === 'button') await dialog.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press(close === 'button' ? 'Enter' : close);
    await expect(dialog, `${close} closes the dialog`).toBeHidden();
    await expect(opener, 'the dialog gives the focus back').toBeFocused();
  }
});
