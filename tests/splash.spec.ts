import { expect, test } from '@playwright/test';

test('the splash page leads home from its first frame', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School Model United Nations');
  await expect(page.getByRole('img', { name: /statue/i })).toBeVisible();
  await expect(page.locator('main i')).toHaveCount(20);
  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await expect(page).toHaveURL('/home');
});

test('the second stage starts 800 ms after the first, and nothing moves for those who ask for it', async ({ page }) => {
  await page.goto('/');
  const statue = page.getByRole('img', { name: /statue/i });
  await expect(statue).toHaveCSS('animation-delay', '0.8s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(
    await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
  ).toBe(0);
  await expect(statue).toHaveCSS('opacity', '1');
});

for (const [width, height] of [
  [320, 480],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const) {
  test(`all of it stands in ${width} × ${height} without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'HOME', exact: true })).toBeInViewport({ ratio: 1 });
    for (const word of ['School', 'Nations'])
      await expect(page.getByText(word, { exact: true })).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
