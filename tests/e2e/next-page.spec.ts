import { expect, type Page, test } from '@playwright/test';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { isHydrated, PHONE } from '../support/page.ts';

let server: OwnServer;

test.beforeEach(async () => {
  server = await startOwnServer();
});

test.afterEach(() => server.goDown());

const WIFI = { effectiveType: '4g', saveData: false };
/** Set where pages may be fetched ahead. */
const mayFetch = (page: Page) => page.locator('html[data-prefetch]');

async function openOver(page: Page, connection: object | undefined): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value, configurable: true });
  }, connection);
  await page.goto(`${server.url}/about`);
  await isHydrated(page);
}

test('a pointer that rests on a link has its page fetched once, and the click shows what was fetched', async ({
  page,
}) => {
  await openOver(page, WIFI);
  await expect(mayFetch(page)).toBeAttached();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Guidelines', exact: true });
  await link.hover();
  await expect.poll(() => server.asked).toContain('/guidelines');
  await link.click();
  await page.waitForURL(`${server.url}/guidelines`);
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & { deliveryType: string })[];
    return entry?.deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
  expect(server.asked.filter((path) => path === '/guidelines')).toHaveLength(1);
});

for (const [whose, connection] of [
  ['who saves data', { ...WIFI, saveData: true }],
  ['on 3g', { ...WIFI, effectiveType: '3g' }],
  ['whose browser says nothing', undefined],
] as const) {
  test(`nothing is fetched ahead for a visitor ${whose}`, async ({ page }) => {
    await openOver(page, connection);
    await expect(mayFetch(page)).toHaveCount(0);
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('nothing is fetched ahead', async ({ page }) => {
    await openOver(page, WIFI);
    await expect(mayFetch(page)).toHaveCount(0);
  });
});
