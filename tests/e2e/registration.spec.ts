import { expect, type Page, test } from '@playwright/test';
import { PHONE } from '../support/page.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose Registration Type' });

/* What holds for any modal dialog (keys, focus, how it closes) is in ../a11y/keyboard.spec.ts. */

test('the form opens in a new tab', async ({ page, context }) => {
  await context.route('https://example.org/**', (route) => route.fulfill({ body: 'the form' }));
  await page.goto('/home');
  await page.getByRole('main').getByRole('button', { name: 'A place for you' }).click();
  const tab = context.waitForEvent('page');
  await dialog(page).getByRole('link', { name: 'Application Form' }).click();
  await expect(await tab).toHaveURL('https://example.org/apply');
  await expect(page).toHaveURL('/home');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the second bar opens it as a sheet within the screen', async ({ page }) => {
    await page.goto('/committees');
    await page.getByRole('navigation', { name: 'Section' }).getByRole('button', { name: 'Registration' }).tap();
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
  });
});

test('asked for before the script was there, or by a link, it opens, and closes for good', async ({ page }) => {
  await page.goto('/home?#registration');
  for (const ask of [() => {}, () => page.evaluate(() => location.assign('#registration'))]) {
    await ask();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
  }
});
