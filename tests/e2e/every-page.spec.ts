/** Every page in narrow and wide windows, and in the dark scheme. */
import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolations } from '../support/axe.ts';
import { isDrawn, main, menu, menuButton, title } from '../support/page.ts';
import { allPaths, TIMES } from '../support/sample.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** The pages with React, the only ones that load a script file. */
const WITH_SCRIPT_FILE = ['/contact', '/search'];

/** Unexpected requests and log messages, collected as they occur. */
function problemsOf(page: Page, baseURL: string): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    // For `/no-such-page`, the browser logs an error of its own.
    const isAboutStatus = message.text().includes('404 (Not Found)');
    if (['error', 'warning'].includes(message.type()) && !isAboutStatus) problems.push(message.text());
  });
  page.on('request', (request) => {
    const isStray = request.resourceType() === 'script' && !WITH_SCRIPT_FILE.includes(new URL(page.url()).pathname);
    if (!request.url().startsWith(baseURL) || isStray) problems.push(`asks for ${request.url()}`);
  });
  return problems;
}

test('every page is accessible, fits, loads from no other site, stores and logs nothing; only 404 is unlisted', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const problems = problemsOf(page, `${baseURL}`);
  await page.clock.setFixedTime(TIMES.before);
  for (const path of [...allPaths, '/no-such-page']) {
    expect.soft((await page.goto(path))?.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
    const unlisted = page.locator('meta[name=robots][content=noindex]');
    expect.soft(await unlisted.count(), path).toBe(path === '/no-such-page' ? 1 : 0);
    await isDrawn(page);
    const policy = await page.locator('meta[http-equiv=content-security-policy]').getAttribute('content');
    expect.soft(policy, path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect.soft(policy, path).toContain("worker-src 'none'");
    const { cookies, origins } = await page.context().storageState({ indexedDB: true });
    const inSession = await page.evaluate(() => sessionStorage.length);
    expect.soft([...cookies, ...origins, inSession], path).toEqual([0]);
    await expect.soft(title(page), path).toHaveCount(1);
    await expectNoViolations(page, 'dark');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
    }
    expect.soft(problems.splice(0), path).toEqual([]);
  }
});

/** Words broken across two lines. The first letter is left out: an initial is larger than one line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.visually-hidden')) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        range.setStart(text, index + 1);
        range.setEnd(text, index + word.length);
        const { top, bottom } = range.getBoundingClientRect();
        const [line] = range.getClientRects();
        if (line && bottom - top > 1.5 * line.height) broken.push(word);
      }
    }
    return broken;
  });
}

test('with letters of twice the size, a phone still shows everything, and breaks no word', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/', '/home', '/contact', '/no-such-page']) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
  for (const path of ['/about', '/committees', '/committees/newsroom', '/guidelines', '/addressals/debating-society']) {
    await page.goto(path);
    for (const summary of await main(page).locator('summary').all()) await summary.click();
    await expectNoSidewaysScroll(page);
    expect.soft(await brokenWords(page), path).toEqual([]);
  }
  await menuButton(page).click();
  await menu(page).locator('summary', { hasText: 'Committees' }).click();
  expect(await menu(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
