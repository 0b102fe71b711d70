/** With the Tab key alone, through five pages: every stop is seen, in reading order. */
import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '../support/page.ts';

test.use({ viewport: { width: 1280, height: 900 } });

interface Stop {
  name: string;
  /** Within the page, in CSS pixels. */
  left: number;
  top: number;
  bottom: number;
  right: number;
  /** In the header, which is fixed. */
  isFixed: boolean;
  /** In the window, with nothing over its middle. */
  isInView: boolean;
  /** Drawn on the element or, for a card, around the whole card. */
  outlineWidth: number;
}

/** What has the focus; nothing once the focus has left the page. */
function stopOf(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [line = { left: 0, top: 0, right: 0, bottom: 0 }] = element.getClientRects();
    const hit = document.elementFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2);
    const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')];
    return {
      name: `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent)?.trim()}”`,
      left,
      right,
      top: top + scrollY,
      bottom: bottom + scrollY,
      isFixed: element.closest('header') !== null,
      isInView: hit !== null && (element.contains(hit) || hit.contains(element)),
      outlineWidth: Math.max(
        ...outlines.map(({ outlineStyle, outlineWidth }) =>
          outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
        ),
      ),
    };
  });
}

for (const path of ['/home', '/contact', '/committees', '/committees/ocean', '/guidelines']) {
  test(`${path}: every stop is seen, in reading order`, async ({ page }) => {
    await page.goto(path);
    await isHydrated(page);
    const count = await page.locator('a[href], button, input, textarea, summary').filter({ visible: true }).count();
    const stops: Stop[] = [];
    for (let stop: Stop | undefined; stops.length <= count; ) {
      await page.keyboard.press('Tab');
      stop = await stopOf(page);
      if (!stop) break;
      expect.soft(stop.isInView, `${stop.name} is in view`).toBe(true);
      expect.soft(stop.outlineWidth, `${stop.name} shows that it has the focus`).toBeGreaterThanOrEqual(2);
      const previous = stops.at(-1);
      const isAbove = previous && stop.bottom <= previous.top && stop.left < previous.right;
      if (!stop.isFixed) expect.soft(isAbove, `${stop.name} is above ${previous?.name}`).toBeFalsy();
      stops.push(stop);
    }
    expect(stops.length).toBe(count);
    expect(stops[0]?.name).toContain('Skip to content');
  });
}
