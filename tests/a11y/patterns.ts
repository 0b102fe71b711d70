import { expect, type Page } from '@playwright/test';
import { menuButton } from '../support/page.ts';

/*
 * Patterns of the ARIA Authoring Practices (https://www.w3.org/WAI/ARIA/apg/patterns/), used with the keyboard alone.
 */
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Disclosure navigation: menus open and close by key, one at a time, and close when the focus leaves them. */
export async function checkMenus(page: Page): Promise<void> {
  const menus = await navigation(page).locator('details').all();
  expect(menus.length).toBeGreaterThan(1);
  for (const [index, menu] of menus.entries()) {
    const button = menu.locator('summary');
    const links = menu.getByRole('link');
    await button.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(links.first(), `${key} opens the menu`).toBeVisible();
      await expect(button).toBeFocused();
      await page.keyboard.press(key);
      await expect(links.first(), `${key} closes the menu`).toBeHidden();
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(links.first(), 'Tab leads into the menu').toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links.first(), 'Escape closes the menu').toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(links.first(), 'a menu closes when Tab leaves it').toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    const next = menus[index + 1]?.locator('summary');
    if (!next) continue;
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(links.first(), 'a menu closes when another opens').toBeHidden();
    await page.keyboard.press('Enter');
  }
}

/** The navigation of a small screen: a disclosure whose groups open one at a time. */
export async function checkDrawer(page: Page): Promise<void> {
  const drawer = navigation(page);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(drawer.locator(':focus'), 'Tab leads into the drawer').toHaveCount(1);
  const [one, other] = await drawer.locator('details').all();
  for (const group of [one, other]) {
    await group?.locator('summary').focus();
    await page.keyboard.press('Space');
    await expect(group?.getByRole('link').first() ?? drawer).toBeVisible();
  }
  await expect(one?.getByRole('link').first() ?? drawer, 'one group is open').toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(drawer, 'Escape closes the drawer').toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Register Now' }).focus();
  await page.keyboard.press('Tab');
  await expect(drawer, 'the drawer closes when Tab leaves it').toBeHidden();
}

/** Modal dialog: takes the focus, keeps it and the page behind it, closes by Escape and button, gives the focus back. */
export async function checkDialog(page: Page): Promise<void> {
  const opener = page.getByRole('main').getByRole('button', { name: 'Register Now' });
  const dialog = page.getByRole('dialog', { name: 'Choose Registration Type' });
  for (const close of ['Escape', 'button']) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus'), 'the dialog takes the focus').toHaveCount(1);
    const steps = 2 * (await dialog.locator('a, button').count()) + 2;
    for (let step = 0; step < 2 * steps; step++) {
      const key = step < steps ? 'Tab' : 'Shift+Tab';
      await page.keyboard.press(key);
      await expect(page.locator(':is(header, main, footer) :focus'), `${key} stays in the dialog`).toHaveCount(0);
    }
    if (close === 'Escape') await page.keyboard.press('Escape');
    else {
      await dialog.getByRole('button', { name: 'Close' }).focus();
      await page.keyboard.press('Enter');
    }
    await expect(dialog, `${close} closes the dialog`).toBeHidden();
    await expect(opener, 'the dialog gives the focus back').toBeFocused();
  }
}
