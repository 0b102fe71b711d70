import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Every level of WCAG, and best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules about colours: all that another colour scheme can change. */
const COLOURS = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** Expects no axe violations on the page as it is now, in both colour schemes. */
export async function expectNoViolations(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const [colorScheme, runOnly] of [
    ['light', TAGS],
    ['dark', COLOURS],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violations(page, [...runOnly]), `${size?.width} px, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

async function violations(page: Page, runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
    );
  }, runOnly);
}

/** Expects that nobody has to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [width, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect.soft(width, `${shown} px`).toBeLessThanOrEqual(shown ?? 0);
}
