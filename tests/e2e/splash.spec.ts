import { expect, type Page, test } from '@playwright/test';
import { title } from '../support/page.ts';

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
  await expect(title(page)).toBeVisible();
  await expect(page.locator('main svg use')).toHaveCount(20);
  await expect(pause(page)).toBeHidden();
});

test('everything fits any window without scrolling', async ({ page }) => {
  await page.goto('/');
  const sizes = [
    { width: 320, height: 568 },
    { width: 667, height: 375 },
    { width: 1920, height: 1080 },
  ];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const part of [home(page), pause(page), ...(await page.locator('h1 span').all())])
      await expect(part, `${size.width} px`).toBeInViewport({ ratio: 0.9 });
    const scrolled = await page.evaluate(() => {
      scrollTo(1000, 1000);
      return [scrollX, scrollY];
    });
    expect(scrolled, `${size.width} px`).toEqual([0, 0]);
  }
});
