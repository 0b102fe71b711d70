/** What the site says before, during and after the conference. */
import { expect, type Page, test } from '@playwright/test';
import { cardinal } from '../../src/shared/words.ts';
import { pictureOf } from '../a11y/in-page.ts';
import { menuButton, PHONE } from '../support/page.ts';
import { allPaths, BEGIN, DAY_MS, END, edition, HOUR_MS, TIMES } from '../support/sample.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Section' }).getByRole('paragraph');

/** The text that is shown. */
// biome-ignore lint/performance/useDomNodeTextContent: textContent has the words of every phase.
const textOf = (page: Page) => page.locator('body').innerText();

async function openAt(page: Page, time: number, path: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.goto(path);
}

/** How each phase begins, in venue time, and what the home page then says. */
const PHASES = [
  {
    lead: /^Doors open in \d+ days$/,
    dates: '20 April 2024, Galway',
    shows: ['Five questions, one day and a pot of soup'],
  },
  {
    lead: 'Saturday, 20 April',
    dates: 'In session in Galway',
    shows: ['Saltmarsh Hall, Galway', 'Open the map'],
    note: 'The day has begun.',
  },
  {
    lead: 'The first conference is over',
    dates: 'The first edition ended on 20 April 2024',
    shows: ['Thank you to everybody who came', 'The dates of the next edition have not been announced', 'Held on'],
    note: 'The form was for the day that is over.',
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
      await expect(page.getByRole('heading', { name: /^Doors open in / })).toBeVisible();
      await expect(bar(page)).toHaveText(dates, { useInnerText: true });
      // Once: what leads is not repeated further down.
      for (const text of shows) await expect(main(page).getByText(text).filter({ visible: true })).toHaveCount(1);
      await main(page).getByRole('button', { name: 'Register Now' }).click();
      const dialog = page.getByRole('dialog');
      // It closes on the day before.
      await expect(dialog.getByRole('link', { name: /Application Form/ })).toHaveCount(index === 0 ? 1 : 0);
      const notes = PHASES.flatMap((phase) => phase.note ?? []);
      await expect(dialog.getByText(new RegExp(notes.join('|'))).filter({ visible: true })).toHaveText(
        note ? [new RegExp(note)] : [],
      );
      await dialog.getByRole('button', { name: 'Close' }).click();
      // To the last second of the day.
      if (index > 0) await page.clock.fastForward(DAY_MS - 1000);
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
  await openAt(page, TIMES.before, '/guidelines');
  await expect(page.locator('html')).toHaveAttribute('data-phase-when-body-began', 'before');
  await expect(bar(page)).toHaveText('20 April 2024, Galway', { useInnerText: true });
});

test('no page has a link to a day that is past', async ({ page }) => {
  const links = main(page).getByRole('link', { name: /Google Calendar|Outlook|Calendar file/ });
  for (const [time, count] of [
    [BEGIN - 9 * DAY_MS - HOUR_MS, 5],
    // The day of the case file is over, the conference is not.
    [BEGIN - 9 * DAY_MS + HOUR_MS, 3],
    [END, 0],
  ] as const) {
    await openAt(page, time, '/committees/european-council');
    await expect(links, `${time}`).toHaveCount(count);
  }
});

test('a page that stays open says when a case file comes until its day, and then when it was due, with the link', async ({
  page,
}) => {
  const due = BEGIN - 15 * DAY_MS;
  const overview = main(page).locator('section', { has: page.getByRole('heading', { name: 'Overview' }) });
  const link = overview.getByRole('link', { name: 'Open the case file' });
  await page.clock.install({ time: due - 30 * DAY_MS });
  await page.goto('/committees/city-council');
  await page.clock.pauseAt(due - 1000);
  await expect(overview).toContainText('case file, which is due on Friday, 5 April 2024', {
    useInnerText: true,
  });
  await expect(link).toBeHidden();
  await page.clock.runFor(1000);
  await expect(overview).toHaveText(/^overview\s+The case file was due on Friday, 5 April 2024\./i, {
    useInnerText: true,
  });
  await expect(link).toBeVisible();
  await expect(main(page)).not.toContainText(/has been released|was released/);
});

/** What a page says in one phase, and no page in the other. */
const WORDS: [phase: 'before' | 'after', path: string, words: string][] = [
  ['before', '/home', 'the delegates agree to gather in Galway'],
  ['after', '/home', 'the delegates gathered in Galway'],
  ['before', '/about', 'To be held by the water in Galway'],
  ['after', '/about', 'Held by the water in Galway'],
  ['before', '/guidelines', 'before you come'],
  ['before', '/parents-and-schools', 'opens its doors on 20 April 2024'],
  ['after', '/parents-and-schools', 'was held on 20 April 2024'],
  ['before', '/parents-and-schools', 'What is still open?'],
  ['before', '/parents-and-schools/pl', 'Kiedy to jest'],
  ['after', '/parents-and-schools/pl', 'Kiedy i gdzie to było?'],
  [
    'before',
    '/committees/european-council',
    'More will be known with the case file, which is due on Wednesday, 10 April 2024.',
  ],
  ['after', '/committees/european-council', 'The case file was due on Wednesday, 10 April 2024.'],
  ['before', '/committees/newsroom', 'There is no overview yet.'],
  ['after', '/addressals/board-of-parents', 'This letter is from the time before the conference.'],
];

test('before the conference no page speaks of it as past, and after it none as still to come', async ({ page }) => {
  test.slow();
  for (const path of allPaths) {
    await openAt(page, TIMES.before, path);
    const before = await textOf(page);
    await page.clock.setFixedTime(TIMES.after);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const texts = { before, after: await textOf(page) };
    for (const [phase, where, words] of WORDS) {
      if (path === where) expect.soft(texts[phase], `${path}, ${phase}`).toContain(words);
      const other = phase === 'before' ? 'after' : 'before';
      expect.soft(texts[other], `${path}, ${other}`).not.toContain(words);
    }
  }
});

test('once it is over, the first thing to do is to read what was debated', async ({ page }) => {
  await openAt(page, TIMES.after, '/home');
  const actions = main(page).locator('a, button').filter({ visible: true });
  await expect(actions.first()).toHaveText(`Read the ${cardinal(edition.committees.length)} agendas`);
  await expect(actions.nth(1)).toHaveText('Register Now');
  await actions.first().click();
  await expect(heading(page)).toHaveText('Committees');
});

test('nothing contradicts what is coming soon', async ({ page }) => {
  for (const time of Object.values(TIMES)) {
    await openAt(page, time, '/coming-soon');
    const text = /^Papers\s+Somebody is still writing this\s+Back to Committees$/i;
    await expect(main(page)).toHaveText(text, { useInnerText: true });
  }
});

test('the copyright is of the year that the visitor’s clock shows', async ({ page }) => {
  await openAt(page, Date.parse('2031-03-01T12:00:00Z'), '/guidelines');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031.');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  test('the second bar and the foot of the menu say it, too', async ({ page }) => {
    await openAt(page, BEGIN + HOUR_MS, '/guidelines');
    await expect(bar(page)).toHaveText('In session in Galway', { useInnerText: true });
    await menuButton(page).click();
    await expect(menu(page).getByText('In session in Galway')).toBeVisible();
  });

  test('Register Now stands out from the menu until the conference begins', async ({ page }) => {
    for (const [time, isFilled] of [
      [TIMES.before, true],
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
