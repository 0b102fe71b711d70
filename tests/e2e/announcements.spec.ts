/** What is new, in the section bar and on its own page. */
import { expect, type Page, test } from '@playwright/test';
import { publishedAnnouncements } from '../../src/content/facts/announcements.ts';
import { type Notice, noticesOf } from '../../src/features/announcements/notices.ts';
import { startOwnServer } from '../support/own-server.ts';
import { blockStorage } from '../support/page.ts';
import { edition } from '../support/sample.ts';

const MINUTE_MS = 60_000;
const announcements = publishedAnnouncements(edition, Number.POSITIVE_INFINITY);
/** On a day of the conference, two are important from the time of the newer one until that is over. */
const [newer, older, early] = noticesOf({ ...edition, announcements }) as [Notice, Notice, Notice];
const BOTH = newer.from + MINUTE_MS;
const BEFORE_NEWER = newer.from - MINUTE_MS;
const AFTER_NEWER = newer.until + MINUTE_MS;
const AFTER_BOTH = older.until + MINUTE_MS;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Section' });
const notice = (page: Page, { title }: Pick<Notice, 'title'>) =>
  bar(page).getByRole('link', { name: title, exact: true });
const putAway = (page: Page) => bar(page).getByRole('button', { name: 'Put this announcement away' });
const phase = (page: Page) => bar(page).getByRole('paragraph');
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const topOfMain = (page: Page) => page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().y);

async function openAt(page: Page, time: number, path = '/about'): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.goto(path);
}

/** As when the visitor comes back from another tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

for (const width of [320, 390, 800, 1440]) {
  test(`what is important is put away for good, and nothing below it moves at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAt(page, BOTH);
    const top = await topOfMain(page);
    await expect(notice(page, newer)).toBeVisible();
    await expect(phase(page)).toBeHidden();

    await putAway(page).press('Enter');
    await expect(notice(page, older)).toBeVisible();
    expect(await topOfMain(page)).toBe(top);
    await page.reload();
    await expect(notice(page, older)).toBeVisible();

    await putAway(page).click();
    await expect(phase(page)).toBeVisible();
    await expect(putAway(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await topOfMain(page)).toBe(top);
    await page.goto('/guidelines');
    await expect(phase(page)).toBeVisible();
    await expect(putAway(page)).toBeHidden();
  });
}

test('weeks before the conference, a phone keeps its line when it is put away, and has none afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openAt(page, early.from + MINUTE_MS);
  await expect(notice(page, early)).toBeVisible();
  const top = await topOfMain(page);
  await putAway(page).click();
  await expect(phase(page)).toBeVisible();
  expect(await topOfMain(page)).toBe(top);
  await openAt(page, early.until + MINUTE_MS);
  await expect(bar(page).getByRole('link').first()).toBeVisible();
  await expect(phase(page)).toBeHidden();
});

test('the section bar shows an announcement during its time only', async ({ page }) => {
  await openAt(page, BEFORE_NEWER);
  await expect(notice(page, older)).toBeVisible();
  await openAt(page, AFTER_NEWER);
  await expect(notice(page, older)).toBeVisible();
  await openAt(page, AFTER_BOTH);
  await expect(phase(page)).toBeVisible();
  await expect(putAway(page)).toBeHidden();
});

test('the keyboard comes to it, then to what puts it away, then to the rest of the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openAt(page, BOTH);
  await notice(page, newer).focus();
  await page.keyboard.press('Tab');
  await expect(putAway(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('listitem').locator('a, button').first()).toBeFocused();
});

test('it ends on a page that stays open, too', async ({ page }) => {
  await page.clock.install({ time: newer.until - MINUTE_MS });
  await page.goto('/about');
  await expect(notice(page, newer)).toBeVisible();
  await page.clock.fastForward(2 * MINUTE_MS);
  await expect(notice(page, older)).toBeVisible();
});

test('it leads to its own page, and that to all, newest first', async ({ page }) => {
  await openAt(page, BOTH);
  await notice(page, newer).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newer.title);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/share\/announcements\/\w+\.png$/,
  );
  await page.getByRole('link', { name: 'All announcements' }).click();
  const titles = page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .filter({ has: page.getByRole('link') });
  await expect(titles).toHaveText(announcements.map(({ title }) => title));
});

test('news readers find a feed that has all', async ({ page }) => {
  await page.goto('/announcements');
  const feed = page.locator('link[type="application/atom+xml"]');
  const entries = await feed.evaluate(async (link: HTMLLinkElement) => {
    const request = new XMLHttpRequest();
    request.open('GET', link.href);
    const loaded = new Promise((resolve) => request.addEventListener('load', resolve));
    request.send();
    await loaded;
    const titles = request.responseXML?.querySelectorAll('feed > entry > title') ?? [];
    return [...titles].map(({ textContent }) => textContent);
  });
  expect(entries).toEqual(announcements.map(({ title }) => title));
});

test.describe('a page that is open', () => {
  const later = { slug: 'rain', title: 'The closing ceremony is indoors', from: BOTH, until: AFTER_BOTH };
  let asked: number;

  test.beforeEach(async ({ page }) => {
    asked = 0;
    await page.route('**/announcements.json', (route) => {
      asked += 1;
      return route.fulfill({ json: [later, newer, older] });
    });
  });

  test('learns of a new one when the visitor comes back, moves nothing, and has it read out', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.addInitScript(() => {
      const shifts = new PerformanceObserver((list) => {
        if (list.getEntries().length > 0) document.documentElement.dataset.hasMoved = '';
      });
      shifts.observe({ type: 'layout-shift', buffered: true });
    });
    await openAt(page, BOTH, '/guidelines');
    // Screen readers read out what comes into a region that was there.
    const region = bar(page).locator('[aria-live=polite]');
    await expect(region).toContainText(newer.title);
    await page.clock.setFixedTime(BOTH + MINUTE_MS);
    await comeBack(page);
    await expect(region.getByRole('link', { name: later.title })).toHaveAttribute('href', '/announcements/rain');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(page.locator('[data-has-moved]')).toHaveCount(0);
  });

  test('writes a new one once, so that screen readers hear it once', async ({ page }) => {
    await openAt(page, BOTH);
    await bar(page)
      .locator('[aria-live=polite]')
      .evaluate((region: HTMLElement) => {
        region.dataset.writings = '0';
        new MutationObserver((changes) => {
          region.dataset.writings = String(Number(region.dataset.writings) + changes.length);
        }).observe(region, { childList: true, characterData: true, subtree: true });
      });
    for (const minutes of [1, 2, 3]) {
      await page.clock.setFixedTime(BOTH + minutes * MINUTE_MS);
      const answer = page.waitForResponse('**/announcements.json');
      await comeBack(page);
      await answer;
    }
    await expect(notice(page, later)).toBeVisible();
    await expect(bar(page).locator('[aria-live=polite]')).toHaveAttribute('data-writings', '1');
  });

  test('asks once a minute at most', async ({ page }) => {
    await openAt(page, BOTH);
    for (const seconds of [30, 59, 61, 90, 120]) {
      await page.clock.setFixedTime(BOTH + seconds * 1000);
      await comeBack(page);
    }
    await expect(notice(page, later)).toBeVisible();
    expect(asked).toBe(1);
  });

  test('does not ask on other days', async ({ page }) => {
    const weekBefore = BOTH - 7 * 24 * 60 * MINUTE_MS;
    await openAt(page, weekBefore);
    await page.clock.setFixedTime(weekBefore + 2 * MINUTE_MS);
    await comeBack(page);
    // By now it would have asked.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(asked).toBe(0);
  });

  test('keeps what it knows when it cannot ask', async ({ page, context }) => {
    await openAt(page, BOTH);
    await page.unroute('**/announcements.json');
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await page.clock.setFixedTime(BOTH + MINUTE_MS);
    await comeBack(page);
    await failed;
    await expect(notice(page, newer)).toBeVisible();
  });
});

test('a page of the offline copy asks at once, since it may be old', async ({ page }) => {
  const server = await startOwnServer();
  await page.clock.setFixedTime(BOTH);
  await page.goto(`${server.url}/keep`);
  await page.getByRole('main').getByRole('button', { name: 'Keep on this phone' }).click();
  await expect(page.getByText('The site is kept on this phone.')).toBeVisible();
  server.behaviour = (path) => (path === '/about' ? 'fails' : 'well');
  const asked = page.waitForResponse('**/announcements.json');
  await page.goto(`${server.url}/about`);
  expect((await asked).ok()).toBe(true);
  await expect(notice(page, newer)).toBeVisible();
  await server.goDown();
});

test('the device keeps only what was put away, as the privacy page says', async ({ page }) => {
  await openAt(page, BOTH);
  expect(await stored(page)).toEqual([]);
  await putAway(page).click();
  expect(await stored(page)).toEqual(['announcements-put-away']);
  await page.goto('/privacy');
  await expect(page.getByRole('main')).toContainText(edition.privacy.announcements.title);
});

test('where the browser stores nothing, it is put away on this page', async ({ page }) => {
  await blockStorage(page);
  await openAt(page, BOTH);
  await putAway(page).click();
  await expect(notice(page, older)).toBeVisible();
  await putAway(page).click();
  await expect(phase(page)).toBeVisible();
});
