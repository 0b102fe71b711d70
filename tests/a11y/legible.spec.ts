/** Text that can be read at every size, spread as its reader likes, on whatever it stands: docs/accessibility.md. */
import { expect, test } from '@playwright/test';
import { isHydrated, menuButton } from '../support/page.ts';
import { allPaths, committeePaths } from '../support/site.ts';
import { IS_FULL } from './full.ts';
import { pixelContrast } from './pixel-contrast.ts';
import { REFLOW_SIZES, reflow } from './reflow.ts';
import { textSpacing } from './text-spacing.ts';

const core = ['/', '/contact', ...committeePaths.slice(0, 1)];
const everyPath = [...allPaths, '/no-such-page'];

const PHONES = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('no page scrolls sideways, and no text is cut, covered or out of its box, at any size and spacing', async ({
  page,
}) => {
  test.slow();
  for (const path of everyPath) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await isHydrated(page);
    for (const size of IS_FULL || core.includes(path) ? REFLOW_SIZES : REFLOW_SIZES.slice(0, 1)) {
      expect.soft(await reflow(page, [size]), path).toEqual([]);
      if (!IS_FULL && !core.includes(path)) continue;
      expect.soft(await textSpacing(page), `${path}, text spread, ${size.width} px`).toEqual([]);
    }
  }
});

for (const letters of [24, 32]) {
  test(`with letters of ${letters} px nothing leaves the screen of a phone`, async ({ page }) => {
    test.slow();
    const client = await page.context().newCDPSession(page);
    await client.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } });
    for (const path of everyPath) {
      await page.goto(path);
      expect.soft(await reflow(page, PHONES), path).toEqual([]);
    }
    await menuButton(page).click();
    expect.soft(await reflow(page, PHONES), 'the drawer').toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of IS_FULL ? [1440, 768, 390] : [390]) {
    test(`text stands out from what is painted under it, ${colorScheme}, ${width} px`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      for (const path of IS_FULL ? everyPath : ['/', '/home']) {
        await page.goto(path);
        await isHydrated(page);
        expect.soft(await pixelContrast(page), path).toEqual([]);
      }
    });
  }
}
