import { expect, type Page } from '@playwright/test';

/** A small phone in the hand. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Waits until every island of the page has taken over its markup, and knows what it has to show. */
export async function isHydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr], [data-is-looking]')).toHaveCount(0);
}
