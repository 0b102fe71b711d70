import { expect, test } from '@playwright/test';
import { findingsOf, runAxe } from './axe.ts';
import { IS_FULL } from './full.ts';
import { DEVICES, type Device, openState, STATES } from './states.ts';
import { MODES, setMode } from './views.ts';

for (const device of Object.keys(DEVICES) as Device[]) {
  test.describe(`on a ${device}`, () => {
    test.use(DEVICES[device]);

    for (const [index, state] of STATES.entries()) {
      if (!state.on.includes(device)) continue;
      // The core turns through the devices and modes; the full run has all of them.
      if (!IS_FULL && state.on[index % state.on.length] !== device) continue;
      const modes = IS_FULL ? MODES : MODES.slice(index % MODES.length).slice(0, 1);
      test(`${state.name}: nothing to be said against it`, async ({ page }) => {
        test.slow(IS_FULL);
        await openState(page, state, device);
        for (const mode of modes) {
          await setMode(page, mode);
          expect.soft(findingsOf(await runAxe(page)), mode.name).toEqual([]);
        }
        await expect(state.shows(page)).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    }
  });
}
