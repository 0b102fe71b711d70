/** One grid for all pages: docs/decisions/0056-one-grid.md. */
import { expect, test } from '@playwright/test';
import { allPaths } from '../support/sample.ts';

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

/** All but the home page; the heading of a photograph is below it. */
const INNER_PAGES = allPaths.filter((path) => path !== '/' && path !== '/home' && !path.startsWith('/media/'));

test.use({ viewport: { width: 1440, height: 900 } });

test('on all inner pages the first heading begins at one height, and the footer keeps one distance', async ({
  page,
}) => {
  const heights = new Set<number>();
  const distances = new Set<number>();
  for (const path of INNER_PAGES) {
    await page.goto(path);
    const { heading, distance } = await page.evaluate(() => {
      const bottoms = [...document.querySelectorAll('main > *')].map((part) => part.getBoundingClientRect().bottom);
      return {
        heading: document.querySelector('h1')?.getBoundingClientRect().top ?? 0,
        distance: (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) - Math.max(...bottoms),
      };
    });
    heights.add(Math.round(heading));
    // It ends in a band, which meets that of the footer.
    if (path === '/coming-soon') expect(Math.round(distance), path).toBe(0);
    else distances.add(Math.round(distance));
  }
  expect(INNER_PAGES.length).toBeGreaterThan(20);
  expect([...heights]).toHaveLength(1);
  expect([...distances]).toHaveLength(1);
});

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

test('on the home page no engraving touches the title beside it', async ({ page }) => {
  await page.goto('/home');
  for (const width of [320, 390, 768, 1024, 1280, 1366, 1408, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overlaps = await page.locator('main section:has(h2):has(img)').evaluateAll((articles) =>
      articles.flatMap((article) => {
        const words = document.createRange();
        words.selectNodeContents(article.querySelector('h2 a, h2 button') ?? article);
        const title = words.getBoundingClientRect();
        const engraving = article.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
        const areLevel = title.top < engraving.bottom && engraving.top < title.bottom;
        return areLevel && title.right > engraving.left && engraving.right > title.left ? [title.right] : [];
      }),
    );
    expect(overlaps, `at ${width} px`).toEqual([]);
  }
});
