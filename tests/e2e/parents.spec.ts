import { expect, test } from '@playwright/test';
import { PHONE } from '../support/page.ts';
import { committeePaths } from '../support/sample.ts';

const PATH = '/parents-and-schools';

test('date, place and dress code are seen without scrolling', async ({ page }) => {
  await page.goto(PATH);
  for (const viewport of [{ width: 1440, height: 900 }, PHONE.viewport]) {
    await page.setViewportSize(viewport);
    for (const fact of [
      '10 and 11 October 2025',
      'The school, Lucknow',
      'Day 1: Indian formals',
      'Day 2: Western formals',
    ]) {
      await expect(page.getByRole('definition').getByText(fact, { exact: true })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the footer leads to it, and it leads to the forms, to every committee and to the secretariat', async ({
  page,
}) => {
  await page.goto('/home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Parents and schools' }).click();
  const main = page.getByRole('main');
  for (const name of [/^Individual Delegate Forms/, /^School Registration Forms/])
    await expect(main.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  for (const path of committeePaths) await expect(main.locator(`a[href="${path}"]`)).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'secretariat@example.org' })).toHaveAttribute('href', /^mailto:/);
  await main.getByRole('button', { name: 'Register Now' }).click();
  await page.getByRole('dialog', { name: 'Choose Registration Type' }).getByRole('button', { name: 'Close' }).click();
  await main.getByRole('link', { name: 'Write to the secretariat' }).click();
  await expect(page).toHaveURL('/contact');
});
