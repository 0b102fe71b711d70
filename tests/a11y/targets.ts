import type { Page } from '@playwright/test';
import { prepare } from './in-page.ts';

/** WCAG 2.5.5: the side of the square, in CSS pixels, that a finger is given. */
export const LEAST_SIDE = 44;

/**
 * Finds what is pressed on less than 44 by 44 px. Measured is the area that takes the press, by asking the page
 * point by point, with the label of a field and whatever a link is stretched over. Links in a sentence are the
 * criterion's own exception.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  await prepare(page);
  return page.evaluate((least) => {
    const { nameOf } = window.access;
    /** A box that begins between two pixels is pressed on one less. */
    const TOLERANCE = 1;
    const PRESSED = 'a[href], button, summary, input, select, textarea, [role=button], [role=checkbox], [onclick]';
    const findings: string[] = [];
    const at = { x: scrollX, y: scrollY };
    for (const element of document.querySelectorAll<HTMLElement>(PRESSED)) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.matches(':disabled, [type=hidden], [aria-hidden=true] *')
      )
        continue;
      const isForReadersOnly = !window.access.isSeen(element) && getComputedStyle(element).clipPath !== 'none';
      if (isForReadersOnly || isInSentence(element)) continue;
      const rects = [...element.getClientRects()];
      const biggest = rects.sort((a, b) => b.width * b.height - a.width * a.height)[0];
      if (!biggest) continue;
      if (biggest.top < 100 || biggest.bottom > innerHeight - 100)
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { width, height } = pressedArea(element);
      if (width < least - TOLERANCE || height < least - TOLERANCE)
        findings.push(`${nameOf(element)}: is pressed on ${Math.round(width)} × ${Math.round(height)} px`);
    }
    window.scrollTo({ left: at.x, top: at.y, behavior: 'instant' });
    return findings;

    /** Whether other words stand beside it in the same line of text. */
    function isInSentence(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block: HTMLElement | null = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      // biome-ignore lint/performance/useDomNodeTextContent: what is seen, not what is hidden in it.
      let beside = block?.innerText ?? '';
      for (const link of block?.querySelectorAll('a, button') ?? []) {
        // biome-ignore lint/performance/useDomNodeTextContent: as above.
        beside = beside.replace((link as HTMLElement).innerText, '');
      }
      return /\p{Letter}{2}/u.test(beside);
    }

    /** How far, from the middle, the page answers with the element: in half pixels. */
    function pressedArea(element: HTMLElement): { width: number; height: number } {
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      const takes = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return Boolean(hit && (element.contains(hit) || labels.some((label) => label.contains(hit))));
      };
      const [first, ...others] = [...element.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
      let best = { width: 0, height: 0 };
      for (const rect of [first, ...others, ...labels.map((label) => label.getBoundingClientRect())]) {
        if (!rect) continue;
        const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
        if (!takes(x, y)) continue;
        const run = (dx: number, dy: number) => {
          let far = 0;
          while (far < least && takes(x + dx * (far + 0.5), y + dy * (far + 0.5))) far += 0.5;
          return far;
        };
        const width = run(-1, 0) + run(1, 0) + 0.5;
        const height = run(0, -1) + run(0, 1) + 0.5;
        if (Math.min(width, height) > Math.min(best.width, best.height)) best = { width, height };
      }
      return best;
    }
  }, LEAST_SIDE);
}
