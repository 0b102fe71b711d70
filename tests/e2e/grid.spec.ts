/** One grid for all pages: docs/decisions/0056-one-grid.md. */
import { expect, test } from '@playwright/test';

const PAGES = [
  '/home',
  '/about',
  '/committees/ocean',
  '/committees/ocean/placard',
  '/guidelines',
  '/contact',
  '/schedule',
  '/dates',
  '/first-conference',
  '/parents-and-schools',
  '/search',
  '/no-such-page',
];

test.use({ viewport: { width: 1440, height: 900 } });

for (const path of PAGES) {
  test(`the texts of ${path} begin on the twelve columns`, async ({ page }) => {
    await page.goto(path);
    const { count, astray } = await page.evaluate(() => {
      const wrap = document.querySelector('main .wrap')?.getBoundingClientRect() ?? new DOMRect();
      const step = (wrap.width + 24) / 12;
      const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, label), footer :is(p, li)')].filter(
        (text) =>
          text.checkVisibility() &&
          ['start', 'left'].includes(getComputedStyle(text).textAlign) &&
          // Of a row in which one thing follows another, and of a box with its label, the whole begins on a column.
          !text.closest('.actions, .visually-hidden, li:has([type="checkbox"])'),
      );
      const isAstray = (text: Element) => {
        const columns =
          (text.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(text).paddingLeft) - wrap.left) /
          step;
        return Math.abs(columns - Math.round(columns)) * step > 1.5;
      };
      return { count: texts.length, astray: texts.filter(isAstray).map((text) => text.outerHTML.slice(0, 120)) };
    });
    expect(count).toBeGreaterThan(10);
    expect(astray).toEqual([]);
  });
}
