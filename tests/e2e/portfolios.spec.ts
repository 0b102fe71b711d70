import { expect, test } from '@playwright/test';

test('a table says which portfolios are free, and typing filters it', async ({ page }) => {
  await page.goto('/committees/jcc');
  const table = page.getByRole('table');
  const status = page.getByRole('search').getByRole('status');
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('row', { name: 'Home Secretary Taken' })).toBeVisible();
  await expect(status).toHaveText('12 portfolios, 7 of them free');

  const field = page.getByRole('searchbox', { name: 'Find a portfolio' });
  await field.fill(' SÉCRETARY');
  await expect(table.getByRole('rowheader')).toHaveText(['Foreign Secretary', 'Home Secretary', 'Press Secretary']);
  await expect(status).toHaveText('3 of 12 portfolios, 1 of them free');
  await field.fill('France');
  await expect(table.getByRole('rowheader')).toHaveCount(0);
  await expect(status).toHaveText('No portfolio has this in its name.');
});

test('the placard offers the portfolios of the committee', async ({ page }) => {
  await page.goto('/committees/jcc/placard');
  await expect(page.locator('#portfolios option')).toHaveCount(12);
});

test('a committee may link to a sheet, or have neither', async ({ page }) => {
  await page.goto('/committees/unga-ess');
  await expect(page.getByRole('link', { name: /^Portfolios/ })).toHaveAttribute(
    'href',
    'https://example.org/unga-ess/portfolios',
  );
  await page.goto('/committees/unsc');
  await expect(page.getByRole('main').getByText('Portfolio')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is there, and no field that does nothing', async ({ page }) => {
    await page.goto('/committees/jcc');
    await expect(page.getByRole('row', { name: 'Foreign Secretary Free' })).toBeVisible();
    await expect(page.getByLabel('Find a portfolio')).toBeHidden();
  });
});
