/**
 * The negative control: faults are put into pages one by one, and the checks of this folder must find them. A check
 * that finds nothing in a sound page tells something only if it finds the fault in a broken one.
 */
import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '../support/page.ts';
import { CHECKS, checksFor, runCheck } from './checks.ts';
import { DESK_SIZE, type Defect } from './defects/defect.ts';
import { DEFECTS } from './defects.ts';
import { IS_FULL } from './full.ts';
import { prepare } from './in-page.ts';

async function open(page: Page, { path, size = DESK_SIZE }: Pick<Defect, 'path' | 'size'>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  await page.goto(path);
  await isHydrated(page);
  await prepare(page);
}

/** The core sees that every check can find something; the full run, that it finds everything here. */
const firstOfEachCheck = DEFECTS.filter(
  ({ caughtBy }, index) => DEFECTS.findIndex((defect) => defect.caughtBy === caughtBy) === index,
);

for (const defect of IS_FULL ? DEFECTS : firstOfEachCheck) {
  const { name, path, size = DESK_SIZE, caughtBy, saying, seed } = defect;
  test(`${caughtBy} finds ${name}`, async ({ page }) => {
    test.slow(IS_FULL);
    for (const [index, check] of (IS_FULL ? checksFor(path, size.width) : [caughtBy]).entries()) {
      // What a check presses stays pressed: then a page of its own is needed.
      if (index === 0 || !CHECKS[check].isOnlyLooking) {
        await open(page, defect);
        if (typeof seed === 'string') await page.evaluate((css) => window.access.restyle(css), seed);
        else await page.evaluate(seed);
      }
      const findings = await runCheck(page, check);
      if (check === caughtBy) expect(findings, check).toContainEqual(expect.stringMatching(saying));
    }
  });
}

// In the core the specs of the checks say so.
const soundPages = new Map(DEFECTS.map(({ path, size = DESK_SIZE }) => [`${path} ${size.width}`, { path, size }]));
for (const sound of IS_FULL ? soundPages.values() : []) {
  test(`no check finds anything in the sound ${sound.path} at ${sound.size.width} px`, async ({ page }) => {
    test.slow();
    for (const check of checksFor(sound.path, sound.size.width)) {
      await open(page, sound);
      expect.soft(await runCheck(page, check), check).toEqual([]);
    }
  });
}
