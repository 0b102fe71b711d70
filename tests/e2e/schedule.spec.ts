import { expect, test } from '@playwright/test';

test('during a session it is marked, and the next one as soon as it begins; before and after the conference, none', async ({
  page,
}) => {
  await page.clock.install({ time: '2025-10-09T12:29:00+05:30' });
  await page.goto('/schedule');
  const current = page.locator('[aria-current="time"]');
  await expect(page.getByRole('listitem').filter({ hasText: 'Opening ceremony' })).toBeVisible();
  await expect(current).toHaveCount(0);
  await page.clock.fastForward('24:00:00');
  await expect(current).toHaveText(/10:30.*Committee session I\s*Now/);
  await page.clock.runFor(61_000);
  await expect(current).toHaveText(/12:30.*Lunch\s*Now/);
  await expect(page.getByText('Your time')).toHaveCount(0);
  await page.clock.fastForward('30:00:00');
  await expect(current).toHaveCount(0);
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the visitor’s own time is beside that of the venue', async ({ page }) => {
    await page.goto('/schedule');
    const opening = page.getByRole('listitem').filter({ hasText: 'Arrival and badges' });
    await expect(opening).toContainText('08:30');
    await expect(opening).toContainText('Your time Thu 23:00 – 23:45');
    await expect(page.getByRole('listitem').filter({ hasText: 'Closing ceremony' })).toContainText(
      'Your time 06:15 – 07:30',
    );
  });
});

test('the calendar of a committee has its own sessions and those of everybody', async ({ request }) => {
  const summaries = async (name: string) =>
    [...(await (await request.get(`/calendar/${name}.ics`)).text()).matchAll(/SUMMARY:School MUN: (.*)\r/g)].map(
      ([, title]) => title,
    );
  expect(await summaries('jcc')).toContain('Crisis session');
  expect(await summaries('unhrc')).toContain('Lunch');
  expect(await summaries('unhrc')).not.toContain('Crisis session');
  // For the secretariat: see `for` in schedule.yaml.
  expect(await summaries('unhrc')).not.toContain('Awards rehearsal');
  expect(await summaries('conference')).toContain('Awards rehearsal');
});
