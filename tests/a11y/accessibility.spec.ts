import { expect, test } from '@playwright/test';
import { isHydrated } from '../support/page.ts';
import { allPaths } from '../support/site.ts';
import { findingsOf, runAxe } from './axe.ts';
import { setMode, setSize, viewsOf } from './views.ts';

for (const [index, path] of [...allPaths, '/no-such-page'].entries()) {
  test(`${path}: nothing to be said against it, in any window and mode`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await isHydrated(page);
    for (const [size, modes] of viewsOf(index)) {
      await setSize(page, size);
      for (const mode of modes) {
        await setMode(page, mode);
        expect.soft(findingsOf(await runAxe(page)), `${size.name}, ${mode.name}`).toEqual([]);
      }
    }
  });
}
