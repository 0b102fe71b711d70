import { expect, test } from '@playwright/test';

test('a calendar file opens in whatever reads it, and the page stays', async ({ page, request }) => {
  // Before every date that is offered.
  await page.clock.setFixedTime('2025-09-01T12:00:00+05:30');
  await page.goto('/home');
  const link = page.getByRole('main').getByRole('link', { name: 'Calendar file' });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('conference.ics');
  await expect(page).toHaveURL('/home');
  const file = await request.get('/calendar/conference.ics');
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  await page.emulateMedia({ media: 'print' });
  await expect(link).toBeHidden();
});
