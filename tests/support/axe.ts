import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Every level of WCAG, and best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about colours, the only ones that depend on the colour scheme. */
const COLOURS = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

export async function expectNoViolations(page: Page, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async (runOnly) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
      );
    },
    colorScheme === 'light' ? TAGS : COLOURS,
  );
  expect.soft(found, `${page.url()}, ${page.viewportSize()?.width} px, ${colorScheme}`).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [width, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect.soft(width, `${page.url()}, ${shown} px`).toBeLessThanOrEqual(shown ?? 0);
}
