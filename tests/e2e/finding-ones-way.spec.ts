import { expect, test } from '@playwright/test';
import { menuButton, PHONE } from '../support/page.ts';

test('committees lead to the one before and the one after, and their cards say the agenda', async ({ page }) => {
  await page.goto('/committees');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'UNSC' }) });
  await expect(card).toContainText('The situation concerning the Democratic Republic of the Congo');
  await page.goto('/committees/hsra');
  await page.getByRole('link', { name: 'Next committee: UNSC' }).click();
  await expect(page).toHaveURL('/committees/unsc');
  await page.getByRole('link', { name: 'Previous committee: HSRA' }).click();
  await expect(page).toHaveURL('/committees/hsra');
  await page.goto('/committees/aippm');
  await expect(page.getByRole('navigation', { name: 'Other committees' }).getByRole('link')).toHaveCount(1);
});

test('the home page leads newcomers and parents to their pages', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('main').getByRole('link', { name: 'Parents and schools' }).click();
  await expect(page).toHaveURL('/parents-and-schools');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'First conference?' }).click();
  await expect(page).toHaveURL('/first-conference');
  await expect(page.getByRole('banner').getByRole('link', { name: 'First conference?' })).toBeHidden();
});

test.describe('on a phone without script', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('the menu does so, too, and long pages list their parts', async ({ page }) => {
    await page.goto('/home');
    await menuButton(page).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Parents and schools' })).toBeVisible();
    await menu.getByRole('link', { name: 'First conference?' }).click();
    await expect(page).toHaveURL('/first-conference');

    for (const [path, part, anchor] of [
      ['/first-conference', 'Words to know', 'words-to-know'],
      ['/guidelines', 'How a committee works', 'how-a-committee-works'],
      ['/parents-and-schools', 'How do we register?', 'question-'],
    ] as const) {
      await page.goto(path);
      const parts = page.getByRole('navigation', { name: 'On this page' });
      await parts.getByText('On this page').click();
      await parts.getByRole('link', { name: part }).click();
      await expect(page).toHaveURL(new RegExp(`#${anchor}`));
      await expect(page.getByRole('heading', { name: part })).toBeInViewport();
    }
  });
});
