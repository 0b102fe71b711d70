import { expect, test } from '@playwright/test';
import { ADDRESS } from '../support/contact.ts';
import { menuButton, PHONE } from '../support/page.ts';

test.use({ javaScriptEnabled: false });

test('every kind of page can be read and left, and shows no field or button that does nothing', async ({ page }) => {
  for (const [path, text] of [
    ['/home', 'Register Now'],
    ['/guidelines', 'Committee overview'],
    ['/committees', 'Congress of Vienna'],
    ['/committees/ocean', 'A net that is cut loose in a storm'],
    ['/schedule', 'Summit at the harbour'],
    ['/parents-and-schools/pl', 'Kiedy i gdzie to było?'],
    ['/search', 'The search needs JavaScript'],
    ['/keep', 'Keeping the site needs JavaScript'],
    ['/contact', 'The form needs JavaScript'],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }), path).toBeVisible();
    await expect(main.getByText(text).filter({ visible: true }).first(), path).toBeVisible();
    // What opens the registration is a form of its own.
    const others = page.locator(':not([form="open-registration"])');
    await expect(main.getByRole('button').and(others), path).toHaveCount(0);
    for (const role of ['textbox', 'searchbox', 'form'] as const)
      await expect(main.getByRole(role), path).toHaveCount(0);
  }
});

test('menus, toggle and registration open all the same', async ({ page }) => {
  await page.goto('/committees/european-council');
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Ocean Conference' });
  await page.locator('summary', { hasText: 'Committees' }).click();
  await expect(entry).toBeVisible();
  await page.locator('summary', { hasText: 'Committees' }).click();
  await page.locator('summary', { hasText: 'Executive Board Members' }).click();
  await expect(page.getByRole('link', { name: /^Executive Board 2/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Section' }).getByRole('button', { name: 'Registration' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the countdown of a site that was built after the conference has zeros', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Countdown to Glory: 0 Days!' })).toBeVisible();
  await expect(page.getByRole('timer').locator('[data-unit]')).toHaveText(['00', '00', '00', '00']);
});

test('the search lists all pages, and the secretariat’s address is there', async ({ page }) => {
  await page.goto('/search');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Contact/ })
    .click();
  const link = page.getByRole('region', { name: 'Write or visit' }).getByRole('link', { name: ADDRESS });
  await expect(link).toHaveAttribute('href', `mailto:${ADDRESS}`);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the drawer opens, and its groups one at a time', async ({ page }) => {
    await page.goto('/about');
    await menuButton(page).tap();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.locator('summary', { hasText: 'Committees' }).tap();
    await expect(nav.getByRole('link', { name: 'Ocean Conference' })).toBeVisible();
    await nav.locator('summary', { hasText: 'Addressals' }).tap();
    await expect(nav.getByRole('link', { name: 'Ocean Conference' })).toBeHidden();
  });
});
