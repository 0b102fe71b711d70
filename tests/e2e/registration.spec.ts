import { expect, type Page, test } from '@playwright/test';
import { menuButton, PHONE } from '../support/page.ts';
import { HOUR_MS, TIMES } from '../support/sample.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose Registration Type' });
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' });
const registerNow = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Register Now' });

test('it closes by Close, by Escape and by a click outside, and gives the focus back', async ({ page }) => {
  await page.goto('/home');
  for (const leave of [() => close(page).click(), () => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await registerNow(page).click();
    await dialog(page).getByRole('heading').click();
    await expect(dialog(page)).toBeVisible();
    await leave();
    await expect(dialog(page)).toBeHidden();
    await expect(registerNow(page)).toBeFocused();
  }
});

test('it stays after a double click, and when a press begins or ends inside it', async ({ page }) => {
  await page.goto('/home');
  await registerNow(page).dblclick();
  await expect(dialog(page)).toBeVisible();
  const { x = NaN, y = NaN } = (await dialog(page).getByRole('heading').boundingBox()) ?? {};
  const inside: [number, number] = [x + 5, y + 5];
  const outside: [number, number] = [5, 5];
  for (const [from, to] of [
    [inside, outside],
    [outside, inside],
  ] as const) {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  }
  await page.mouse.click(...outside);
  await expect(dialog(page)).toBeHidden();
});

test('the page behind it does not scroll', async ({ page }) => {
  const position = () => page.evaluate(() => scrollY);
  await page.goto('/guidelines');
  await page.mouse.wheel(0, 600);
  await expect.poll(position).toBe(600);
  await page.evaluate(() => location.assign('#registration'));
  await expect(dialog(page)).toBeVisible();
  for (const point of [{ x: 5, y: 500 }, (await dialog(page).boundingBox()) ?? { x: NaN, y: NaN }]) {
    await page.mouse.move(point.x + 20, point.y + 20);
    await page.mouse.wheel(0, 350);
  }
  await page.keyboard.press('PageDown');
  await close(page).click();
  await expect(dialog(page)).toBeHidden();
  expect(await position()).toBe(600);
});

test('nothing shifts when it opens, where a scroll bar takes room', async ({ playwright, launchOptions, baseURL }) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage();
  await page.goto(new URL('/guidelines', baseURL).href);
  const places = () =>
    page.locator(':is(header, nav, main, footer) :is(a, h1, h2, p)').evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top } = part.getBoundingClientRect();
        return [left, top];
      }),
    );
  const before = await places();
  await page.evaluate(() => location.assign('#registration'));
  await expect(dialog(page)).toBeVisible();
  expect(await places()).toEqual(before);
  await browser.close();
});

test('a page that comes back from the history comes back without it', async ({ page }) => {
  await page.goto('/about#registration');
  await expect(dialog(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(dialog(page)).toBeHidden();
});

test('by keyboard, the focus goes into the dialog and stays there', async ({ page }) => {
  await page.goto('/home');
  await registerNow(page).press('Enter');
  await expect(dialog(page)).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator(':is(header, main, footer) :focus')).toHaveCount(0);
  }
  await close(page).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(registerNow(page)).toBeFocused();
});

test('a link with its anchor opens it, on any page and more than once', async ({ page }) => {
  await page.goto('/about#registration');
  await expect(dialog(page)).toBeVisible();
  await close(page).click();
  await expect(dialog(page)).toBeHidden();
  await page.evaluate(() => location.assign('#registration'));
  await expect(dialog(page)).toBeVisible();
});

test('it opens from the second bar', async ({ page }) => {
  await page.goto('/guidelines');
  await page.getByRole('navigation', { name: 'Section' }).getByRole('button', { name: 'Registration' }).click();
  await expect(dialog(page)).toBeVisible();
});

for (const [phase, sentence] of [
  ['before', undefined],
  ['during', 'The day has begun.'],
  ['after', 'The form was for the day that is over.'],
] as const)
  test(`${phase} the conference it says what is true`, async ({ page }) => {
    await page.clock.setFixedTime(TIMES[phase]);
    await page.goto('/about#registration');
    await expect(dialog(page).getByRole('link', { name: 'Application Form' })).toBeVisible();
    await expect(dialog(page).getByText('Registration is open')).toBeVisible({ visible: phase === 'before' });
    await expect(dialog(page).getByText('Registration closed')).toBeHidden();
    const link = dialog(page).getByRole('link', { name: 'Contact the secretariat' });
    await expect(link).toBeVisible({ visible: sentence !== undefined });
    if (sentence) await expect(dialog(page).getByText(sentence)).toBeVisible();
  });

for (const timezoneId of ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland'])
  test.describe(`on a clock in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('it is open until its last day is over at the venue, and has closed after that', async ({ page }) => {
      const closing = Date.parse('2024-04-11T00:00+01:00');
      const open = 'Registration is open until 10 April.';
      const closed = 'Registration closed on 10 April';
      await page.clock.install({ time: closing - 36 * HOUR_MS });
      for (const path of ['/home', '/parents-and-schools', '/about#registration']) {
        const place = path.endsWith('#registration') ? dialog(page) : page.getByRole('main');
        for (const time of [closing - 36 * HOUR_MS, closing - HOUR_MS, closing + 36 * HOUR_MS]) {
          await page.clock.setSystemTime(time);
          await page.goto('/');
          await page.goto(path);
          const [shown, hidden] = time < closing ? [open, closed] : [closed, open];
          await expect(place.getByText(shown), path).toBeVisible();
          await expect(place.getByText(hidden), path).toBeHidden();
        }
      }
      await expect(dialog(page).getByText('ask the secretariat')).toBeVisible();
    });
  });

test('it closes while a page is open', async ({ page }) => {
  const closing = Date.parse('2024-04-11T00:00+01:00');
  await page.clock.install({ time: closing - HOUR_MS });
  await page.goto('/about#registration');
  await page.clock.pauseAt(closing - 1000);
  await expect(dialog(page).getByText('Registration is open until 10 April.')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(dialog(page).getByText('Registration closed on 10 April')).toBeVisible();
});

test('the forms come first and take the focus, and Close comes last', async ({ page }) => {
  for (const time of Object.values(TIMES)) {
    await page.clock.setFixedTime(time);
    await page.goto('/home');
    await registerNow(page).press('Enter');
    await expect(dialog(page).getByRole('link').first()).toHaveAccessibleName(/^Application Form/);
    await expect(dialog(page).getByRole('link').first()).toBeFocused();
    await expect(dialog(page).locator('a, button, p').filter({ visible: true }).last()).toHaveText('Close');
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a double tap opens it, and a tap beside it closes it', async ({ page }) => {
    await page.goto('/home');
    const { x = NaN, y = NaN } = (await registerNow(page).boundingBox()) ?? {};
    await page.touchscreen.tap(x + 10, y + 10);
    await page.touchscreen.tap(x + 10, y + 10);
    await expect(dialog(page)).toBeVisible();
    await page.touchscreen.tap(10, 90);
    await expect(dialog(page)).toBeHidden();
  });

  test('it is a sheet within the screen, and gives the focus back to the menu that it was opened from', async ({
    page,
  }) => {
    await page.goto('/committees');
    await menuButton(page).tap();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Register Now' }).tap();
    await expect(close(page)).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await close(page).tap();
    await expect(menuButton(page)).toBeFocused();
  });
});
