import { expect, type Page, test } from '@playwright/test';
import { instantAt } from '../../src/shared/dates.ts';
import { blockStorage } from '../support/page.ts';
import { conference, edition } from '../support/sample.ts';

test('during a session it is marked, and the next one as soon as it begins; before and after the conference, none', async ({
  page,
}) => {
  await page.clock.install({ time: '2024-04-19T11:59:00+01:00' });
  await page.goto('/schedule');
  const current = page.locator('[aria-current="time"]');
  const colourOf = (title: string) =>
    page.getByRole('heading', { name: title, exact: true }).evaluate((heading) => getComputedStyle(heading).color);
  await expect(page.getByRole('listitem').filter({ hasText: 'Doors open' })).toBeVisible();
  await expect(current).toHaveCount(0);
  expect(await colourOf('Doors open')).toBe(await colourOf('Closing'));
  await page.clock.fastForward('24:00:00');
  await expect(current).toHaveText(/10:00.*Committees, morning\s*Now/);
  await page.clock.runFor(61_000);
  await expect(current).toHaveText(/12:00.*Soup and sandwiches\s*Now/);
  // What is over is quieter than what is still to come.
  expect(await colourOf('Doors open')).not.toBe(await colourOf('Closing'));
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

test.describe('on the home page', () => {
  const { today, committee: words } = edition.pages.schedule;
  const at = (time: string) => instantAt(conference.dates.first, time, conference.timeZone);
  const upNext = (page: Page) => page.locator('#up-next');
  const card = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'Ask us' });
  const committee = (page: Page) => page.getByRole('combobox', { name: words.label });

  async function openAt(page: Page, time: string): Promise<void> {
    await page.clock.install({ time: at(time) });
    await page.goto('/home');
  }

  /** To the second in which a time begins, on a page that stays open. */
  const waitUntil = (page: Page, time: string) => page.clock.pauseAt(at(time));

  test('what is on and what comes next is there all day, in venue time', async ({ page }) => {
    await openAt(page, '07:59');
    for (const [time, shows] of [
      ['08:00', `${today.next} 08:30 Doors open ${today.begins} in 30 minutes Quay entrance`],
      ['08:01', `${today.next} 08:30 Doors open ${today.begins} in 29 minutes Quay entrance`],
      [
        '08:30',
        `${today.now} ${today.until} 09:15 Doors open Quay entrance ${today.next} 09:15 Opening in 45 minutes Great Hall`,
      ],
      ['09:50', `${today.next} 10:00 Committees, morning in 10 minutes`],
      [
        '10:00',
        `${today.now} ${today.until} 12:00 Committees, morning ${today.next} 12:00 Soup and sandwiches in 2 hours`,
      ],
      ['15:35', `${today.next} 15:45 Summit at the harbour, Questions from the press in 10 minutes`],
      ['16:45', `${today.now} ${today.until} 17:15 Closing Great Hall`],
    ] as const) {
      await waitUntil(page, time);
      // Small capitals are capitals for innerText.
      await expect(upNext(page)).toHaveText(new RegExp(`^${shows.replaceAll(' ', '\\s+')}$`, 'i'), {
        useInnerText: true,
      });
    }
  });

  test('after the last session nothing is left, and nothing moves', async ({ page }) => {
    await openAt(page, '17:14');
    await expect(upNext(page)).toContainText('Closing');
    const top = (await card(page).boundingBox())?.y;
    await waitUntil(page, '17:15');
    await expect(upNext(page)).toHaveText('', { useInnerText: true });
    expect((await card(page).boundingBox())?.y).toBe(top);
    await page.reload();
    await expect(upNext(page)).toBeHidden();
  });

  for (const width of [320, 390, 1440])
    test(`nothing moves at ${width} px when a session ends, whatever comes next`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openAt(page, '08:00');
      const top = (await card(page).boundingBox())?.y;
      for (const time of ['08:30', '09:50', '10:00', '15:35', '15:50', '16:45']) {
        await waitUntil(page, time);
        expect((await card(page).boundingBox())?.y, time).toBe(top);
      }
    });

  test('screen readers hear of a change of session once, as one text, and not of each minute', async ({ page }) => {
    await page.clock.install({ time: at('09:50') });
    // Whatever is written into a live region, each writing once.
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          const live = (target as Element).closest('main [aria-live]');
          if (live?.ariaLive === 'polite' && addedNodes[0]) heard.push(live.textContent);
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/home');
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    await expect(upNext(page)).toContainText('in 10 minutes');
    const atFirst = (await heard()).length;
    await waitUntil(page, '09:55');
    await expect(upNext(page)).toContainText('in 5 minutes');
    expect((await heard()).slice(atFirst)).toEqual([]);
    await waitUntil(page, '10:05');
    await expect(upNext(page)).toContainText('Soup and sandwiches');
    expect((await heard()).slice(atFirst)).toEqual([expect.stringMatching(/Committees, morning.*Soup and sandwiches/)]);
  });

  test('it is there for the committee that was chosen on the schedule, until that is taken back', async ({ page }) => {
    const rows = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    await page.clock.install({ time: at('15:35') });
    await page.goto('/schedule');
    await expect(rows('Questions from the press')).toBeVisible();
    await committee(page).selectOption({ label: 'European Council' });
    await expect(rows('Questions from the press')).toBeHidden();
    // For the secretariat.
    await expect(rows('Counting of the votes')).toBeHidden();
    await expect(rows('Summit at the harbour')).toBeVisible();
    await expect(rows('Soup and sandwiches')).toBeVisible();
    expect(await page.evaluate(() => Object.values(localStorage))).toEqual(['european-council']);

    await page.goto('/home');
    await expect(upNext(page)).toContainText('Summit at the harbour');
    await expect(upNext(page)).toContainText('European Council, Loft');
    await expect(upNext(page)).not.toContainText('Questions from the press');

    await page.goto('/schedule');
    await expect(committee(page)).toHaveValue('european-council');
    await expect(rows('Questions from the press')).toBeHidden();
    await committee(page).selectOption({ label: words.all });
    await expect(rows('Questions from the press')).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.goto('/privacy');
    await expect(page.getByRole('main')).toContainText(edition.privacy.schedule.title);
  });

  test('where the browser stores nothing, the schedule says that the choice is lost', async ({ page }) => {
    await blockStorage(page);
    await page.goto('/schedule');
    await committee(page).selectOption({ label: 'European Council' });
    await expect(page.getByText(words.lost)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Questions from the press' })).toBeHidden();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('there is the link to the schedule, and nothing false', async ({ page }) => {
      await page.goto('/home');
      await expect(upNext(page)).toBeHidden();
      await expect(page.getByRole('main').getByRole('link', { name: edition.pages.schedule.title })).toBeVisible();
      await page.goto('/schedule');
      await expect(committee(page)).toBeHidden();
    });
  });
});
