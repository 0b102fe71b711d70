import { expect, test } from '@playwright/test';
import { withhold } from '../support/page.ts';
import { allPaths, conference } from '../support/sample.ts';

const FONTS = /\.woff2$/;

test('titles and descriptions are distinct', async ({ request }) => {
  const heads = await Promise.all(
    allPaths.map(async (path) => {
      const html = await (await request.get(path)).text();
      return [/<title>(.*?)<\/title>/.exec(html)?.[1], /<meta name="description" content="(.*?)"/.exec(html)?.[1]];
    }),
  );
  expect(new Set(heads.map(([title]) => title)).size).toBe(allPaths.length);
  expect(new Set(heads.map(([, description]) => description)).size).toBe(allPaths.length);
});

test('every external link opens in a new tab, tells nothing of this site and says so', async ({ page }) => {
  await page.goto('/committees/european-council');
  const external = page.locator('a[href^="http"]');
  expect(await external.count()).toBeGreaterThan(5);
  const right = page.locator('[target=_blank][rel="noopener noreferrer"]', { hasText: '(opens in a new tab)' });
  await expect(external.and(right)).toHaveCount(await external.count());
});

test('the address for reporting a vulnerability is valid for a year from the month of the build', async ({
  request,
}) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toContain(`Contact: mailto:${conference.email}\n`);
  const days = (Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(366);
});

for (const [path, windowWidth] of [
  ['/home', 390],
  ['/guidelines', 1440],
  // Its heading fits into two lines in one font, and not in another.
  ['/addressals/debating-society', 360],
] as const) {
  test(`fonts that come late are shown, and move next to nothing on ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await withhold(page, FONTS);
    const asked = page.waitForRequest(FONTS);
    await page.setViewportSize({ width: windowWidth, height: 900 });
    await page.goto(path, { waitUntil: 'commit' });
    await asked;
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
    const width = () =>
      page.locator('h1').evaluate((heading) => {
        const text = document.createRange();
        text.selectNodeContents(heading);
        return text.getBoundingClientRect().width;
      });
    const withFallback = await width();
    release();
    await page.waitForLoadState('load');
    const shift = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return Number(document.documentElement.dataset.shift ?? 0);
    });
    expect(shift).toBeLessThan(0.02);
    expect(await width()).not.toBe(withFallback);
  });
}
