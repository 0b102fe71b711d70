import { expect, type Page } from '@playwright/test';
import { COLOURS, runAxe } from '../../scripts/axe.ts';

/** Every level of WCAG, and best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no axe violations in the current state of the page. */
export async function expectNoViolations(page: Page, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const violations = await runAxe(page, colorScheme === 'light' ? TAGS : COLOURS);
  const lines = violations.map(({ id, target, summary }) => `${id}: ${target}: ${summary}`);
  expect.soft(lines, `${page.url()}, ${page.viewportSize()?.width} px, ${colorScheme}`).toEqual([]);
}

/** Expects that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [width, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect.soft(width, `${page.url()}, ${shown} px`).toBeLessThanOrEqual(shown ?? 0);
}
