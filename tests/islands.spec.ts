/** When an island's script is asked for: src/lib/loaded-directive.ts. */
import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from './page.ts';

const PAGES = ['/home', '/contact', '/search', '/keep'];

/** Keeps the first picture of a page from arriving until the function that is returned is called. */
async function withholdPicture(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.(svg|avif|webp|png)$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && asked.push(new URL(request.url()).pathname));
  return asked;
}

for (const path of PAGES) {
  test(`${path} asks for no script file until its first view is there, and then for it`, async ({ page }) => {
    await page.clock.install();
    const release = await withholdPicture(page);
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
  await withholdPicture(page);
  await page.goto('/home', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('astro-island[ssr]')).not.toHaveCount(0);
  await page.clock.runFor(2000);
  await isHydrated(page);
});
