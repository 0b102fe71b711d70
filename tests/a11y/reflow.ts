import type { Page } from '@playwright/test';
import { prepare } from './in-page.ts';

/** Sizes of window at which pages reflow; the first is a desk of 1280 × 1024 at 400 % zoom. */
export const REFLOW_SIZES = [
  { width: 320, height: 256 },
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 900 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** At each size: no sideways scrolling, and no text that is lost. The window keeps the last size. */
export async function reflow(page: Page, sizes = REFLOW_SIZES): Promise<string[]> {
  const findings: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const finding of await lostText(page)) findings.push(`${size.width} × ${size.height}: ${finding}`);
  }
  return findings;
}

/**
 * Finds text that cannot be read where it stands: cut by a box that hides its overflow, beyond the window's side,
 * out of the box that is painted around it, or under other text.
 */
export async function lostText(page: Page): Promise<string[]> {
  await prepare(page);
  return page.evaluate(() => {
    const { nameOf, pinnedBy, textRuns } = window.access;
    /** What anti-aliasing and rounding may take, in CSS pixels. */
    const TOLERANCE = 1.5;
    const findings = new Set<string>();
    const width = document.documentElement.clientWidth;
    const sideways = document.documentElement.scrollWidth - width;
    if (sideways > 0) findings.add(`the page scrolls sideways by ${sideways} px`);
    const runs = textRuns();
    const isPainted = ({ backgroundColor, borderTopWidth, borderLeftWidth }: CSSStyleDeclaration) =>
      !/rgba\(.*, 0\)/.test(backgroundColor) || (borderTopWidth !== '0px' && borderLeftWidth !== '0px');

    for (const { element, text, left, top, right, bottom } of runs) {
      const words = `“${text}”`;
      let isInPainted = false;
      let scrollsX = false;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const box = at.getBoundingClientRect();
        const outX = left < box.left - TOLERANCE || right > box.right + TOLERANCE;
        const outY = top < box.top - TOLERANCE || bottom > box.bottom + TOLERANCE;
        if (outX && !scrollsX && /hidden|clip/.test(style.overflowX)) findings.add(`${words}: cut by ${nameOf(at)}`);
        if (outY && /hidden|clip/.test(style.overflowY)) findings.add(`${words}: cut by ${nameOf(at)}`);
        if (/auto|scroll/.test(style.overflowX) && outX) scrollsX = true;
        if (/auto|scroll/.test(style.overflowY)) break;
        if (!isInPainted && (outX || outY) && isPainted(style)) findings.add(`${words}: stands out of ${nameOf(at)}`);
        isInPainted ||= isPainted(style);
        if (style.position === 'fixed') break;
      }
      if (!scrollsX && (left < -TOLERANCE || right > width + TOLERANCE)) findings.add(`${words}: beyond the window`);
    }

    const flowing = runs.filter(({ element }) => !pinnedBy(element)).sort((a, b) => a.top - b.top);
    for (const [index, run] of flowing.entries()) {
      for (let next = index + 1; next < flowing.length; next++) {
        const other = flowing[next];
        if (!other || other.top > run.bottom - TOLERANCE) break;
        const deep = Math.min(run.bottom, other.bottom) - other.top;
        const wide = Math.min(run.right, other.right) - Math.max(run.left, other.left);
        if (deep > 3 && wide > 3) findings.add(`“${run.text}”: over “${other.text}”`);
      }
    }
    return [...findings];
  });
}
