import { expect, type Page, test } from '@playwright/test';
import { conference } from '../support/sample.ts';

const home = (page: Page) => page.getByRole('link', { name: 'HOME', exact: true });

test('the splash page leads home from its first frame', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(conference.name);
  const moving = await page.evaluate(() => {
    const animations = document.getAnimations();
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 0;
    }
    return animations.length;
  });
  expect(moving).toBeGreaterThan(0);
  await home(page).click();
  await expect(page).toHaveURL('/home');
});

test('what drifts on can be stopped', async ({ page }) => {
  await page.goto('/');
  const drifting = () =>
    page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      return running.filter(({ effect }) => effect?.getTiming().iterations === Infinity).length;
    });
  await expect.poll(drifting).toBe(20);
  await page.getByRole('checkbox', { name: 'Pause motion' }).check();
  await expect.poll(drifting).toBe(0);
});

test('everything fits any window without scrolling', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [320, 480],
    [390, 844],
    [480, 320],
    [568, 320],
    [667, 375],
    [844, 390],
    [1024, 500],
    [1024, 600],
    [1024, 768],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const size = `${width} × ${height}`;
    await expect(home(page), size).toBeInViewport({ ratio: 1 });
    for (const word of ['Corrib', 'Nations'])
      await expect(page.getByText(word, { exact: true }), size).toBeInViewport({ ratio: 0.9 });
    const [down, sideways] = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return [scrollHeight - innerHeight, scrollWidth - innerWidth];
    });
    expect(Math.max(down ?? 0, sideways ?? 0), size).toBeLessThanOrEqual(0);
  }
});

test('HOME can be pressed without scrolling, however large the letters are', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.goto('/');
  for (const [width, height] of [
    [360, 740],
    [667, 375],
    [1280, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    const {
      x,
      y,
      width: across,
      height: down,
    } = (await home(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const hit = await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.textContent, [
      x + across / 2,
      y + down / 2,
    ] as const);
    expect(hit, `${width} × ${height}`).toBe('HOME');
    await expect(home(page), `${width} × ${height}`).toBeInViewport({ ratio: 1 });
  }
});
