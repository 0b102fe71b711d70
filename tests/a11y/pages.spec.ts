/** Every page in a narrow and a wide window, in both colour schemes. */
import { expect, test } from '@playwright/test';
import { isHydrated } from '../support/page.ts';
import { allPaths, TIMES } from '../support/sample.ts';
import { expectNoSidewaysScroll, expectNoViolations } from './axe.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...allPaths, '/no-such-page', '/offline']) {
  test(`${path} is accessible, and nothing is beyond the window`, async ({ page }) => {
    await page.clock.setFixedTime(TIMES.before);
    await page.goto(path);
    await isHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 1280, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
    }
  });
}

test('with letters of twice the size, a phone still shows everything', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/', '/home', '/contact', '/committees', '/committees/ocean', '/guidelines']) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
});
