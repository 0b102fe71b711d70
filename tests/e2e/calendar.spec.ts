import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';

/** Events of an iCalendar file as `summary: first day to the day after the last`. */
function eventsOf(text: string): string[] {
  return [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)\r\n[\s\S]*?SUMMARY:(.*)\r\n/g)].map(
    ([, first, end, summary]) => `${summary?.replaceAll('\\,', ',')}: ${first} to ${end}`,
  );
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
    'School Model United Nations, ninth edition: 20251010 to 20251012',
  ]);
  await expect(page).toHaveURL('/home');
});

test('a committee’s calendar has the day of its case file, which any program can read', async ({ page, request }) => {
  await page.goto('/committees/jcc');
  await expect(block(page)).toContainText('Conference: 10 and 11 October 2025');
  await expect(block(page)).toContainText('Case file: Friday, 3 October 2025');
  const href = await block(page).getByRole('link', { name: 'Calendar file' }).getAttribute('href');
  const response = await request.get(href ?? '');
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(eventsOf(await response.text())).toEqual([
    'School MUN: JCC: 20251010 to 20251012',
    'School MUN: case file of JCC: 20251003 to 20251004',
  ]);
  const others = block(page).getByRole('link', { name: /(Google Calendar|Outlook) for/ });
  await expect(others).toHaveCount(4);
  for (const link of await others.all()) await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
});

test('on paper the dates stand without the links', async ({ page }) => {
  await page.goto('/committees/jcc');
  await page.emulateMedia({ media: 'print' });
  await expect(block(page).getByText('Friday, 3 October 2025')).toBeVisible();
  await expect(block(page).getByRole('link')).toHaveCount(0);
});
