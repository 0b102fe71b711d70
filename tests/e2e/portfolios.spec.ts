import { expect, test } from '@playwright/test';

test('typing filters the portfolios, and the placard offers them', async ({ page }) => {
  await page.goto('/committees/jcc');
  const table = page.getByRole('table');
  const status = page.getByRole('search').locator('[aria-live]');
  const field = page.getByRole('searchbox', { name: 'Find a portfolio' });
  await field.fill(' SÉCRETARY');
  await expect(table.getByRole('rowheader')).toHaveText(['Foreign Secretary', 'Home Secretary', 'Press Secretary']);
  await expect(status).toHaveText('3 of 12 portfolios, 1 of them free');
  await field.fill('France');
  await expect(table.getByRole('rowheader')).toHaveCount(0);
  await expect(status).toHaveText('No portfolio has this in its name.');
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
