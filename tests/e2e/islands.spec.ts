/** When an island's script is asked for: src/shell/loaded-directive.client.ts. */
import { expect, type Page, test } from '@playwright/test';
import { isHydrated, withhold } from '../support/page.ts';

const PAGES = ['/home', '/contact', '/search', '/keep'];

const PICTURES = /\.(svg|avif|webp|png)$/;

function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && asked.push(new URL(request.url()).pathname));
  return asked;
}

for (const path of PAGES) {
  test(`${path} asks for no script file until its first view is there, and then for it`, async ({ page }) => {
    await page.clock.install();
    // Only the test lets time pass, so that a slow machine does not reach the directive's patience.
    await page.clock.pauseAt(Date.now() + 60_000);
    const release = await withhold(page, PICTURES);
    const asked = scriptsOf(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(1000);
    // Whatever was asked for before this would stand before it.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(asked).toEqual([]);
    release();
    await isHydrated(page);
    expect(asked).not.toEqual([]);
  });
}

test('a picture that hangs holds no island back for long', async ({ page }) => {
  await page.clock.install();
  await withhold(page, PICTURES);
  await page.goto('/home', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('astro-island[ssr]')).not.toHaveCount(0);
  await page.clock.runFor(2000);
  await isHydrated(page);
});
