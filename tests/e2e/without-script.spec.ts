import { expect, test } from '@playwright/test';
import { bar, cells, dialog, main, menu, menuButton, PHONE, title } from '../support/page.ts';
import { conference } from '../support/sample.ts';

test.use({ javaScriptEnabled: false });

test('every kind of page can be read and left, without useless fields or buttons', async ({ page }) => {
  for (const [path, ...texts] of [
    ['/home', 'Register Now'],
    ['/guidelines', 'Committee overview'],
    ['/committees', 'Congress of Vienna'],
    ['/committees/ocean', 'A net that is cut loose in a storm'],
    ['/schedule', 'Summit at the harbour'],
    ['/parents-and-schools/pl', 'Kiedy i gdzie to było?'],
    // Without script, the search page lists all pages.
    ['/search', 'The search needs JavaScript', 'Parents and schools'],
    ['/contact', 'The form needs JavaScript', conference.email],
  ] as const) {
    await page.goto(path);
    await expect(title(page), path).toBeVisible();
    await expect(menu(page), path).toBeVisible();
    for (const text of texts)
      await expect(main(page).getByText(text).filter({ visible: true }), path).not.toHaveCount(0);
    // Buttons that open registration are left out: they work without script.
    const others = page.locator(':not([form="open-registration"])');
    await expect(main(page).getByRole('button').and(others), path).toHaveCount(0);
    for (const role of ['textbox', 'searchbox', 'form'] as const)
      await expect(main(page).getByRole(role), path).toHaveCount(0);
  }
});

test('a site built after the conference says that it is over, and has no countdown', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'The first conference is over' })).toBeVisible();
  await expect(main(page).getByText('Five questions, one day and a pot of soup')).toBeHidden();
  await expect(cells(page)).toHaveText(['00', '00', '00', '00']);
});

test('menus, drawer, toggle and registration open without script', async ({ page }) => {
  await page.goto('/committees/european-council');
  const entry = menu(page).getByRole('link', { name: 'Ocean Conference' });
  await page.locator('summary', { hasText: 'Committees' }).click();
  await expect(entry).toBeVisible();
  await page.locator('summary', { hasText: 'Committees' }).click();
  await page.locator('summary', { hasText: 'Executive Board Members' }).click();
  await expect(page.getByRole('link', { name: /^Executive Board 2/ })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Registration' }).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.setViewportSize(PHONE.viewport);
  await menuButton(page).click();
  await page.locator('summary', { hasText: 'Committees' }).click();
  await expect(entry).toBeVisible();
});
