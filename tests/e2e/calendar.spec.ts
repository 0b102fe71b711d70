import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';
import { PHONE } from '../support/page.ts';
import { committeePaths } from '../support/sample.ts';

/** Events of an iCalendar file as `summary: first day to the day after the last`. */
function eventsOf(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .map(({ summary, startDate, endDate }) => `${summary}: ${startDate} to ${endDate}`);
}

const block = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ hasText: /^Add to your calendar/ });

test.beforeEach(async ({ page }) => {
  // Before every date that is offered.
  await page.clock.setFixedTime('2025-09-01T12:00:00+05:30');
});

test('the home page hands out a file with the days of the conference', async ({ page }) => {
  await page.goto('/home');
  const download = page.waitForEvent('download');
  await block(page).getByRole('link', { name: 'Calendar file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('conference.ics');
  expect(eventsOf(await readFile(await file.path(), 'utf8'))).toEqual([
    'School Model United Nations, ninth edition: 2025-10-10 to 2025-10-12',
  ]);
  await expect(page).toHaveURL('/home');
});

for (const [path, title, caseFile, inWords] of [
  ['/committees/jcc', 'JCC', '2025-10-03 to 2025-10-04', 'Friday, 3 October 2025'],
  ['/committees/wto', 'WTO; DSB', '2025-09-25 to 2025-09-26', 'Thursday, 25 September 2025'],
] as const) {
  test(`${path} tells the day of its case file, and its calendar has it`, async ({ page, request }) => {
    await page.goto(path);
    await expect(block(page)).toContainText('Conference: 10 and 11 October 2025');
    await expect(block(page)).toContainText(`Case file: ${inWords}`);
    const href = await block(page).getByRole('link', { name: 'Calendar file' }).getAttribute('href');
    expect(eventsOf(await (await request.get(href ?? '')).text())).toEqual([
      `School MUN: ${title}: 2025-10-10 to 2025-10-12`,
      `School MUN: case file of ${title}: ${caseFile}`,
    ]);
  });
}

test('every committee has a calendar of its own, which any program can read', async ({ page, request }) => {
  const uids = new Set<string>();
  for (const path of committeePaths) {
    await page.goto(path);
    const href = await block(page).getByRole('link', { name: 'Calendar file' }).getAttribute('href');
    const response = await request.get(href ?? '');
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const calendar = new ICAL.Component(ICAL.parse(await response.text()));
    const [event] = calendar.getAllSubcomponents('vevent');
    expect(event?.getFirstPropertyValue('url')).toBe(`https://mun.example.org${path}`);
    uids.add(String(event?.getFirstPropertyValue('uid')));
    const [zone] = calendar.getAllSubcomponents('vtimezone');
    expect(zone?.getFirstPropertyValue('tzid')).toBe('Asia/Kolkata');
    await expect(block(page).getByRole('listitem')).toHaveCount(/\/(jcc|wto)$/.test(path) ? 2 : 1);
  }
  expect(uids.size).toBe(committeePaths.length);
});

test('Google and Outlook open in a new tab with the same days', async ({ page }) => {
  await page.goto('/committees/jcc');
  const dates: [RegExp, string, string][] = [
    [/^Google Calendar for the conference/, 'dates', '20251010/20251012'],
    [/^Google Calendar for the case file/, 'dates', '20251003/20251004'],
    [/^Outlook for the conference/, 'enddt', '2025-10-12'],
    [/^Outlook for the case file/, 'startdt', '2025-10-03'],
  ];
  for (const [name, field, value] of dates) {
    const link = block(page).getByRole('link', { name });
    await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
    await expect(link).toHaveAttribute('target', '_blank');
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect([address.protocol, address.searchParams.get(field)]).toEqual(['https:', value]);
  }
});

test('on paper the dates stand without the links', async ({ page }) => {
  await page.goto('/committees/jcc');
  await page.emulateMedia({ media: 'print' });
  await expect(block(page).getByText('Friday, 3 October 2025')).toBeVisible();
  await expect(block(page).getByRole('link')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('all of it is there, and large enough for a thumb', async ({ page }) => {
    for (const path of ['/home', '/committees/jcc']) {
      await page.goto(path);
      const links = await block(page).getByRole('link').all();
      expect(links).toHaveLength(path === '/home' ? 3 : 5);
      for (const link of links) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const download = page.waitForEvent('download');
    await block(page).getByRole('link', { name: 'Calendar file' }).tap();
    expect((await download).suggestedFilename()).toBe('jcc.ics');
  });
});
