import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { addressalPath, committeePath, routes } from '../src/lib/routes.ts';

const slugsIn = (folder: string) => readdirSync(`content/${folder}`).map((file) => file.replace(/\.md$/, ''));

export const committeePaths = slugsIn('committees').map(committeePath);
export const addressalPaths = slugsIn('addressals').map(addressalPath);

/** Every page of the site but the one for unknown addresses. */
export const allPaths = [...Object.values(routes), ...committeePaths, ...addressalPaths];

/** A small phone in the hand. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Waits until every island of the page has taken over its markup. */
export async function isHydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
