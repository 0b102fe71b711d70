/** What visitors open on a page: menus, the dialog, messages, lists. */
import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from '../support/axe.ts';
import * as form from '../support/contact.ts';
import { isHydrated, menu, menuButton } from '../support/page.ts';
import { TIMES, WORD } from '../support/sample.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.afterEach(async ({ page }) => {
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
});

for (const width of [1280, 390])
  test(`the menus at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    if (width === 390) await menuButton(page).click();
    await menu(page).locator('summary', { hasText: 'Committees' }).click();
    await expect(menu(page).getByRole('link', { name: 'The Newsroom' })).toBeVisible();
  });

test('the registration dialog, once the conference is over', async ({ page }) => {
  await page.goto('/home#registration');
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const phase of ['during', 'after'] as const)
  test(`the home page ${phase} the conference`, async ({ page }) => {
    await page.clock.setFixedTime(TIMES[phase]);
    await page.goto('/home');
    await expect(page.getByRole('timer')).toBeVisible();
  });

test('two executive boards', async ({ page }) => {
  await page.goto('/committees/european-council');
  await page.locator('summary', { hasText: 'Executive Board Members' }).click();
  await expect(page.getByRole('link', { name: /^Executive Board 2/ })).toBeVisible();
});

test('the results of a search', async ({ page }) => {
  await page.goto(`/search?q=${WORD}`);
  await expect(page.getByRole('main').getByRole('status')).toContainText(/results? for/);
});

test('the form with errors', async ({ page }) => {
  await form.openForm(page);
  await form.send(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

for (const [outcome, status, text] of [
  ['sent', 200, form.SENT],
  ['not sent', 400, form.FAILED],
] as const)
  test(`a message that was ${outcome}`, async ({ page }) => {
    await form.mockService(page, status);
    await form.openForm(page);
    await form.sendMessage(page);
    await expect(form.toast(page)).toHaveText(text);
  });

test('a page of the offline copy', async ({ page }) => {
  await page.goto('/about');
  await isHydrated(page);
  await page.evaluate(() => document.documentElement.toggleAttribute('data-is-kept'));
  await expect(page.getByRole('complementary', { name: 'Offline copy' })).toBeVisible();
});
