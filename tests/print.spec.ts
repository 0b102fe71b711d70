import { expect, type Page, test } from '@playwright/test';
import { committeePaths } from './site.ts';

/** How many sheets of A4 a page prints on. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const path of committeePaths) {
  test(`${path} prints as a brief of one sheet`, async ({ page }) => {
    await page.goto(path);
    expect(await sheets(page)).toBe(1);
  });
}

test('the guidelines print as a handout of two sheets, the committees on one', async ({ page }) => {
  await page.goto('/guidelines');
  expect(await sheets(page)).toBe(2);
  await page.goto('/committees');
  expect(await sheets(page)).toBe(1);
});

test('on paper there is no navigation, and links tell their address', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/committees/unsc');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText(/10 and 11 October 2025, Lucknow · https:/)).toBeVisible();
  const address = await page
    .getByRole('link', { name: /^Background Guide/ })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('https://example.org/unsc/background-guide');
});

test.describe('in the dark scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('a picture drawn for dark ground is printed on dark ground', async ({ page }) => {
    await page.goto('/committees/unsc');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img')).toHaveCSS('background-color', 'rgb(13, 21, 39)');
  });
});
