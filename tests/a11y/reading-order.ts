import type { Page } from '@playwright/test';
import { prepare } from './in-page.ts';

/**
 * Compares the order of what Tab stops at (that of the document) with that of the eye: downwards, and in a row
 * to the right; the next column may begin further up. What stays with the window stands in a
 * place of its own, and is compared only with its like.
 */
export async function orderFaults(page: Page): Promise<string[]> {
  await prepare(page);
  return page.evaluate(() => {
    /** What a line or a box may be out of place by. */
    const TOLERANCE = 4;
    const { nameOf, pinnedBy, isSeen } = window.access;
    const findings: string[] = [];
    const isOutOfFlow = (element: Element) => !isSeen(element) && getComputedStyle(element).position === 'absolute';
    const stops = window.access.stops().filter((element) => !isOutOfFlow(element));
    for (const element of stops) if (element.tabIndex > 0) findings.push(`${nameOf(element)}: tabindex above 0`);
    for (const [index, element] of stops.entries()) {
      const before = stops[index - 1];
      if (!before || pinnedBy(before) !== pinnedBy(element)) continue;
      const [from, to] = [before.getClientRects()[0], element.getClientRects()[0]];
      if (!from || !to) continue;
      const isAbove = to.bottom <= from.top + TOLERANCE;
      const isRight = to.left >= from.right - TOLERANCE;
      const overlap = Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top);
      const isInRow = overlap > Math.min(from.height, to.height) / 2;
      const isLeft = to.right <= from.left + TOLERANCE;
      if (isAbove && !isRight) findings.push(`${nameOf(element)}: stands above ${nameOf(before)}, which comes first`);
      else if (isInRow && isLeft)
        findings.push(`${nameOf(element)}: stands left of ${nameOf(before)}, which comes first`);
    }
    return findings;
  });
}
