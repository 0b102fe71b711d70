import { expect, type Page, test } from '@playwright/test';

/** The page needs no script. */
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

const home = (page: Page) => page.getByRole('link', { name: 'HOME', exact: true });
const pause = (page: Page) => page.getByRole('checkbox', { name: 'Pause motion' });

test('what drifts on can be stopped by mouse and keyboard', async ({ page }) => {
  await page.goto('/');
  const drifting = () =>
    page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      return running.filter(({ effect }) => effect?.getTiming().iterations === Infinity).length;
    });
  await expect.poll(drifting).toBe(20);
  await pause(page).click();
  await expect.poll(drifting).toBe(0);
  await pause(page).press('Space');
  await expect.poll(drifting).toBe(20);
});

test('nothing moves for visitors who prefer less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main svg use')).toHaveCount(20);
  await expect(pause(page)).toBeHidden();
});

test('everything fits any window without scrolling, and HOME does with letters of twice the size', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [320, 568],
    [480, 320],
    [844, 390],
    [768, 1024],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [home(page), pause(page), ...(await page.locator('h1 span').all())])
      await expect(part, `${width} × ${height}`).toBeInViewport({ ratio: 0.9 });
    const scrolled = await page.evaluate(() => {
      scrollTo(1000, 1000);
      return [scrollX, scrollY];
    });
    expect(scrolled, `${width} × ${height}`).toEqual([0, 0]);
  }
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  for (const [width, height] of [
    [360, 740],
    [667, 375],
    [1280, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(home(page), `${width} × ${height}`).toBeInViewport({ ratio: 0.99 });
  }
});
