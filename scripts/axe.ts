import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Rules about colours, the only ones that depend on the colour scheme. */
export const COLOURS = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** The ratio of level AAA for each of level AA: axe reports AAA only where AA is met. */
const ENHANCED: Record<string, string> = { '3:1': '4.5:1', '4.5:1': '7:1' };

/** Insufficient contrast in both colour schemes: one problem for each pair of colours, with a text that has it. */
export async function contrastProblems(page: Page): Promise<Map<string, string>> {
  const problems = new Map<string, string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const { id, help, text, colours } of await runAxe(page, COLOURS)) {
      const { fgColor, bgColor, contrastRatio, expectedContrastRatio = '' } = colours;
      const needed = (id === 'color-contrast' && ENHANCED[expectedContrastRatio]) || expectedContrastRatio;
      const problem = fgColor
        ? `${fgColor} on ${bgColor} has a contrast of ${contrastRatio}, and needs ${needed.replace(':1', '')}`
        : help;
      problems.set(`${colorScheme} mode: ${problem}`, text);
    }
  }
  return problems;
}

/** @param runOnly names of rules, or of groups of them */
export async function runAxe(page: Page, runOnly: readonly string[]) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async (runOnly) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], elementRef: true });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary, element, any }) => ({
          id,
          help,
          target: `${target}`,
          summary: failureSummary,
          text: element?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? '',
          colours: (any[0]?.data ?? {}) as Record<string, string | undefined>,
        })),
      );
    },
    [...runOnly],
  );
}
