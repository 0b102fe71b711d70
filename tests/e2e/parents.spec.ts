import { expect, test } from '@playwright/test';
import { PHONE } from '../support/page.ts';

test('date, place and dress code are seen without scrolling', async ({ page }) => {
  await page.goto('/parents-and-schools');
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
