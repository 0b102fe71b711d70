/** Every page, in a narrow and a wide window, and in dark colours. */
import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from '../support/axe.ts';
import { isHydrated } from '../support/page.ts';
import { allPaths, TIMES } from '../support/sample.ts';

/** Pages with a part that changes while it is on screen: no other loads a script file. */
const WITH_SCRIPT_FILE = ['/contact', '/keep', '/search'];

/** What a page asks for and logs that it should not, as it comes. */
function problemsOf(page: Page, path: string, baseURL: string): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    // The browser's own word about the page for unknown addresses.
    const isAboutStatus = message.text().includes('404 (Not Found)');
    if (['error', 'warning'].includes(message.type()) && !isAboutStatus) problems.push(message.text());
  });
  // The context hears of what workers ask for, too.
  page.context().on('request', (request) => {
    const isScript = request.resourceType() === 'script';
    if (!request.url().startsWith(baseURL) || (isScript && !WITH_SCRIPT_FILE.includes(path)))
      problems.push(`asks for ${request.url()}`);
  });
  return problems;
}

for (const path of [...allPaths, '/no-such-page', '/offline']) {
  test(`${path} is accessible, fits, asks no other site, stores and logs nothing`, async ({ page, baseURL }) => {
    const problems = problemsOf(page, path, `${baseURL}`);
    await page.clock.setFixedTime(TIMES.before);
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
    await isHydrated(page);
    expect(problems).toEqual([]);
    const policy = await page.locator('meta[http-equiv=content-security-policy]').getAttribute('content');
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(policy).toContain(path === '/keep' ? "worker-src 'self'" : "worker-src 'none'");
    expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
    expect(await page.evaluate(async () => [sessionStorage.length, (await caches.keys()).length])).toEqual([0, 0]);

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
    }
    await expectNoViolations(page, 'dark');
  });
}

test('with letters of twice the size, a phone still shows everything', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/', '/home', '/contact', '/committees', '/committees/ocean', '/guidelines', '/no-such-page']) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
});
