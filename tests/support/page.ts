import { expect, type Page } from '@playwright/test';

/** A small phone in the hand. Firefox cannot emulate one, but has its window and takes taps. */
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

/** Translates a page as browsers do it, which put each text into an element: `Send` becomes `«Send»`. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate((tagName) => {
    const walker = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(
      ({ data, parentElement }) => data.trim() && parentElement?.matches(':not(style, script)'),
    )) {
      const element = document.createElement(tagName);
      text.replaceWith(element);
      element.textContent = `«${text.data}»`;
    }
  }, 'font');
}

/** Waits until every island of the page runs. */
export async function isHydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
