/** States that visitors cause: open menus, dialog, messages, lists. */
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectNoSidewaysScroll, expectNoViolations } from '../support/axe.ts';
import * as form from '../support/contact.ts';
import { main, menu, menuButton, PHONE, status } from '../support/page.ts';
import { TIMES, WORD } from '../support/sample.ts';

test.use({ viewport: PHONE.viewport });

async function expectAccessible(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await expectNoViolations(page, 'dark');
}

test('the menus of a narrow and a wide window', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    if (width === 390) await menuButton(page).click();
    await menu(page).locator('summary', { hasText: 'Committees' }).click();
    await expect(menu(page).getByRole('link', { name: 'The Newsroom' })).toBeVisible();
    await expectAccessible(page);
  }
});

test('the home page during and after the conference, with the registration dialog', async ({ page }) => {
  for (const phase of ['during', 'after'] as const) {
    await page.clock.setFixedTime(TIMES[phase]);
    await page.goto('/home');
    await expectAccessible(page);
  }
  await page.goto('/home#registration');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('two executive boards', async ({ page }) => {
  await page.goto('/committees/european-council');
  await page.locator('summary', { hasText: 'Executive Board Members' }).click();
  await expect(page.getByRole('link', { name: /^Executive Board 2/ })).toBeVisible();
  await expectAccessible(page);
});

test('the results of a search', async ({ page }) => {
  await page.goto(`/search?q=${WORD}`);
  await expect(status(page)).toContainText(/results? for/);
  await expectAccessible(page);
});

test('the form with errors, after a failure, and once the message is sent', async ({ page }) => {
  const service = await form.mockService(page, 400);
  await form.openForm(page);
  await form.send(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await form.sendMessage(page);
  await expect(form.toast(page)).toHaveText(form.FAILED);
  await expectAccessible(page);
  service.behaviour = 200;
  await form.send(page).click();
  await expect(form.toast(page)).toHaveText(form.SENT);
  await expectAccessible(page);
});

test('engravings keep a light ground in browsers that darken pages', async ({ playwright, launchOptions, baseURL }) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=forceDarkModeEnabled=true'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ colorScheme: 'light' });
  await page.goto(new URL('/committees/european-council', baseURL).href);
  const { channels } = await sharp(await main(page).getByRole('img').screenshot()).stats();
  expect(channels[0]?.mean).toBeGreaterThan(127);
  await browser.close();
});
