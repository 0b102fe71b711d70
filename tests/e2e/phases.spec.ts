/** What the site says before, during and after the conference, and the countdown between them. */
import { expect, type Page, test } from '@playwright/test';
import { cells, main } from '../support/page.ts';
import { BEGIN, DAY_MS, HOUR_MS, TIMES } from '../support/sample.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Section' }).getByRole('paragraph');
const notice = (page: Page) => page.getByRole('complementary', { name: 'Notice' });

/** The text that is shown. */
// biome-ignore lint/performance/useDomNodeTextContent: textContent has the words of every phase.
const textOf = (page: Page) => page.locator('body').innerText();

async function openAt(page: Page, time: number | string, path: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.goto(path);
}

/** What the computer does when it wakes up. */
async function wakeUp(page: Page, event: 'focus' | 'visibilitychange'): Promise<void> {
  await page.evaluate(
    (name) => (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name)),
    event,
  );
}

const buttonColour = (page: Page) =>
  main(page)
    .getByRole('button', { name: 'Register Now' })
    .evaluate((button) => getComputedStyle(button).color);

test('a countdown from 100 days on has three figures, and is right in a tab that slept', async ({ page }) => {
  await page.clock.install({ time: new Date('2023-12-20T11:00Z') });
  await page.goto('/home');
  await page.clock.pauseAt(new Date('2023-12-20T12:00Z'));
  await expect(cells(page).first()).toHaveText('121');
  // Time passes, and no timer runs.
  await page.clock.setSystemTime(new Date('2024-03-04T15:23:10Z'));
  await wakeUp(page, 'visibilitychange');
  await expect(heading(page)).toHaveText('Countdown to Glory: 46 Days!', { useInnerText: true });
  await expect(cells(page)).toHaveText(['46', '07', '36', '50']);
});

/** How each phase begins at the venue, and what the home page then says. */
const PHASES = [
  {
    title: /^Countdown to\sGlory: \d+\sDays!$/,
    bar: '20 April 2024, Galway',
    says: 'Five questions, one day and a pot of soup',
    registration: 'One form, for students on their own',
  },
  {
    title: 'Saturday, 20 April',
    bar: 'The day of the conference, Galway',
    says: 'Saltmarsh Hall, Galway',
    registration: 'Ring us before you send anybody.',
  },
  {
    title: 'The first conference is over',
    bar: 'The first edition ended on 20 April 2024',
    says: 'Thank you to everybody who came',
    registration: 'The form was for the day that is over.',
  },
];

test('a page that stays open changes with the phase, to the second', async ({ page }) => {
  await page.clock.install({ time: BEGIN - HOUR_MS });
  await page.goto('/home');
  await page.clock.pauseAt(BEGIN - 1000);
  const colours: string[] = [];
  for (const [index, phase] of PHASES.entries()) {
    if (index > 0) await page.clock.runFor(1000);
    await expect(heading(page)).toHaveText(phase.title, { useInnerText: true });
    await expect(bar(page)).toHaveText(phase.bar, { useInnerText: true });
    for (const text of [phase.says, phase.registration])
      await expect(main(page).getByText(text).filter({ visible: true })).toHaveCount(1);
    // The hours of the conference are not known.
    expect(await textOf(page)).not.toMatch(/in session/i);
    colours.push(await buttonColour(page));
    // To the last second of the day.
    if (index > 0) await page.clock.fastForward(DAY_MS - 1000);
    await expect(heading(page)).toHaveText(phase.title, { useInnerText: true });
  }
  // Register Now is the main action until the conference is over, and a quiet one then.
  expect(colours[1]).toBe(colours[0]);
  expect(colours[2]).not.toBe(colours[0]);
});

test.describe('far from the venue', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('every page waits for both midnights, that of the venue and the visitor’s own', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    const midnight = Date.parse('2024-04-20T00:00-07:00');
    for (const [time, words] of [
      [BEGIN, '20 April 2024'],
      [midnight - 1000, '20 April 2024'],
      [midnight, 'The day of the conference'],
    ] as const) {
      for (const path of ['/guidelines', '/home']) {
        await openAt(page, time, path);
        await expect(bar(page)).toHaveText(`${words}, Galway`, { useInnerText: true });
      }
      await openAt(page, time, '/');
      await expect(main(page).getByText(words, { exact: true }).filter({ visible: true })).toHaveCount(1);
    }
  });
});

test('the figures stand still as the phases change', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: BEGIN - HOUR_MS });
  await page.goto('/home');
  await page.clock.pauseAt(BEGIN - 1000);
  const timer = page.getByRole('timer');
  const figures = () =>
    timer.evaluate((element) => {
      const building = element.getBoundingClientRect();
      return [...element.querySelectorAll('[data-unit]')].map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return [x - building.x, y - building.y, width, height].map(Math.round);
      });
    });
  const before = await figures();
  for (const pass of [1000, DAY_MS]) {
    await page.clock.runFor(pass);
    await expect(cells(page)).toHaveText(['00', '00', '00', '00']);
    expect(await figures()).toEqual(before);
    expect(await timer.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  }
});

test('the notice is on every page, leads on, and goes with the end of its day', async ({ page }) => {
  // The end of 8 April in Galway.
  const until = Date.parse('2024-04-09T00:00+01:00');
  await page.clock.install({ time: until - HOUR_MS });
  for (const path of ['/', '/home', '/committees/ocean', '/no-such-page']) {
    await page.goto(path);
    await expect(notice(page).getByText('Position papers are due on 8 April.'), path).toBeVisible();
  }
  await page.goto('/about');
  await notice(page).getByRole('link').click();
  await expect(page).toHaveURL('/first-conference');
  await page.clock.pauseAt(until - 1000);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(notice(page)).toBeHidden();
});

/** What pages say in one phase, and not in the other. */
const WORDS: [path: string, phase: 'before' | 'after', words: string][] = [
  ['/home', 'before', 'the delegates agree to gather in Galway'],
  ['/home', 'after', 'the delegates gathered in Galway'],
  ['/home', 'before', 'What happens when, and where'],
  ['/home', 'after', 'Dates and news: @corribmun'],
  ['/guidelines', 'before', 'before you come'],
  ['/parents-and-schools', 'before', 'opens its doors on'],
  ['/parents-and-schools', 'after', 'was held on'],
  ['/parents-and-schools', 'before', 'What is still open?'],
  ['/parents-and-schools/pl', 'before', 'Kiedy to jest'],
  ['/parents-and-schools/pl', 'after', 'Kiedy i gdzie to było?'],
  ['/addressals/board-of-parents', 'after', 'This letter is from the time before the conference.'],
];

test('pages speak of the conference as to come before it, as past after it', async ({ page }) => {
  for (const [path, ofPath] of Map.groupBy(WORDS, ([path]) => path)) {
    await openAt(page, TIMES.before, path);
    const before = await textOf(page);
    await page.clock.setFixedTime(TIMES.after);
    await wakeUp(page, 'focus');
    const styled = await textOf(page);
    // As reader views, translations and browsers without cascade layers see the page.
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
