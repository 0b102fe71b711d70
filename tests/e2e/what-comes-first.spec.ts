/** What the pages are for is within reach, before anything that they say besides. */
import { expect, type Page, test } from '@playwright/test';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const PHASES = {
  before: '2025-08-23T15:23:10+05:30',
  during: '2025-10-10T11:00:00+05:30',
  after: '2025-11-01T11:00:00+05:30',
};

async function openAt(page: Page, time: string, size: typeof PHONE, path: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.setViewportSize(size);
  await page.goto(path);
}

for (const [phase, time] of Object.entries(PHASES)) {
  for (const size of [DESKTOP, PHONE]) {
    test(`${phase} the conference, all cards of the home page begin within 1.3 screens of ${size.width} × ${size.height}`, async ({
      page,
    }) => {
      await openAt(page, time, size, '/home');
      const titles = page.getByRole('main').getByRole('heading', { name: /^(Committees|Registration|Contact)$/ });
      await expect(titles).toHaveCount(3);
      const tops = await titles.evaluateAll((all) =>
        all.map((title) => (title.closest('section') ?? title).getBoundingClientRect().top),
      );
      expect(Math.max(...tops)).toBeLessThanOrEqual(1.3 * size.height);
    });
  }
}

test('on a small phone the four figures of the countdown end on the first screen', async ({ page }) => {
  await openAt(page, PHASES.before, { width: 360, height: 740 }, '/home');
  const cells = page.getByRole('timer').locator('div');
  await expect(cells).toHaveCount(4);
  for (const cell of await cells.all())
    for (const part of await cell.locator('> span').all()) await expect(part).toBeInViewport({ ratio: 1 });
});

test('the date, the place and the dress code are on the home page’s first two screens', async ({ page }) => {
  for (const time of [PHASES.before, PHASES.during]) {
    for (const size of [DESKTOP, PHONE]) {
      await openAt(page, time, size, '/home');
      for (const fact of [/10 and 11 October 2025$/, 'The school, Lucknow', /Indian formals/]) {
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
    await openAt(page, PHASES.before, size, '/committees');
    const first = page.getByRole('main').getByRole('listitem').first();
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(limit);
  });
}
