import { expect, type Page, test } from '@playwright/test';
import { bar, dialog, main, menu, menuButton, PHONE, title } from '../support/page.ts';
import { HOUR_MS, TIMES } from '../support/sample.ts';

const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' });
const registerNow = (page: Page) => main(page).getByRole('button', { name: 'Register Now' });
/** Presses beside the dialog until the dialog closes: a press right after opening leaves the dialog open. */
const closeBeside = (page: Page, press: () => Promise<void>) =>
  expect(async () => {
    await press();
    await expect(dialog(page)).toBeHidden({ timeout: 200 });
  }).toPass();
/** Opens the dialog by its anchor. */
const openByAnchor = (page: Page) => page.evaluate(() => location.assign('#registration'));

/** The end of the last day of registration. */
const CLOSING = Date.parse('2024-04-11T00:00+01:00');

test('in each phase, the first form is focused, warnings come first, and Close is last', async ({ page }) => {
  const form = /^Application Form/;
  const begun = 'The day has begun. Please ring us before you fill in the form.';
  const over = 'The form was for the day that is over. Ask us about the next one.';
  const closed = /^Registration closed on 10\sApril\. Please ask the secretariat before you fill in a form\.$/;
  const ready = /what to have ready$/;
  for (const [time, description, ...parts] of [
    [TIMES.before, '', form, /^Registration is open/, ready, 'Close'],
    [CLOSING, closed, closed, form, ready, 'Close'],
    [TIMES.during, begun, begun, form, 'Close'],
    [TIMES.after, over, over, form, 'Close'],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto('/home');
    await registerNow(page).press('Enter');
    await expect(dialog(page).getByRole('link', { name: form })).toBeFocused();
    await expect(dialog(page).locator('li a, button, [data-when]').filter({ visible: true })).toHaveText(parts);
    await expect(dialog(page)).toHaveAccessibleDescription(description);
  }
});

test('Close is on the screen of a phone in landscape, and with letters of twice the size', async ({ page }) => {
  for (const time of Object.values(TIMES)) {
    await page.clock.setFixedTime(time);
    await page.goto('/home');
    await registerNow(page).press('Enter');
    for (const [width, height, letters] of [
      [844, 390, '100%'],
      [667, 375, '100%'],
      [568, 320, '100%'],
      [390, 844, '200%'],
      [320, 568, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, letters);
      await expect(close(page), `${width} px`).toBeInViewport({ ratio: 1 });
      // The button Close, which stays in view, covers little of the dialog, and no link that has the focus.
      const box = await dialog(page).locator('form').boundingBox();
      expect(box?.height, `${width} px`).toBeLessThan(0.24 * height);
      const link = dialog(page).getByRole('link').last();
      await link.focus();
      await link.click({ trial: true });
    }
  }
});

test('the whole height of a card of /home can be clicked', async ({ page }) => {
  await page.goto('/home');
  const card = main(page).locator('section', { has: page.getByRole('heading', { name: 'Registration', exact: true }) });
  const { height = 0 } = (await card.boundingBox()) ?? {};
  for (const y of [2, height - 2]) {
    await card.click({ position: { x: 2, y } });
    await close(page).click();
  }
});

test('a committee offers registration only until the conference is over', async ({ page }) => {
  for (const [time, first] of [
    [TIMES.during, 'Register Now'],
    [TIMES.after, 'First conference?'],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto('/committees/ocean');
    const actions = main(page).locator('section ~ .actions').locator('a, button');
    await expect(actions.filter({ visible: true }).first()).toHaveText(first);
  }
});

test('the dialog keeps the focus, returns it, and closes by Close, Escape or a click outside', async ({ page }) => {
  await page.goto('/home');
  for (const leave of [
    () => close(page).press('Enter'),
    () => page.keyboard.press('Escape'),
    () => closeBeside(page, () => page.mouse.click(5, 5)),
  ]) {
    await registerNow(page).press('Enter');
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect(page.locator(':is(header, main, footer) :focus')).toHaveCount(0);
    }
    await leave();
    await expect(dialog(page)).toBeHidden();
    await expect(registerNow(page)).toBeFocused();
  }
  // The dialog stays open after a double click, and if a press begins inside the dialog, as in selecting text.
  await registerNow(page).dblclick();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('heading').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
});

test('the page behind the dialog neither scrolls nor shifts, even if a scroll bar takes room', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage();
  await page.goto(new URL('/guidelines', baseURL).href);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  const places = () =>
    page.locator(':is(header, nav, main, footer) :is(a, h1, h2, p)').evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top } = part.getBoundingClientRect();
        return [left, top];
      }),
    );
  const before = await places();
  await openByAnchor(page);
  await expect(dialog(page)).toBeVisible();
  await page.mouse.move(25, 520);
  await page.mouse.wheel(0, 350);
  await page.keyboard.press('PageDown');
  expect(await places()).toEqual(before);
  await browser.close();
});

test('the anchor and the second bar open the dialog; in a page from the history, it is closed', async ({ page }) => {
  const button = bar(page).getByRole('button', { name: 'Registration' });
  await page.goto('/home');
  await page.goto('/about#registration');
  for (const openAgain of [() => button.click(), () => openByAnchor(page)]) {
    await close(page).click();
    await expect(dialog(page)).toBeHidden();
    await openAgain();
    await expect(dialog(page)).toBeVisible();
  }
  // Simulates a page that the browser restores from the history.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(dialog(page)).toBeHidden();
  // Opening the dialog has added nothing to the history.
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('on a page that loads only in part, Register Now works, and the countdown shows the date', async ({ page }) => {
  await page.clock.setFixedTime(TIMES.before);
  await page.route('/home', async (route) => {
    const response = await route.fetch();
    const [arrived = ''] = /^.*<main.*?Register Now<\/button>/s.exec(await response.text()) ?? [];
    await route.fulfill({ response, body: arrived });
  });
  await page.goto('/home');
  await expect(title(page)).toHaveText(/^Countdown to\sGlory: 20\sApril 2024$/, { useInnerText: true });
  await registerNow(page).click();
  await expect(dialog(page).getByRole('link', { name: /^Application Form/ })).toBeVisible();
});

test.describe('far from the venue', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('page and dialog say that registration is open until its last day is over at the venue', async ({ page }) => {
    const shown = page.getByText(/Registration (is open|closed)/).filter({ visible: true });
    await page.clock.install({ time: CLOSING - HOUR_MS });
    await page.goto('/parents-and-schools#registration');
    await page.clock.pauseAt(CLOSING - 1000);
    await expect(shown).toHaveText(Array(2).fill(/Registration is open until 10\sApril\./), { useInnerText: true });
    await page.clock.runFor(1000);
    await expect(shown).toHaveText(Array(2).fill(/Registration closed on 10\sApril/), { useInnerText: true });
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the dialog fits the screen; a tap beside it closes it, and focuses the menu button', async ({ page }) => {
    await page.goto('/committees');
    await menuButton(page).tap();
    await menu(page).getByRole('button', { name: 'Register Now' }).tap();
    await expect(close(page)).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(menu(page)).toBeHidden();
    await closeBeside(page, () => page.touchscreen.tap(10, 90));
    await expect(menuButton(page)).toBeFocused();
  });
});
