import { expect, type Locator, type Page, test } from '@playwright/test';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { isHydrated, PHONE, stopClock } from '../support/page.ts';
import { SAMPLE_DIST } from '../support/sample.ts';

let server: OwnServer;

test.beforeEach(async () => {
  server = await startOwnServer();
});

test.afterEach(() => server.close());

const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
/** How often a page was asked for, whether ahead or by going there. */
const timesAsked = (path: string) => server.asked.filter((asked) => asked === path).length;

/** Opens a page whose browser says of its connection what it is told to say. */
async function openOver(page: Page, connection: object | undefined, path = '/about'): Promise<void> {
  await page.addInitScript((told) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => told, configurable: true });
  }, connection);
  await page.goto(server.url + path);
  await isHydrated(page);
}

/** Lets the time pass in which a page would have been asked for. */
async function letRestPass(page: Page): Promise<void> {
  await page.clock.runFor(1000);
  // What the browser is told last is done after all that it was told before: a question of its own goes out behind it.
  await page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }));
}

async function follow(page: Page, link: Locator, path: string): Promise<string> {
  await link.click();
  await page.waitForURL(server.url + path);
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      deliveryType: string;
    })[];
    return entry?.deliveryType ?? '';
  });
}

const WIFI = { effectiveType: '4g', saveData: false, type: 'wifi' };

test('a pointer that rests on a link has its page fetched once, and the click shows what was fetched', async ({
  page,
}) => {
  await openOver(page, WIFI);
  const link = footer(page, 'Guidelines');
  await link.hover();
  await expect.poll(() => timesAsked('/guidelines')).toBe(1);
  // Again, and by every other link to it.
  await page.mouse.move(0, 0);
  await link.hover();
  for (const other of await page.locator('a[href="/guidelines"]:visible').all()) await other.focus();
  expect(await follow(page, link, '/guidelines')).toBe('navigational-prefetch');
  expect(timesAsked('/guidelines')).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the keyboard has the same: a link in focus has its page fetched', async ({ page }) => {
  await openOver(page, WIFI);
  const link = footer(page, 'Guidelines');
  await link.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect.poll(() => timesAsked('/guidelines')).toBe(1);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${server.url}/guidelines`);
  expect(timesAsked('/guidelines')).toBe(1);
});

test('a computer that does not tell its kind of connection has the same', async ({ page }) => {
  await openOver(page, { effectiveType: '4g', saveData: false });
  await footer(page, 'Guidelines').hover();
  await expect.poll(() => timesAsked('/guidelines')).toBe(1);
});

test('nothing is fetched before a link is meant, nor by passing over it', async ({ page }) => {
  await page.clock.install();
  await openOver(page, WIFI);
  await stopClock(page);
  await page.clock.runFor(1000);
  server.asked.length = 0;
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    await link.hover();
    await page.clock.runFor(50);
  }
  await page.mouse.move(0, 0);
  await letRestPass(page);
  expect(server.asked).toEqual(['/robots.txt']);
});

test('neither files nor other sites nor the page itself are fetched', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => request.url().startsWith(server.url) || elsewhere.push(request.url()));
  await page.clock.install();
  await openOver(page, WIFI, '/committees/jcc');
  await stopClock(page);
  server.asked.length = 0;
  const links = page.locator('a:visible');
  const others = await links.evaluateAll((all) =>
    (all as HTMLAnchorElement[]).flatMap((link, index) =>
      link.origin !== location.origin || link.pathname === location.pathname || /\.\w+$/.test(link.pathname)
        ? [index]
        : [],
    ),
  );
  // Some other site, and the page itself.
  expect(others.length).toBeGreaterThan(3);
  for (const index of others) {
    await links.nth(index).focus();
    await letRestPass(page);
  }
  expect(await page.locator('[data-next]').count()).toBe(0);
  expect(new Set(server.asked)).toEqual(new Set(['/robots.txt']));
  expect(elsewhere).toEqual([]);
});

for (const [whose, connection] of [
  ['who saves data', { ...WIFI, saveData: true }],
  ['on a phone network', { ...WIFI, type: 'cellular' }],
  ['on a network shared by a phone', { ...WIFI, type: 'bluetooth' }],
  ['on 3g', { ...WIFI, effectiveType: '3g' }],
  ['on 2g', { ...WIFI, effectiveType: '2g' }],
  ['whose browser tells nothing', undefined],
] as const) {
  test(`nothing is fetched for a visitor ${whose}`, async ({ page }) => {
    await page.clock.install();
    await openOver(page, connection);
    await stopClock(page);
    const link = footer(page, 'Guidelines');
    await link.hover();
    await letRestPass(page);
    await link.focus();
    await letRestPass(page);
    await page.mouse.down();
    await letRestPass(page);
    expect(timesAsked('/guidelines')).toBe(0);
    await page.mouse.up();
    await page.waitForURL(`${server.url}/guidelines`);
  });
}

test('nothing is fetched where less data is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    const original = window.matchMedia.bind(window);
    window.matchMedia = (query) => original(query.includes('prefers-reduced-data') ? 'all' : query);
  });
  await page.clock.install();
  await openOver(page, WIFI);
  await stopClock(page);
  await footer(page, 'Guidelines').hover();
  await letRestPass(page);
  expect(timesAsked('/guidelines')).toBe(0);
});

test('what was fetched and not used is forgotten before long, so that no old page outlives a deploy', async ({
  page,
}) => {
  await page.clock.install();
  await openOver(page, WIFI);
  await stopClock(page);
  const link = footer(page, 'Guidelines');
  await link.hover();
  await page.clock.runFor(1000);
  await expect.poll(() => timesAsked('/guidelines')).toBe(1);
  await page.clock.runFor(30_000);
  await server.deploy(SAMPLE_DIST);
  // Without another pointerdown, which would have it fetched anew.
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL(`${server.url}/guidelines`);
  expect(timesAsked('/guidelines')).toBe(2);
});

test.describe('on a phone at home', () => {
  test.use(PHONE);

  test('the finger on a link has its page fetched, once, and the tap shows it', async ({ page }) => {
    await openOver(page, WIFI);
    const link = footer(page, 'Guidelines');
    await link.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await expect.poll(() => timesAsked('/guidelines')).toBe(1);
    await link.tap();
    await page.waitForURL(`${server.url}/guidelines`);
    expect(timesAsked('/guidelines')).toBe(1);
  });
});
