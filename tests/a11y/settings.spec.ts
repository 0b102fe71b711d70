/** What visitors ask of their system and the site follows: no motion, colours of their own. */
import { expect, test } from '@playwright/test';
import { isHydrated } from '../support/page.ts';
import { allPaths, committeePaths } from '../support/site.ts';
import { forcedColours } from './forced-colours.ts';
import { IS_FULL } from './full.ts';
import { endlessMotion, motionFaults } from './motion.ts';
import { tabWalk } from './tab-walk.ts';

const core = ['/', '/contact', ...committeePaths.slice(0, 1)];
const everyPath = [...allPaths, '/no-such-page'];

test('nothing moves for those who ask for it, whatever they point at or open', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of IS_FULL ? everyPath : core) {
    await page.goto(path);
    await isHydrated(page);
    const findings = await motionFaults(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Committees', exact: true }).hover();
    findings.push(...(await motionFaults(page)));
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog#registration')?.showModal();
      window.scrollTo({ top: document.body.scrollHeight });
    });
    findings.push(...(await motionFaults(page)));
    expect.soft(findings, path).toEqual([]);
  }
});

test('what moves on by itself has a control that stops it', async ({ page }) => {
  for (const path of IS_FULL ? everyPath : core) {
    await page.goto(path);
    expect.soft(await endlessMotion(page), path).toEqual([]);
  }
});

for (const width of [1440, 390]) {
  test(`in colours of the system every control, state, icon and focus is seen at ${width} px`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const measured = new Set<string>();
    for (const path of IS_FULL ? everyPath : core) {
      await page.goto(path);
      await isHydrated(page);
      expect.soft(await forcedColours(page), path).toEqual([]);
      if (IS_FULL || path === '/contact') expect.soft(await tabWalk(page, measured), path).toEqual([]);
    }
  });
}
