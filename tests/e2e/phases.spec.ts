/** The site before, during and after the conference, and the countdown. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { DAY_MS } from '../../src/shared/dates.ts';
import { bar, cells, main, title } from '../support/page.ts';
import { BEGIN, HOUR_MS, SAMPLE_DIST, TIMES } from '../support/sample.ts';

const notice = (page: Page) => page.getByRole('complementary', { name: 'Notice' });

/** The visible text. */
// biome-ignore lint/performance/useDomNodeTextContent: textContent has the words of every phase.
const textOf = (page: Page) => page.locator('body').innerText();

/** Simulates a computer that wakes from sleep. */
const wakeUp = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a countdown of 100 days has three digits, and is right after a tab slept', async ({ page }) => {
  await page.clock.install({ time: new Date('2023-12-20T11:00Z') });
  await page.goto('/home');
  await page.clock.pauseAt(new Date('2023-12-20T12:00Z'));
  await expect(cells(page).first()).toHaveText('121');
  // As in a sleeping tab, time passes and no timer runs.
  await page.clock.setSystemTime(new Date('2024-03-04T15:23:10Z'));
  await wakeUp(page);
  await expect(title(page)).toHaveText('Countdown to Glory: 46 Days!', { useInnerText: true });
  await expect(cells(page)).toHaveText(['46', '07', '36', '50']);
});

test('a page that is shown or focused again is up to date', async ({ page }) => {
  await page.clock.install({ time: BEGIN - 2 * HOUR_MS });
  await page.goto('/home');
  await page.clock.pauseAt(BEGIN - HOUR_MS);
  // As in a hidden page, time passes and no timer runs.
  await page.clock.setSystemTime(BEGIN);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(bar(page)).toContainText('The day of the conference', { useInnerText: true });
  await page.clock.setSystemTime(BEGIN + DAY_MS);
  await page.evaluate(() => dispatchEvent(new FocusEvent('focus')));
  await expect(bar(page)).toContainText('The first edition ended', { useInnerText: true });
});

/** What the home page shows in each phase, in order. */
const PHASES = [
  {
    title: /^Countdown to\sGlory: \d+\sDays!$/,
    bar: '20 April 2024, Galway',
    says: 'Tomorrow in Galway',
    registration: 'One form, for students on their own',
    picture: /some hold up placards/,
  },
  {
    title: 'Saturday, 20 April',
    bar: 'The day of the conference, Galway',
    says: 'Saltmarsh Hall, Galway',
    registration: 'Ring us before you send anybody.',
    picture: /all hold up placards/,
  },
  {
    title: 'The first conference is over',
    bar: 'The first edition ended on 20 April 2024',
    says: 'Thank you to everybody who came',
    registration: 'The form was for the day that is over.',
    picture: /smile\.$/,
  },
];

test('an open page changes phase exactly on time, and the figures of the countdown do not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // In this window, the words are taller than the building beside them, so words of another phase might move the figures.
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.clock.install({ time: BEGIN - HOUR_MS });
  await page.goto('/home');
  await page.clock.pauseAt(BEGIN - 1000);
  const timer = page.getByRole('timer');
  const figures = () =>
    cells(page).evaluateAll((all) =>
      all.map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );
  const colours: string[] = [];
  const places = [];
  for (const [index, phase] of PHASES.entries()) {
    if (index > 0) {
      await page.clock.runFor(1000);
      await expect(cells(page)).toHaveText(['00', '00', '00', '00']);
      expect(await timer.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    }
    await expect(title(page)).toHaveText(phase.title, { useInnerText: true });
    await expect(bar(page)).toContainText(phase.bar, { useInnerText: true });
    await expect(page.getByRole('img', { name: /delegates/ })).toHaveAccessibleName(phase.picture);
    for (const text of [phase.says, phase.registration])
      await expect(main(page).getByText(text).filter({ visible: true })).toHaveCount(1);
    const registerNow = main(page).getByRole('button', { name: 'Register Now' });
    colours.push(await registerNow.evaluate((button) => getComputedStyle(button).color));
    places.push(await figures());
    // Goes on to the last second of the day.
    if (index > 0) await page.clock.fastForward(DAY_MS - 1000);
    await expect(title(page)).toHaveText(phase.title, { useInnerText: true });
  }
  // From the first day on, Register Now is a quiet button.
  expect(colours[1]).not.toBe(colours[0]);
  expect(colours[2]).toBe(colours[1]);
  expect(places).toEqual([places[0], places[0], places[0]]);
});

test('a page that loads only in part shows the texts of the current phase', async ({ page }) => {
  const [arrived] = readFileSync(`${SAMPLE_DIST}/home.html`, 'utf8').split('</main>');
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' }).write(arrived);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  await page.clock.setFixedTime(TIMES.before);
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/home`, { waitUntil: 'commit' });
  await expect.poll(() => textOf(page)).toContain('the delegates agree to gather in Galway');
  expect(await textOf(page)).not.toContain('the delegates gathered in Galway');
  server.closeAllConnections();
  server.close();
});

/** Whether the last person of the row is visible: `elementsFromPoint` does not find clipped parts of a picture. */
const isLastShown = (page: Page) =>
  page.getByRole('img', { name: /delegates/ }).evaluate((img) => {
    const { left, top, width, height } = img.getBoundingClientRect();
    return document.elementsFromPoint(left + width * 0.9, top + height * 0.5).includes(img);
  });

for (const [phase, time] of Object.entries(TIMES))
  test(`${phase} the conference, the row of delegates is fetched late, and complete at the end of the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.setFixedTime(time);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    // Once the picture of the card Contact has arrived, the browser has begun to fetch lazy pictures.
    const emblem = page.waitForResponse(/letter/);
    await page.goto('/home');
    await (await emblem).finished();
    expect(requested.filter((url) => url.includes('delegates'))).toEqual([]);
    // At the end of the page, every delegate of the row is shown, in windows of every height.
    for (const [width, height] of [
      [1024, 1366],
      [1440, 2000],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => isLastShown(page), `${width} × ${height}`).toBe(true);
    }
    expect(requested.filter((url) => url.includes('delegates'))).not.toEqual([]);
  });

test('after the conference, all delegates are shown as soon as the row comes into view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.setFixedTime(TIMES.after);
  await page.goto('/home');
  await page.getByRole('img', { name: /delegates/ }).evaluate((img) => {
    const { top, height } = img.getBoundingClientRect();
    scrollBy(0, top + height * 0.55 - innerHeight);
  });
  await expect.poll(() => isLastShown(page)).toBe(true);
});

test('the door on /coming-soon is closed before the conference, and ajar after the conference', async ({ page }) => {
  for (const [phase, name] of [
    ['before', 'door'],
    ['after', 'door-ajar'],
  ] as const) {
    await page.clock.setFixedTime(TIMES[phase]);
    await page.goto('/coming-soon');
    const drawing = main(page).locator('picture img').filter({ visible: true });
    await expect(drawing).toHaveCount(1);
    await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(`/${name}.`);
  }
});

test('the notice is on every page, has a link, and disappears at the end of its last day', async ({ page }) => {
  // The end of 8 April in Galway.
  const until = Date.parse('2024-04-09T00:00+01:00');
  await page.clock.install({ time: until - HOUR_MS });
  for (const path of ['/', '/committees/ocean', '/no-such-page']) {
    await page.goto(path);
    await expect(notice(page).getByText('Position papers are due on 8 April.'), path).toBeVisible();
  }
  await notice(page).getByRole('link').click();
  await expect(page).toHaveURL('/first-conference');
  await page.clock.pauseAt(until - 1000);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(notice(page)).toBeHidden();
});

/** Texts that are shown either before or after the conference. */
const WORDS: [path: string, phase: 'before' | 'after', words: string][] = [
  ['/home', 'before', 'Five questions, one day and a pot of soup'],
  ['/home', 'before', 'the delegates agree to gather in Galway'],
  ['/home', 'after', 'the delegates gathered in Galway'],
  ['/home', 'before', 'What happens when, and where'],
  ['/home', 'before', 'See the forms'],
  ['/home', 'after', 'Dates and news: @corribmun'],
  ['/guidelines', 'before', 'before you come'],
  ['/about', 'before', 'Ask the secretariat'],
  ['/committees', 'before', 'Ask the secretariat'],
  ['/first-conference', 'before', 'Ask the secretariat'],
  ['/parents-and-schools', 'after', 'who came and who was there'],
  ['/parents-and-schools', 'before', 'opens its doors on'],
  ['/parents-and-schools', 'after', 'was held on'],
  ['/parents-and-schools', 'before', 'What is still open?'],
  ['/parents-and-schools/pl', 'before', 'Kiedy to jest'],
  ['/parents-and-schools/pl', 'after', 'Kiedy i gdzie to było?'],
  ['/addressals/board-of-parents', 'after', 'This letter is from the time before the conference.'],
];

test('before the conference, pages speak of it in the future, afterwards in the past', async ({ page }) => {
  for (const [path, ofPath] of Map.groupBy(WORDS, ([path]) => path)) {
    await page.clock.setFixedTime(TIMES.before);
    await page.goto(path);
    const before = await textOf(page);
    await page.clock.setFixedTime(TIMES.after);
    await wakeUp(page);
    const styled = await textOf(page);
    // Without styles, as in reader views and in browsers without cascade layers, texts of other phases are hidden, too.
    await page.evaluate(() => {
      for (const style of document.querySelectorAll('style')) style.remove();
    });
    const after = styled + (await textOf(page));
    for (const [, phase, words] of ofPath) {
      const [own, other] = phase === 'before' ? [before, after] : [after, before];
      expect.soft(own, `${path}, ${phase}`).toContain(words);
      expect.soft(other, `${path}, not ${phase}`).not.toContain(words);
    }
  }
});
