import { expect, type Page, test } from '@playwright/test';
import { startOwnServer } from '../support/own-server.ts';
import { PHONE } from '../support/page.ts';

const WIFI = { effectiveType: '4g', saveData: false };

/** How many links the rule that lets the browser fetch ahead is about. */
const fetchable = (page: Page) =>
  page.evaluate(() => {
    const { prefetch } = JSON.parse(document.querySelector('script[type=speculationrules]')?.textContent ?? '');
    return document.querySelectorAll(prefetch[0].where.and[0].selector_matches).length;
  });

async function openOver(page: Page, connection: object | undefined, site = ''): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value, configurable: true });
  }, connection);
  await page.goto(`${site}/about`);
}

test('a pointer that rests on a link has its page fetched once, and the click shows what was fetched', async ({
  page,
}) => {
  const server = await startOwnServer();
  await openOver(page, WIFI, server.url);
  await expect.poll(() => fetchable(page)).toBeGreaterThan(0);
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
  await server.goDown();
});

test('only pages of this site may be fetched ahead', async ({ page, baseURL }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  let candidates: string[] = [];
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => key.url);
  });
  await openOver(page, WIFI);
  await expect.poll(() => candidates).toContain(`${baseURL}/guidelines`);
  expect(candidates.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
});

for (const [whose, connection, device] of [
  ['who saves data', { ...WIFI, saveData: true }, {}],
  ['on 3g', { ...WIFI, effectiveType: '3g' }, {}],
  ['whose browser says nothing', undefined, {}],
  ['on a phone', WIFI, PHONE],
] as const) {
  test.describe(`for a visitor ${whose}`, () => {
    test.use(device);

    test('nothing is fetched ahead', async ({ page }) => {
      await openOver(page, connection);
      expect(await fetchable(page)).toBe(0);
    });
  });
}
