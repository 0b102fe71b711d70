import { expect, test } from '@playwright/test';

test('during a session it is marked, and the next one as soon as it begins; before and after the conference, none', async ({
  page,
}) => {
  await page.clock.install({ time: '2024-04-19T11:59:00+01:00' });
  await page.goto('/schedule');
  const current = page.locator('[aria-current="time"]');
  await expect(page.getByRole('listitem').filter({ hasText: 'Doors open' })).toBeVisible();
  await expect(current).toHaveCount(0);
  await page.clock.fastForward('24:00:00');
  await expect(current).toHaveText(/10:00.*Committees, morning\s*Now/);
  await page.clock.runFor(61_000);
  await expect(current).toHaveText(/12:00.*Soup and sandwiches\s*Now/);
  await expect(page.getByText('Your time')).toHaveCount(0);
  await page.clock.fastForward('30:00:00');
  await expect(current).toHaveCount(0);
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' });

  test('the visitor’s own time is beside that of the venue', async ({ page }) => {
    await page.goto('/schedule');
    const opening = page.getByRole('listitem').filter({ hasText: 'Doors open' });
    await expect(opening).toContainText('08:30');
    await expect(opening).toContainText('Your time Fri 21:30 – 22:15');
    await expect(page.getByRole('listitem').filter({ hasText: 'Closing' })).toContainText('Your time 05:30 – 06:15');
  });
});

test('the calendar of a committee has its own sessions and those of everybody', async ({ request }) => {
  const summaries = async (name: string) =>
    [...(await (await request.get(`/calendar/${name}.ics`)).text()).matchAll(/SUMMARY:CorribMUN: (.*)\r/g)].map(
      ([, title]) => title,
    );
  expect(await summaries('european-council')).toContain('Summit at the harbour');
  expect(await summaries('newsroom')).toContain('Soup and sandwiches');
  expect(await summaries('newsroom')).not.toContain('Summit at the harbour');
  // For the secretariat: see `for` in schedule.yaml.
  expect(await summaries('newsroom')).not.toContain('Counting of the votes');
  expect(await summaries('conference')).toContain('Counting of the votes');
});
