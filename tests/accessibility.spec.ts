import { expect, test } from '@playwright/test';
import { findingsOf, runAxe } from './access/axe.ts';
import { type MatrixRun, note } from './access/matrix.ts';
import { setMode, setSize, viewsOf } from './access/views.ts';
import { isHydrated } from './page.ts';
import { allPaths } from './site.ts';

for (const [index, path] of [...allPaths, '/no-such-page'].entries()) {
  test(`${path}: nothing to be said against it, in any window and mode`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await isHydrated(page);
    const runs: MatrixRun[] = [];
    for (const [size, modes] of viewsOf(index)) {
      await setSize(page, size);
      for (const mode of modes) {
        await setMode(page, mode);
        const result = await runAxe(page);
        expect.soft(findingsOf(result), `${size.name}, ${mode.name}`).toEqual([]);
        runs.push({ row: path, view: size.name, mode: mode.name, ...result });
      }
    }
    await note('routes', runs);
  });
}
