import { expect, test } from '@playwright/test';
import { menuButton, PHONE } from '../support/page.ts';

test.use({ javaScriptEnabled: false });

for (const [path, text] of [
  ['/home', 'Register Now'],
  ['/guidelines', 'Committee overview'],
  ['/committees', 'Congress of Vienna'],
  ['/committees/european-council', 'Prime Minister of Estonia'],
  ['/committees/ocean/placard', 'write your portfolio on the line'],
  ['/first-conference', 'without JavaScript your ticks are lost'],
  ['/schedule', 'Summit at the harbour'],
  ['/announcements', 'Hall 1 has no power.'],
  ['/search', 'The search needs JavaScript'],
  ['/keep', 'Keeping the site needs JavaScript, which is turned off.'],
  ['/contact', 'The form needs JavaScript'],
] as const) {
  test(`${path} can be read and left, and shows no field or button that does nothing`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
    // What opens the registration is a form of its own.
    const others = page.locator(':not([form="open-registration"])');
    await expect(main.getByRole('button').and(others)).toHaveCount(0);
    for (const role of ['textbox', 'searchbox', 'radio', 'form'] as const)
      await expect(main.getByRole(role)).toHaveCount(0);
  });
}

test('the boxes of the checklist tick, and nothing counts them', async ({ page }) => {
  await page.goto('/first-conference');
  await page.getByRole('checkbox', { name: 'Pin on your badge' }).check();
  await expect(page.getByText(/\d+ of \d+ done/)).toBeHidden();
});

test('menus, toggle and registration open all the same', async ({ page }) => {
  await page.goto('/committees/european-council');
  await page.locator('summary', { hasText: 'Committees' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Ocean Conference' }),
  ).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Doors open in 0 days' })).toBeVisible();
  await expect(page.getByRole('timer').locator('[data-unit]')).toHaveText(['00', '00', '00', '00']);
});

test('the page of a case file says when it is due, in words that are true on every day', async ({ page }) => {
  await page.goto('/committees/european-council');
  const overview = page.locator('section', { has: page.getByRole('heading', { name: 'Overview' }) });
  await expect(overview).toHaveText(/^overview\s*Case file due: Wednesday, 10 April 2024\.$/i, { useInnerText: true });
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

  test('long pages list their parts', async ({ page }) => {
    await page.goto('/guidelines');
    const parts = page.getByRole('navigation', { name: 'On this page' });
    await parts.getByText('On this page').click();
    await parts.getByRole('link', { name: 'Committee overview' }).click();
    await expect(page).toHaveURL('/guidelines#committee-overview');
    await expect(page.getByRole('heading', { name: 'Committee overview' })).toBeInViewport();
  });
});
