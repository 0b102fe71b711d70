/** Presses Tab through five pages: every focused control is visible, and their order is the reading order. */
import { expect, type Page, test } from '@playwright/test';
import { isDrawn } from '../support/page.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** The focused element and its position; undefined once the focus has left the page. */
function stopOf(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [line = { left: 0, top: 0, right: 0, bottom: 0 }] = element.getClientRects();
    const hit = document.elementFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2);
    // The outline of a card is on a pseudo-element.
    const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')];
    return {
      name: `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent)?.trim()}”`,
      left,
      right,
      top: top + scrollY,
      bottom: bottom + scrollY,
      // The header is fixed, so positions of its controls on the page say nothing about their reading order.
      isInHeader: element.closest('header') !== null,
      // The element is in the window, and not covered.
      isInView: hit !== null && (element.contains(hit) || hit.contains(element)),
      hasOutline: outlines.some((style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2),
    };
  });
}

type Stop = NonNullable<Awaited<ReturnType<typeof stopOf>>>;

for (const path of ['/home', '/contact', '/committees', '/committees/ocean', '/guidelines']) {
  test(`${path}: every control that Tab reaches is visible, in reading order`, async ({ page }) => {
    await page.goto(path);
    await isDrawn(page);
    // Tab skips controls with `tabindex="-1"`, which repeat the control before them.
    const controls = page.locator(':is(a[href], button, input, textarea, summary):not([tabindex="-1"])');
    const count = await controls.filter({ visible: true }).count();
    const stops: Stop[] = [];
    while (stops.length <= count) {
      await page.keyboard.press('Tab');
      const stop = await stopOf(page);
      if (!stop) break;
      expect.soft(stop.isInView, `${stop.name} is in view`).toBe(true);
      expect.soft(stop.hasOutline, `${stop.name} shows that it has the focus`).toBe(true);
      const previous = stops.at(-1);
      const isAbove = previous && stop.bottom <= previous.top && stop.left < previous.right;
      if (!stop.isInHeader) expect.soft(isAbove, `${stop.name} is above ${previous?.name}`).toBeFalsy();
      stops.push(stop);
    }
    expect(stops.length).toBe(count);
    expect(stops[0]?.name).toContain('Skip to content');
  });
}
