/** Passing a page on: by the device's own sheet where there is one, else by links, of which one is copied. */
import { expect, type Page, test } from '@playwright/test';
import { announcementPath, routes } from '../../src/routes.ts';
import { committeeOf, committeePaths, conference, edition } from '../support/sample.ts';

const OCEAN = '/committees/ocean';
const TEXT = `${committeeOf('ocean').title} · ${conference.name}`;
const URL_OF_OCEAN = conference.site + OCEAN;
/** The pages with a way to pass them on. */
const SHARED = [
  routes.home,
  routes.dates,
  routes.announcements,
  ...edition.announcements.map(({ slug }) => announcementPath(slug)),
  ...committeePaths,
];

const section = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Tell a friend' }) });
const shareButton = (page: Page) => section(page).getByRole('button', { name: 'Share', exact: true });
const copyButton = (page: Page) => section(page).getByRole('button', { name: 'Copy the link' });
const whatsapp = (page: Page) => section(page).getByRole('link', { name: 'WhatsApp (opens in a new tab)' });
const email = (page: Page) => section(page).getByRole('link', { name: 'Email' });

/** Gives the browser a sheet, which ends with this error, or without one. @returns what was given to it so far */
async function withSheet(page: Page, error?: string) {
  const given: ShareData[] = [];
  await page.exposeFunction('opened', (data: ShareData) => given.push(data));
  await page.addInitScript((name) => {
    navigator.share = async (data) => {
      await (window as unknown as { opened: (data?: ShareData) => Promise<void> }).opened(data);
      if (name) throw new DOMException('', name);
    };
  }, error);
  return given;
}

test('committees, announcements, dates and the home page can be passed on, each by its own address', async ({
  page,
}) => {
  for (const path of SHARED) {
    await page.goto(path);
    const { searchParams } = new URL((await whatsapp(page).getAttribute('href')) ?? '');
    const [text, url] = searchParams.get('text')?.split('\n') ?? [];
    expect(url).toBe(conference.site + path);
    // The name of the home page says nothing to somebody elsewhere.
    const title = await page.title();
    expect(text).toBe(path === routes.home ? conference.name : title);
  }
});

test('the device’s own sheet gets title, text and address, and is silent when it is closed', async ({ page }) => {
  const given = await withSheet(page, 'AbortError');
  await page.goto(OCEAN);
  await expect(whatsapp(page)).toBeHidden();
  await shareButton(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => given).toEqual([{ title: TEXT, text: TEXT, url: URL_OF_OCEAN }]);
  await page.keyboard.press('Space');
  await expect.poll(() => given).toHaveLength(2);
  await expect(shareButton(page)).toBeFocused();
  await expect(whatsapp(page)).toBeHidden();
});

test('where the sheet fails, the links are there instead, and have the focus', async ({ page }) => {
  await withSheet(page, 'NotAllowedError');
  await page.goto(OCEAN);
  await shareButton(page).click();
  await expect(whatsapp(page)).toBeFocused();
  await expect(shareButton(page)).toBeHidden();
  await expect(copyButton(page)).toBeVisible();
});

test('without a sheet there are links, and nobody is asked before one is pressed', async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).host));
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.goto(OCEAN, { waitUntil: 'networkidle' });
  await expect(shareButton(page)).toBeHidden();
  const letter = new URL((await email(page).getAttribute('href')) ?? '');
  expect(letter.protocol).toBe('mailto:');
  expect(Object.fromEntries(letter.searchParams)).toEqual({ subject: TEXT, body: URL_OF_OCEAN });
  await whatsapp(page).hover();
  expect(new Set(asked).size).toBe(1);
  const opened = context.waitForEvent('page');
  await whatsapp(page).click();
  const chat = await opened;
  await chat.waitForLoadState();
  expect(await chat.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  expect(asked.filter((host) => host === 'wa.me')).toHaveLength(1);
});

test('by keyboard, the link is copied, and a screen reader hears it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(OCEAN);
  await email(page).focus();
  await page.keyboard.press('Tab');
  await expect(copyButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(URL_OF_OCEAN);
});

for (const [reason, refuse] of [
  ['is missing', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
  ['refuses', () => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error()) })],
] as const) {
  test(`where the clipboard ${reason}, the address is shown and selected`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto(OCEAN);
    await copyButton(page).click();
    await expect(section(page).getByRole('status')).toContainText('The text is selected.');
    await expect(section(page).getByText(URL_OF_OCEAN)).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe(URL_OF_OCEAN);
  });
}

for (const hasSheet of [true, false]) {
  test(`what is below does not move when the page ${hasSheet ? 'finds' : 'has no'} sheet`, async ({ page }) => {
    if (hasSheet) await withSheet(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Tall enough for all of it to be in the window.
    await page.setViewportSize({ width: 390, height: 5000 });
    await page.goto(OCEAN, { waitUntil: 'networkidle' });
    await expect(hasSheet ? shareButton(page) : whatsapp(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the links work, and the address is there to copy by hand', async ({ page }) => {
    await page.goto(OCEAN);
    await expect(whatsapp(page)).toBeVisible();
    await expect(email(page)).toBeVisible();
    const address = section(page).locator('noscript > *');
    await expect(address).toHaveText(URL_OF_OCEAN);
    await expect(address).toBeVisible();
    await expect(section(page).getByRole('button')).toHaveCount(0);
  });
});
