/** What the site that is to be published does for its visitors, whatever its content says. */
import { expect, test } from '@playwright/test';
import { formatDate, formatDays } from '../../src/shared/dates.ts';
import { committees, conference } from '../support/site.ts';

test('the cards of the committees stand in order and lead to their pages', async ({ page }) => {
  await page.goto('/committees');
  const links = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await expect(links).toHaveText(committees.map(({ cardTitle }) => cardTitle));
  for (const [index, { path }] of committees.entries()) await expect(links.nth(index)).toHaveAttribute('href', path);
});

test('every committee is found by its own title, and has its parts', async ({ page }) => {
  for (const { path, title } of committees) {
    await page.goto(`/search?${new URLSearchParams({ q: title })}`);
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).first(), title).toBeVisible();
    await page.goto(path);
    for (const section of ['Agenda', 'Overview', 'Documents'])
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
  }
});

test('parents read the dates and the venue', async ({ page }) => {
  await page.goto('/parents-and-schools');
  const main = page.getByRole('main');
  await expect(main.getByText(formatDays(conference.dates)).first()).toBeVisible();
  await expect(main.getByText(conference.venue).first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the countdown gives way to the date or to zeros, and the form to the address', async ({ page }) => {
    await page.goto('/home');
    await expect(
      page.getByRole('heading', {
        name: new RegExp(`Countdown to Glory: (0 Days!|.*${formatDate(conference.dates.first)})`),
      }),
    ).toBeVisible();
    await page.goto('/contact');
    await expect(page.getByRole('form')).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: conference.email }).first()).toBeVisible();
  });
});
