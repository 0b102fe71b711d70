/** Every page with the Tab key alone, and under the finger: docs/accessibility.md. */
import { expect, test } from '@playwright/test';
import { isHydrated } from '../support/page.ts';
import { allPaths, committeePaths } from '../support/site.ts';
import { IS_FULL } from './full.ts';
import { tabWalk } from './tab-walk.ts';
import { smallTargets } from './targets.ts';

const core = ['/contact', ...committeePaths.slice(0, 1)];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of [
  [1440, 900],
  [768, 900],
  [390, 844],
] as const) {
  test(`the Tab key walks through every page at ${width} px, and everything is there for a finger`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const measured = new Set<string>();
    for (const path of IS_FULL
      ? [...allPaths, '/no-such-page']
      : width === 1440
        ? ['/', '/committees', ...core]
        : core) {
      await page.goto(path);
      await isHydrated(page);
      expect.soft(await smallTargets(page), path).toEqual([]);
      expect.soft(await tabWalk(page, measured), path).toEqual([]);
    }
  });
}
