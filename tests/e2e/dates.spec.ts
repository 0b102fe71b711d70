import { expect, type Page, test } from '@playwright/test';
import { keyDates } from '../../src/content/facts/key-dates.ts';
import { committeePath } from '../../src/routes.ts';
import { instantAt } from '../../src/shared/dates.ts';
import { menuButton } from '../support/page.ts';
import { conference, edition } from '../support/sample.ts';

const MINUTE = 60_000;
const dates = keyDates(edition);
const [first, second, third] = dates.map((date) => ({ ...date, lastMinute: date.until - MINUTE }));
if (!first || !second || !third) throw new Error('The sample edition has no dates.');
const entry = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('a day is marked as passed once it is over at the venue, also on a page that stays open', async ({ page }) => {
  await page.clock.install({ time: first.lastMinute });
  await page.goto('/dates');
  const mark = (title: string) => entry(page, title).getByText('Passed');
  await expect(entry(page, first.title)).toBeVisible();
  await expect(mark(first.title)).toBeHidden();
  await page.clock.runFor(MINUTE);
  await expect(mark(first.title)).toBeVisible();
  await expect(mark(second.title)).toBeHidden();
});

test('the home page has the next two dates, and none once the conference has begun', async ({ page }) => {
  await page.clock.install({ time: first.lastMinute });
  await page.goto('/home');
  const shown = page.getByRole('definition').filter({ visible: true });
  const date = (title: string) => shown.getByText(title, { exact: true }).or(shown.filter({ hasText: title }));
  await expect(date(first.title)).toBeVisible();
  await expect(date(second.title)).toBeVisible();
  await expect(date(third.title)).toBeHidden();
  await page.clock.runFor(MINUTE);
  await expect(date(first.title)).toBeHidden();
  await expect(date(third.title)).toBeVisible();
  const allDates = page.getByRole('main').getByRole('link', { name: 'All dates' });
  await expect(allDates).toBeVisible();
  await page.clock.setFixedTime(instantAt(conference.dates.first, '09:00', conference.timeZone));
  await page.reload();
  await expect(allDates).toBeHidden();
});

test('the page of a committee has the dates that concern it, and the others have not', async ({ page }) => {
  const [slug] = edition.dates.dates.flatMap(({ committees }) => (committees === 'all' ? [] : committees));
  const own = edition.dates.dates.find(({ committees }) => committees.includes(slug ?? ''));
  await page.clock.setFixedTime(first.lastMinute);
  await page.goto(committeePath(slug ?? ''));
  await expect(page.getByRole('main').getByText(own?.title ?? '', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(first.title, { exact: true })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'All dates' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(edition.pages.dates.title);
});

test('the menu of phones and the footer lead to the dates', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { title } = edition.pages.dates;
  await page.goto('/about');
  await menuButton(page).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title }).click();
  await expect(page).toHaveURL('/dates');
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
  await expect(page).toHaveURL('/dates');
});

test('the address to subscribe to has every date', async ({ page, request }) => {
  await page.goto('/dates');
  const address = await page.getByRole('link', { name: 'Subscribe' }).getAttribute('href');
  expect(address).toMatch(/^webcal:/);
  const feed = await (await request.get(new URL(address ?? '').pathname)).text();
  expect(feed.match(/^BEGIN:VEVENT/gm)?.length).toBeGreaterThanOrEqual(dates.length);
  for (const { key } of dates) expect(feed).toContain(`-${key}@`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a day that had passed at the build is marked', async ({ page }) => {
    await page.goto('/dates');
    await expect(entry(page, first.title).getByText('Passed')).toBeVisible();
  });
});
