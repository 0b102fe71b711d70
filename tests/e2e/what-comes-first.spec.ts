/** What the pages are for is within reach, before anything that they say besides. */
import { expect, type Page, test } from '@playwright/test';
import { TIMES } from '../support/sample.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
async function openAt(page: Page, time: number, size: typeof PHONE, path: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.setViewportSize(size);
  await page.goto(path);
}

for (const [phase, time] of Object.entries(TIMES)) {
  for (const size of [DESKTOP, PHONE]) {
    test(`${phase} the conference, all cards of the home page begin within 1.3 screens of ${size.width} × ${size.height}`, async ({
      page,
    }) => {
      await openAt(page, time, size, '/home');
      const titles = page.getByRole('main').getByRole('heading', { name: /^(Committees|A place for you|Ask us)$/ });
      await expect(titles).toHaveCount(3);
      const tops = await titles.evaluateAll((all) =>
        all.map((title) => (title.closest('section') ?? title).getBoundingClientRect().top),
      );
      expect(Math.max(...tops)).toBeLessThanOrEqual(1.3 * size.height);
    });
  }
}

test('on a small phone the four figures of the countdown end on the first screen', async ({ page }) => {
  await openAt(page, TIMES.before, { width: 360, height: 740 }, '/home');
  const cells = page.getByRole('timer').locator('div');
  await expect(cells).toHaveCount(4);
  for (const cell of await cells.all())
    for (const part of await cell.locator('> span').all()) await expect(part).toBeInViewport({ ratio: 1 });
});

test('the date and the place are on the home page’s first two screens', async ({ page }) => {
  for (const time of [TIMES.before, TIMES.during]) {
    for (const size of [DESKTOP, PHONE]) {
      await openAt(page, time, size, '/home');
      for (const fact of [/20 April 2024$/, 'Saltmarsh Hall, Galway']) {
        const shown = page.getByRole('main').getByText(fact).filter({ visible: true }).first();
        const { y = Infinity } = (await shown.boundingBox()) ?? {};
        expect(y, `${fact} at ${size.width} px`).toBeLessThan(2 * size.height);
      }
    }
  }
});

for (const [size, limit] of [
  [DESKTOP, 700],
  [PHONE, 760],
] as const) {
  test(`the cards of the committees begin by ${limit} px of ${size.width} × ${size.height}`, async ({ page }) => {
    await openAt(page, TIMES.before, size, '/committees');
    const first = page.getByRole('main').getByRole('listitem').first();
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(limit);
  });
}
