import { expect, type Page, test } from '@playwright/test';
import { PHONE } from './page.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose Registration Type' });

test('Register Now opens the dialog, Close closes it and gives the focus back', async ({ page }) => {
  await page.goto('/home');
  await expect(dialog(page)).toBeHidden();
  const opener = page.getByRole('main').getByRole('button', { name: 'Register Now' });
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the Registration card opens it too; Escape and a click beside it close it', async ({ page }) => {
  await page.goto('/home');
  const card = page.getByRole('main').getByRole('button', { name: 'Registration' });
  await card.click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await card.click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(10, 450);
  await expect(dialog(page)).toBeHidden();
});

test('both forms open in a new tab', async ({ page, context }) => {
  await context.route('https://example.org/**', (route) => route.fulfill({ body: 'the form' }));
  await page.goto('/home');
  await page.getByRole('main').getByRole('button', { name: 'Register Now' }).click();
  for (const [name, address] of [
    ['Individual Delegate Forms', 'https://example.org/registration/individual'],
    ['School Registration Forms', 'https://example.org/registration/school'],
  ] as const) {
    const tab = context.waitForEvent('page');
    await dialog(page).getByRole('link', { name }).click();
    await expect(await tab).toHaveURL(address);
  }
  await expect(page).toHaveURL('/home');
});

test('the focus stays in the open dialog', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('main').getByRole('button', { name: 'Register Now' }).click();
  await expect(dialog(page)).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first control the browser lends the focus to its own window.
    const place = await page.evaluate(() =>
      document.activeElement === document.body
        ? 'window'
        : document.activeElement?.closest('dialog')
          ? 'dialog'
          : 'page',
    );
    expect(place).not.toBe('page');
  }
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

test('a browser that does not know the command attribute opens and closes it all the same', async ({ page }) => {
  await page.addInitScript(() => {
    delete (HTMLButtonElement.prototype as { commandForElement?: unknown }).commandForElement;
    // The stand-in for such a browser: the attribute does nothing.
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  await page.goto('/home');
  await page.getByRole('main').getByRole('button', { name: 'Register Now' }).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
});
