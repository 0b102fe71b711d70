import type { Page } from '@playwright/test';
import { prepare } from './in-page.ts';

/** The spacing that WCAG 1.4.12 lets readers set. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Text that cannot be read where it is: cut off, beyond the side of the window, or under other text. */
export async function lostText(page: Page): Promise<string[]> {
  await prepare(page);
  return page.evaluate(() => {
    /** What anti-aliasing and rounding may take, in CSS pixels. */
    const TOLERANCE = 1.5;
    const { nameOf, textLines } = window.access;
    const findings = new Set<string>();
    const width = document.documentElement.clientWidth;
    const sideways = document.documentElement.scrollWidth - width;
    if (sideways > 0) findings.add(`the page scrolls sideways by ${sideways} px`);
    const inFlow: ReturnType<typeof textLines> = [];

    for (const line of textLines()) {
      let isPinned = false;
      let isScrolled = false;
      for (let at: Element | null = line.element; at && at !== document.body; at = at.parentElement) {
        const { display, overflowX, overflowY, position } = getComputedStyle(at);
        isPinned ||= ['fixed', 'sticky'].includes(position) || at.matches(':modal');
        if (display === 'inline' || display === 'contents') continue;
        const box = at.getBoundingClientRect();
        isScrolled ||= /auto|scroll/.test(overflowX + overflowY);
        const isOutX = line.left < box.left - TOLERANCE || line.right > box.right + TOLERANCE;
        const isOutY = line.top < box.top - TOLERANCE || line.bottom > box.bottom + TOLERANCE;
        const isCut = (isOutX && /hidden|clip/.test(overflowX)) || (isOutY && /hidden|clip/.test(overflowY));
        if (isCut && !isScrolled) findings.add(`“${line.text}”: cut by ${nameOf(at)}`);
      }
      const isBeyond = line.left < -TOLERANCE || line.right > width + TOLERANCE;
      if (isBeyond && !isScrolled) findings.add(`“${line.text}”: beyond the window`);
      if (!isPinned) inFlow.push(line);
    }

    inFlow.sort((a, b) => a.top - b.top);
    for (const [index, line] of inFlow.entries()) {
      for (const other of inFlow.slice(index + 1)) {
        if (other.top > line.bottom - TOLERANCE) break;
        const height = Math.min(line.bottom, other.bottom) - other.top;
        const overlap = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        if (height > 3 && overlap > 3) findings.add(`“${line.text}”: over “${other.text}”`);
      }
    }
    return [...findings];
  });
}

/** Text that is lost once readers space it out. */
export async function lostSpacedText(page: Page): Promise<string[]> {
  await prepare(page);
  const undo = await page.evaluateHandle((css) => window.access.restyle(css), SPACING);
  const findings = await lostText(page);
  await undo.evaluate((restore) => restore());
  return findings;
}
