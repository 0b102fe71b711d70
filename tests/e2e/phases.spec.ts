import { expect, type Page, test } from '@playwright/test';
import { addDays, countDays, formatDayAndMonth, weekday } from '../../src/shared/dates.ts';
import { conferencePhase } from '../../src/shared/phases.ts';
import { PHONE } from '../support/page.ts';
import { boundaries, committeePaths, conference, editionName, pages } from '../support/site.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Section' }).getByRole('paragraph');
const words = conferencePhase(conference, editionName);
const counting = /^Countdown to Glory: \d+ Days!$/;
const ended = `The ${editionName} has ended`;
const days = countDays(conference.dates);
/** Such as `Friday, 10 October`. */
const dayInWords = (day: number) => {
  const date = addDays(conference.dates.first, day - 1);
  return `${weekday(date)}, ${formatDayAndMonth(date)}`;
};
const [begin = 0, end = 0] = [boundaries[0], boundaries.at(-1)];
const HOUR_MS = 3_600_000;

/** An instant, and what is said then: in the heading, in the second bar, in the registration dialog. */
const phases = [
  ['the last second before the first day', begin - 1000, counting, words.before, null],
  ['the first second of the first day', begin, dayInWords(1), words.during[0] ?? '', pages.registration.during],
  [
    'the last second of the last day',
    end - 1000,
    dayInWords(days),
    words.during.at(-1) ?? '',
    pages.registration.during,
  ],
  ['the second after the last day', end, ended, words.after, pages.registration.after],
] as const;

for (const timezoneId of ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland', 'Europe/London', 'Asia/Tokyo']) {
  test.describe(`read in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const [name, time, lead, dates, note] of phases) {
      test(`in ${name} the site says what is true at the venue`, async ({ page }) => {
        await page.clock.setFixedTime(time);
        await page.goto('/home');
        await expect(heading(page)).toHaveText(lead, { useInnerText: true });
        await expect(page.getByRole('heading', { name: /^Countdown to Glory: / })).toBeVisible();
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
  await expect(heading(page)).toHaveText(dayInWords(days), { useInnerText: true });
  await page.clock.setFixedTime(end + HOUR_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(bar(page)).toHaveText(words.after, { useInnerText: true });
  await expect(heading(page)).toHaveText(ended, { useInnerText: true });
});

test('a page that stays open changes by itself when the conference begins, from day to day, and when it ends', async ({
  page,
}) => {
  await page.clock.install({ time: begin - HOUR_MS });
  await page.goto('/home');
  await page.clock.pauseAt(begin - 2000);
  await expect(heading(page)).toHaveText(counting, { useInnerText: true });
  await page.clock.runFor(2000);
  await expect(heading(page)).toHaveText(dayInWords(1), { useInnerText: true });
  await expect(bar(page)).toHaveText(words.during[0] ?? '', { useInnerText: true });
  for (const [index, boundary] of boundaries.slice(1).entries()) {
    await page.clock.fastForward(boundary - (boundaries[index] ?? 0));
    await expect(heading(page)).toHaveText(boundary === end ? ended : dayInWords(index + 2), { useInnerText: true });
  }
});

test('the copyright is of the year that the visitor’s clock shows', async ({ page }) => {
  await page.clock.setFixedTime('2031-03-01T12:00:00Z');
  await page.goto('/guidelines');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031.');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what was true when it was built', async ({ page }) => {
    await page.goto('/home');
    if (Date.now() >= end) await expect(heading(page)).toHaveText(ended, { useInnerText: true });
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
