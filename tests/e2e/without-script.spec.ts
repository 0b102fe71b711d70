import { expect, test } from '@playwright/test';
import { menuButton, PHONE } from '../support/page.ts';

test.use({ javaScriptEnabled: false });

test('pages have their heading, their text and their ways on, and no button that does nothing', async ({ page }) => {
  for (const path of ['/', '/home', '/guidelines', '/committees/unsc', '/search', '/keep']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Print/ })).toHaveCount(0);
  }
});

test('menus, toggle and registration open all the same', async ({ page }) => {
  await page.goto('/committees/jcc');
  await page.locator('summary', { hasText: 'Committees' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'UNSC' })).toBeVisible();
  await page.locator('summary', { hasText: 'Committees' }).click();
  await page.locator('summary', { hasText: 'Executive Board Members' }).click();
  await expect(page.getByRole('link', { name: /^Executive Board 2/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Section' }).getByRole('button', { name: 'Registration' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the countdown gives way to the date, or to zeros that are true', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: /Countdown to Glory: (0 Days!|.*10 October 2025)/ })).toBeVisible();
});

test('the form gives way to the address', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('form')).toBeHidden();
  await expect(page.getByText('The form needs JavaScript')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'secretariat@example.org' }).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the drawer opens, and its groups one at a time', async ({ page }) => {
    await page.goto('/about');
    await menuButton(page).tap();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.locator('summary', { hasText: 'Committees' }).tap();
    await expect(nav.getByRole('link', { name: 'UNSC' })).toBeVisible();
    await nav.locator('summary', { hasText: 'Addressals' }).tap();
    await expect(nav.getByRole('link', { name: 'UNSC' })).toBeHidden();
  });
});
