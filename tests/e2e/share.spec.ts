/** What leaves the site: its address by the device’s own sheet or the clipboard, share cards, the calendar, lists of pages. */
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { allPaths, conference, END, HOUR_MS } from '../support/sample.ts';

const OCEAN = '/committees/ocean';
const ADDRESS = conference.site + OCEAN;

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share', exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status');

test('the device’s own sheet gets title and address; nothing is said when it is closed', async ({ page }) => {
  const given: ShareData[] = [];
  await page.exposeFunction('opened', (data: ShareData) => given.push(data));
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      await (window as unknown as { opened: (data?: ShareData) => Promise<void> }).opened(data);
      throw new DOMException('', 'AbortError');
    };
  });
  await page.goto(OCEAN);
  await shareButton(page).press('Enter');
  await expect.poll(() => given).toEqual([{ title: await page.title(), url: ADDRESS }]);
  await shareButton(page).press('Enter');
  await expect.poll(() => given).toHaveLength(2);
  await expect(status(page)).toBeEmpty();
});

test('without a sheet, addresses are copied; where that is refused, they are shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  for (const [path, name, address] of [
    [OCEAN, 'Share', ADDRESS],
    ['/contact', `Copy ${conference.email}`, conference.email],
  ] as const) {
    await page.goto(path);
    const button = page.getByRole('main').getByRole('button', { name, exact: true });
    await button.click();
    await expect(status(page)).toContainText(['Copied.']);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Refused'));
    });
    await button.click();
    await expect(status(page)).toContainText([`Copy this: ${address}`]);
  }
});

test('the days can be added to a calendar until they are over', async ({ page }) => {
  for (const path of ['/home', OCEAN]) {
    const link = page.getByRole('main').getByRole('link', { name: 'Add to your calendar' });
    await page.clock.setFixedTime(END - HOUR_MS);
    await page.goto(path);
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toBe('conference.ics');
    await page.clock.setFixedTime(END);
    await page.goto(path);
    await expect(link).toBeHidden();
  }
});

test('each page has a title and a description of its own, and a card that exists', async ({ request }) => {
  const titles = new Set<string | undefined>();
  const descriptions = new Set<string | undefined>();
  const cards = new Set<string>();
  for (const path of allPaths) {
    const html = await (await request.get(path)).text();
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1]);
    descriptions.add(/<meta name="description" content="(.*?)"/.exec(html)?.[1]);
    expect(html, path).toContain(`<link rel="canonical" href="${conference.site}${path}"`);
    cards.add(/<meta property="og:image" content="(.*?)"/.exec(html)?.[1] ?? path);
  }
  expect(titles.size).toBe(allPaths.length);
  expect(descriptions.size).toBe(allPaths.length);
  // One for the site, and one for each committee.
  expect(cards.size).toBe(6);
  for (const card of cards) {
    const response = await request.get(card.replace(conference.site, ''));
    expect(response.headers()['content-type'], card).toBe('image/png');
    expect(await sharp(await response.body()).metadata(), card).toMatchObject({ width: 1200, height: 630 });
  }
});

test('search engines get every page, and people who find a fault an address', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(allPaths.map((path) => conference.site + path).sort());
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${conference.site}/sitemap.xml`);
  const security = await (await request.get('/.well-known/security.txt')).text();
  expect(security).toContain(`Contact: mailto:${conference.email}\n`);
  const days = (Date.parse(/Expires: (.+)/.exec(security)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(366);
});
