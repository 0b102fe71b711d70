import { expect, type Page, test } from '@playwright/test';

/** An `h1` before the conference, an `h2` from its first day on. */
const heading = (page: Page) => page.getByRole('heading', { name: /^Doors open in / });
const cells = (page: Page) => page.getByRole('timer').locator('[data-unit]');

async function homeAt(page: Page, localTime: string): Promise<void> {
  await page.clock.install({ time: new Date(localTime) });
  await page.goto('/home');
}

test('before the target it counts down every second, in two digits, and knows when clocks change', async ({ page }) => {
  // In winter time, which the doors open an hour early by.
  await homeAt(page, '2024-03-04T15:22:00Z');
  await page.clock.pauseAt(new Date('2024-03-04T15:23:10Z'));
  await expect(heading(page)).toHaveText('Doors open in 46 days', { useInnerText: true });
  await expect(cells(page)).toHaveText(['46', '07', '36', '50']);
  await page.clock.runFor(1000);
  await expect(cells(page)).toHaveText(['46', '07', '36', '49']);
  await page.clock.runFor(49_000);
  await expect(cells(page)).toHaveText(['46', '07', '36', '00']);
  await page.clock.runFor(1000);
  await expect(cells(page)).toHaveText(['46', '07', '35', '59']);
});

test('in a tab that was asleep it is right as soon as the tab is seen again', async ({ page }) => {
  await homeAt(page, '2024-03-04T15:22:00Z');
  await page.clock.pauseAt(new Date('2024-03-04T15:23:10Z'));
  await expect(cells(page)).toHaveText(['46', '07', '36', '50']);
  // Time passes, and no timer runs.
  await page.clock.setSystemTime(new Date('2024-03-04T17:23:10Z'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(cells(page)).toHaveText(['46', '05', '36', '50']);
});

for (const width of [1440, 1024, 390]) {
  test(`more than 99 days stand on one line, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await homeAt(page, '2023-12-20T12:00:00Z');
    await expect(cells(page).first()).toHaveText('121');
    const figures = await cells(page)
      .first()
      .locator('i')
      .evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
    expect(new Set(figures).size).toBe(1);
  });
}

test('across the target it reaches zeros and stops, with no timer left', async ({ page }) => {
  await homeAt(page, '2024-04-19T23:58:00+01:00');
  await page.clock.pauseAt(new Date('2024-04-19T23:59:58+01:00'));
  await expect(cells(page)).toHaveText(['00', '00', '00', '02']);
  await page.clock.runFor(2000);
  await expect(heading(page)).toHaveText('Doors open in 0 days', { useInnerText: true });
  await expect(cells(page)).toHaveText(['00', '00', '00', '00']);
  await page.evaluate(() => {
    const original = window.setTimeout;
    window.setTimeout = ((...args: Parameters<typeof setTimeout>) => {
      document.title = 'A timer was started';
      return original(...args);
    }) as typeof setTimeout;
  });
  await page.clock.runFor(5000);
  await expect(page).not.toHaveTitle('A timer was started');
});

test('from the first day on its heading stands in the frieze of the building', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2024-05-04T12:00:00+01:00'));
  await page.goto('/home');
  for (const width of [640, 960, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const building = (await page.getByRole('timer').boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
    const words = await heading(page).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x, y, width, height };
    });
    // Where the drawings have their plain panel: between the second and the third pier, under the eave.
    const panel = { x: 187 / 720, right: 533 / 720, y: 214 / 584, bottom: 250 / 584 };
    expect.soft((words.x - building.x) / building.width, `${width}`).toBeGreaterThan(panel.x);
    expect.soft((words.x + words.width - building.x) / building.width, `${width}`).toBeLessThan(panel.right);
    expect.soft((words.y + words.height / 2 - building.y) / building.height, `${width}`).toBeGreaterThan(panel.y);
    expect.soft((words.y + words.height / 2 - building.y) / building.height, `${width}`).toBeLessThan(panel.bottom);
  }
});

test.describe('far from the venue', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('it counts to midnight on the visitor’s own clock', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2024-04-19T12:00:00+12:00'));
    await page.goto('/home');
    await expect(cells(page)).toHaveText(['00', '12', '00', '00']);
  });
});

test('it needs no script file, and a tab that slept shows the right time at once', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await homeAt(page, '2024-04-18T12:00:00+01:00');
  await expect(cells(page).first()).toHaveText('01');
  await page.clock.pauseAt(new Date('2024-04-19T12:00:00+01:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(cells(page)).toHaveText(['00', '12', '00', '00']);
});

test('once the conference is over, the seal of each committee leads to its page', async ({ page }) => {
  await homeAt(page, '2024-04-18T12:00:00+01:00');
  const signatories = page.getByRole('region', { name: 'Signed by' });
  await expect(signatories).toBeHidden();
  await homeAt(page, '2024-05-01T12:00:00+01:00');
  await expect(signatories.getByRole('link')).toHaveCount(5);
  await signatories.getByRole('link', { name: 'Ocean Conference' }).click();
  await expect(page).toHaveURL(/\/committees\/ocean$/);
});
