/**
 * One visit to every page: it arrives complete, and works for everyone in every window and colour scheme. After an
 * intended change of what screen readers get:
 *
 *   npx playwright test tests/a11y/pages.spec.ts --update-snapshots
 */
import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '../support/page.ts';
import { TIMES } from '../support/sample.ts';
import { startWeighing } from '../support/weight.ts';
import { expectNoFindings } from './axe.ts';
import { boundlessControls, lostSpacedText, lostText, motion, smallTargets } from './checks.ts';
import { everyPath, IS_FULL, NOT_FOUND, SIZES } from './extent.ts';

/** Pages with a part that changes while it is on screen: no other loads a script file. */
const INTERACTIVE = ['/contact', '/search', '/keep'];
/** A page without `main`’s surroundings, which all pages but the first share. */
const SHORTEST = '/coming-soon';
/** Made like another page, whose tree speaks for them. */
const LIKE_ANOTHER = /^\/committees\/(?!european-council)|\/(debating-society|vote|bus|forms|pl|privacy)$/;

// First a phone in the hand, on which the page is weighed.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

test.beforeEach(({ page }) => page.clock.setFixedTime(TIMES.before));

for (const path of everyPath) {
  test(`${path} is complete, light and accessible`, async ({ page, context, baseURL }) => {
    test.slow();
    const problems: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    // The context hears of what workers ask for, too.
    context.on('request', (request) => {
      const isExtraScript = request.resourceType() === 'script' && !INTERACTIVE.includes(path);
      if (isExtraScript || !request.url().startsWith(`${baseURL}/`) || request.url().endsWith('/search.json'))
        problems.push(`asks for ${request.url()}`);
    });
    const tooHeavy = startWeighing(page, path);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    await isHydrated(page);
    expect.soft(await tooHeavy()).toEqual([]);
    expect(response?.status()).toBe(path === NOT_FOUND ? 404 : 200);
    expect.soft(await leftBehind(page)).toEqual([]);
    await expect(page).toHaveTitle(/\S · \S/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect.soft(await motion(page)).toEqual([]);
    if (path !== SHORTEST && !LIKE_ANOTHER.test(path))
      await expect.soft(page.locator('main')).toMatchAriaSnapshot({ name: `${nameOf(path)}.aria.yml` });

    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect.soft(await lostText(page), `text at ${size.width} px`).toEqual([]);
      expect.soft(await smallTargets(page, 'main'), `targets at ${size.width} px`).toEqual([]);
      await expectNoFindings(page);
      if (!IS_FULL) continue;
      expect.soft(await lostSpacedText(page), `spaced text at ${size.width} px`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await boundlessControls(page), `forced colours at ${size.width} px`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    }
    expect(problems).toEqual(path === NOT_FOUND ? [expect.stringContaining('404')] : []);
  });
}

test('every page has the same header, second bar and footer', async ({ page }) => {
  await page.goto(SHORTEST);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await smallTargets(page), `targets at ${size.width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${nameOf(SHORTEST)}.aria.yml` });
});

/** What a page has stored on the device. */
async function leftBehind(page: Page): Promise<string[]> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const kept = await page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ...Object.keys(sessionStorage),
  ]);
  return [...cookies.map(({ name }) => name), ...origins.map(({ origin }) => origin), ...kept];
}

function nameOf(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'splash';
}
