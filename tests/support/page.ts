import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** A small phone in the hand. Firefox cannot do as if it were one, but has its window and takes taps. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: ({ browserName }: { browserName: string }, use: (isMobile: boolean) => Promise<void>) =>
    use(browserName !== 'firefox'),
};

/** The button that opens and closes the main navigation on small screens. */
export const menuButton = (page: Page) => page.locator('header summary').first();

/**
 * Stops the installed clock of a page a minute ahead, so that time passes only when a test says so. A slow browser does
 * not reach that time before its clock has stopped.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Keeps files from arriving until the function that is returned is called. */
export async function withhold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Waits until every island of the page has taken over its markup, and knows what it has to show. */
export async function isHydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr], [data-is-looking]')).toHaveCount(0);
}

/** Whether most of a drawing is light or dark, as a visitor sees it. */
export async function groundOf(drawing: Locator): Promise<'light' | 'dark'> {
  const { dominant } = await sharp(await drawing.screenshot()).stats();
  return dominant.g > 127 ? 'light' : 'dark';
}

/** Makes the browser refuse to store anything, as with cookies blocked. Call it before the page is opened. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get });
  });
}
