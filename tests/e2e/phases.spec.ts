/** What the site says before, during and after the conference. */
import { expect, type Page, test } from '@playwright/test';
import { pictureOf } from '../a11y/in-page.ts';
import { menuButton, PHONE } from '../support/page.ts';
import { allPaths } from '../support/sample.ts';

const BEGIN = Date.parse('2025-10-10T00:00:00+05:30');
const HOUR_MS = 3_600_000;
const BEFORE = '2025-09-01T12:00:00+05:30';
const AFTER = '2026-11-22T12:00:00+05:30';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Section' }).getByRole('paragraph');

/** The text that is shown. */
// biome-ignore lint/performance/useDomNodeTextContent: textContent has the words of every phase.
const textOf = (page: Page) => page.locator('body').innerText();

async function openAt(page: Page, time: number | string, path: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.goto(path);
}

/** How each phase begins, in venue time, and what the home page then says. */
const PHASES = [
  {
    lead: /^Countdown to Glory: \d+ Days!$/,
    dates: '10 and 11 October 2025, Lucknow',
    shows: ['Nine committees, two days, one school in Lucknow'],
  },
  {
    lead: 'Friday, 10 October',
    dates: 'In session in Lucknow: day 1 of 2',
    shows: ['Indian formals', 'Tomorrow: Western formals', 'The school, Lucknow', 'Open the map'],
    note: 'The conference has begun.',
  },
  {
    lead: 'Saturday, 11 October',
    dates: 'In session in Lucknow: day 2 of 2',
    shows: ['Western formals', 'The school, Lucknow', 'Open the map'],
    note: 'The conference has begun.',
  },
  {
    lead: 'The ninth edition has ended',
    dates: 'The ninth edition ended on 11 October 2025',
    shows: ['Thank you to everyone who took part.', 'The dates of the next edition have not been announced', 'Held on'],
    note: 'Registration was for the edition that has ended.',
  },
];

test.describe('read far from the venue', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a page that stays open switches phase to the second, in venue time', async ({ page }) => {
    await page.clock.install({ time: BEGIN - HOUR_MS });
    await page.goto('/home');
    await page.clock.pauseAt(BEGIN - 1000);
    for (const [index, { lead, dates, shows, note }] of PHASES.entries()) {
      if (index > 0) await page.clock.runFor(1000);
      await expect(heading(page)).toHaveText(lead, { useInnerText: true });
      await expect(page.getByRole('heading', { name: /^Countdown to Glory: / })).toBeVisible();
      await expect(bar(page)).toHaveText(dates, { useInnerText: true });
      // Once: what leads is not repeated further down.
      for (const text of shows) await expect(main(page).getByText(text).filter({ visible: true })).toHaveCount(1);
      await main(page).getByRole('button', { name: 'Register Now' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('link', { name: /Individual Delegate Forms/ })).toBeVisible();
      await expect(dialog.getByRole('paragraph')).toHaveText(note ? [new RegExp(note)] : []);
      await dialog.getByRole('button', { name: 'Close' }).click();
      // To the last second of the day.
      if (index > 0) await page.clock.fastForward(24 * HOUR_MS - 1000);
      await expect(heading(page)).toHaveText(lead, { useInnerText: true });
    }
  });
});

test('the phase is right before anything is painted', async ({ page }) => {
  // With no script file at all: only what is written into the page itself has run.
  await page.route('**/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.documentElement.dataset.phaseWhenBodyBegan = document.documentElement.dataset.phase ?? 'none';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await openAt(page, BEFORE, '/guidelines');
  await expect(page.locator('html')).toHaveAttribute('data-phase-when-body-began', 'before');
  await expect(bar(page)).toHaveText('10 and 11 October 2025, Lucknow', { useInnerText: true });
});

test('no page has a link to a day that is past', async ({ page }) => {
  const links = main(page).getByRole('link', { name: /Google Calendar|Outlook|Calendar file/ });
  for (const [time, count] of [
    ['2025-10-03T23:00:00+05:30', 5],
    // The day of the case file is over, the conference is not.
    ['2025-10-04T01:00:00+05:30', 3],
    ['2025-10-12T00:00:00+05:30', 0],
  ] as const) {
    await openAt(page, time, '/committees/jcc');
    await expect(links, time).toHaveCount(count);
  }
});

test('a page that stays open says when a case file comes until its day, and then when it was due, with the link', async ({
  page,
}) => {
  const due = Date.parse('2025-09-25T00:00:00+05:30');
  const overview = main(page).locator('section', { has: page.getByRole('heading', { name: 'Overview' }) });
  const link = overview.getByRole('link', { name: 'Open the case file' });
  await page.clock.install({ time: due - 30 * 24 * HOUR_MS });
  await page.goto('/committees/wto');
  await page.clock.pauseAt(due - 1000);
  await expect(overview).toContainText('case file, which is due on Thursday, 25 September 2025', {
    useInnerText: true,
  });
  await expect(link).toBeHidden();
  await page.clock.runFor(1000);
  await expect(overview).toHaveText(/^overview\s+The case file was due on Thursday, 25 September 2025\./i, {
    useInnerText: true,
  });
  await expect(link).toBeVisible();
  await expect(main(page)).not.toContainText(/has been released|was released/);
});

/** What a page says in one phase, and no page in the other. */
const WORDS: [phase: 'before' | 'after', path: string, words: string][] = [
  ['before', '/about', 'To be done at Lucknow'],
  ['after', '/about', 'Done at Lucknow'],
  ['before', '/guidelines', 'before you come'],
  ['before', '/parents-and-schools', 'takes place on 10 and 11 October 2025'],
  ['after', '/parents-and-schools', 'took place on 10 and 11 October 2025'],
  ['before', '/parents-and-schools', 'have not been announced yet'],
  ['before', '/parents-and-schools/hi', 'सम्मेलन कब और कहाँ है?'],
  ['after', '/parents-and-schools/hi', 'सम्मेलन कब और कहाँ था?'],
  ['before', '/committees/jcc', 'More will be known with the case file, which is due on Friday, 3 October 2025.'],
  ['after', '/committees/jcc', 'The case file was due on Friday, 3 October 2025.'],
  ['before', '/committees/ipc', 'There is no overview yet.'],
  ['after', '/addressals/principal', 'This letter was written before the conference.'],
];

test('before the conference no page speaks of it as past, and after it none as still to come', async ({ page }) => {
  test.slow();
  for (const path of allPaths) {
    await openAt(page, BEFORE, path);
    const before = await textOf(page);
    await page.clock.setFixedTime(AFTER);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const texts = { before, after: await textOf(page) };
    for (const [phase, where, words] of WORDS) {
      if (path === where) expect.soft(texts[phase], `${path}, ${phase}`).toContain(words);
      const other = phase === 'before' ? 'after' : 'before';
      expect.soft(texts[other], `${path}, ${other}`).not.toContain(words);
    }
  }
});

test('nothing contradicts what is coming soon', async ({ page }) => {
  for (const time of [BEFORE, BEGIN, AFTER]) {
    await openAt(page, time, '/coming-soon');
    const text = /^Documents\s+Coming soon! Stay Tuned\.\.\s+Back to Committees$/i;
    await expect(main(page)).toHaveText(text, { useInnerText: true });
  }
});

test('the copyright is of the year that the visitor’s clock shows', async ({ page }) => {
  await openAt(page, '2031-03-01T12:00:00Z', '/guidelines');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031.');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  test('the second bar and the foot of the menu say it, too', async ({ page }) => {
    await openAt(page, BEGIN + HOUR_MS, '/guidelines');
    await expect(bar(page)).toHaveText('In session in Lucknow: day 1 of 2', { useInnerText: true });
    await menuButton(page).click();
    await expect(menu(page).getByText('In session in Lucknow: day 1 of 2')).toBeVisible();
  });

  test('Register Now stands out from the menu until the conference begins', async ({ page }) => {
    for (const [time, isFilled] of [
      [BEFORE, true],
      [BEGIN + HOUR_MS, false],
    ] as const) {
      await openAt(page, time, '/guidelines');
      await menuButton(page).click();
      const button = menu(page).getByRole('button', { name: 'Register Now' });
      const { x = 0, y = 0, height = 0 } = (await button.boundingBox()) ?? {};
      const pixel = { y: y + height / 2, width: 1, height: 1 };
      const inside = await pictureOf(page, { ...pixel, x: x + 8 });
      const outside = await pictureOf(page, { ...pixel, x: x - 8 });
      expect(inside.data.equals(outside.data), `${time}`).toBe(!isFilled);
    }
  });
});
