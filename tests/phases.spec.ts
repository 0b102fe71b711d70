import { expect, type Page, test } from '@playwright/test';
import { countDays } from '../src/lib/dates.ts';
import { conferencePhase } from '../src/lib/phases.ts';
import { PHONE } from './page.ts';
import { boundaries, committeePaths, conference, editionName, pages } from './site.ts';

const statusLine = (page: Page) => page.locator('main h1 ~ [data-when]:visible');
const bar = (page: Page) => page.getByRole('navigation', { name: 'Section' }).getByRole('paragraph');
const words = conferencePhase(conference, editionName);
const ended = `The ${editionName} has ended. ${pages.home.afterwards}`;
const days = countDays(conference.dates);
const inSession = (day: number) => `The conference is in session: day ${day} of ${days}.`;
const [begin = 0, end = 0] = [boundaries[0], boundaries.at(-1)];
const HOUR_MS = 3_600_000;

/** An instant, and what is said then: beside the countdown, in the second bar, in the registration dialog. */
const phases = [
  ['the last second before the first day', begin - 1000, [], words.before, null],
  ['the first second of the first day', begin, [inSession(1)], words.during[0] ?? '', pages.registration.during],
  [
    'the last second of the last day',
    end - 1000,
    [inSession(days)],
    words.during.at(-1) ?? '',
    pages.registration.during,
  ],
  ['the second after the last day', end, [ended], words.after, pages.registration.after],
] as const;

for (const timezoneId of ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland', 'Europe/London', 'Asia/Tokyo']) {
  test.describe(`read in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const [name, time, status, dates, note] of phases) {
      test(`in ${name} the site says what is true at the venue`, async ({ page }) => {
        await page.clock.setFixedTime(time);
        await page.goto('/home');
        await expect(statusLine(page)).toHaveText(status);
        await expect(bar(page)).toHaveText(dates, { useInnerText: true });
        await page.getByRole('button', { name: 'Register Now' }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('link', { name: /Individual Delegate Forms/ })).toBeVisible();
        await expect(dialog.getByRole('paragraph')).toHaveCount(note ? 1 : 0);
        if (note) await expect(dialog.getByRole('paragraph')).toContainText(note);
      });
    }
  });
}

test('the phase is right before anything is painted', async ({ page }) => {
  await page.clock.setFixedTime(begin - 200 * HOUR_MS);
  // With no script file at all: only what stands in the page itself has run.
  await page.route('**/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.documentElement.dataset.phaseWhenBodyBegan = document.documentElement.dataset.phase ?? 'none';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/guidelines');
  await expect(page.locator('html')).toHaveAttribute('data-phase-when-body-began', 'before');
  await expect(bar(page)).toHaveText(words.before, { useInnerText: true });
});

test('a tab that slept until the conference was over tells so', async ({ page }) => {
  await page.clock.setFixedTime(end - HOUR_MS);
  await page.goto('/home');
  await expect(statusLine(page)).toHaveText(inSession(days));
  await page.clock.setFixedTime(end + HOUR_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(bar(page)).toHaveText(words.after, { useInnerText: true });
  await expect(statusLine(page)).toHaveText(ended);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what was true when it was built', async ({ page }) => {
    await page.goto('/home');
    await expect(statusLine(page)).toHaveCount(Date.now() < begin ? 0 : 1);
    if (Date.now() < begin) await expect(bar(page)).toHaveText(words.before, { useInnerText: true });
    if (Date.now() >= end) await expect(bar(page)).toHaveText(words.after, { useInnerText: true });
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the second bar says it on every page', async ({ page }) => {
    await page.clock.setFixedTime(begin + HOUR_MS);
    for (const path of ['/home', ...committeePaths.slice(0, 1), '/contact']) {
      await page.goto(path);
      await expect(bar(page)).toHaveText(words.during[0] ?? '', { useInnerText: true });
    }
  });
});
