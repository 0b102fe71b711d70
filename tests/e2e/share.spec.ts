/** Files for other programs: share cards, the calendar, lists of pages. */
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { main } from '../support/page.ts';
import { allPaths, conference, END, HOUR_MS } from '../support/sample.ts';

test('the days can be added to a calendar until they are over, as a file or at Google', async ({ page }) => {
  for (const path of ['/home', '/parents-and-schools']) {
    const link = main(page)
      .getByRole('link', { name: /calendar/i })
      .filter({ visible: true });
    await page.clock.setFixedTime(END - HOUR_MS);
    await page.goto(path);
    await expect(link).toHaveCount(2);
    const download = page.waitForEvent('download');
    await link.first().click();
    expect((await download).suggestedFilename()).toBe('conference.ics');
    await expect(link.last()).toHaveAccessibleName('Google Calendar (opens in a new tab)');
    const google = /^https:\/\/calendar\.google\.com\/.*&dates=20240420%2F20240421&/;
    await expect(link.last()).toHaveAttribute('href', google);
    await page.clock.setFixedTime(END);
    await page.goto(path);
    await expect(link).toHaveCount(0);
  }
});

test('each page is in the sitemap, and has its own title and description, and a share card', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(allPaths.map((path) => conference.site + path).sort());
  for (const path of ['/schedule', '/addressals/board-of-parents', '/committees/ocean', '/parents-and-schools/pl'])
    expect(listed).toContain(conference.site + path);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${conference.site}/sitemap.xml`);
  const pages = await Promise.all(allPaths.map(async (path) => (await request.get(path)).text()));
  const found = (pattern: RegExp) => new Set(pages.map((html) => pattern.exec(html)?.[1] ?? ''));
  expect(found(/<title>(.*?)<\/title>/).size).toBe(pages.length);
  expect(found(/<meta name="description" content="(.*?)"/).size).toBe(pages.length);
  expect([...found(/<link rel="canonical" href="(.*?)"/)]).toEqual(allPaths.map((path) => conference.site + path));
  const cards = found(/<meta property="og:image" content="(.*?)"/);
  expect([...found(/<meta property="og:image:alt" content="(.*?)"/)]).toEqual(
    expect.arrayContaining(['A pale sun over a calm sea', 'The mark of Corrib Bay Model United Nations']),
  );
  // There is one card for the site and one for each committee.
  expect(cards.size).toBe(6);
  for (const card of cards) {
    const response = await request.get(card.replace(conference.site, ''));
    expect(response.headers()['content-type'], card).toBe('image/png');
    const png = await response.body();
    expect(png.length, 'Messengers take small cards only.').toBeLessThan(150_000);
    expect(await sharp(png).metadata(), card).toMatchObject({ width: 1200, height: 630 });
  }
});
