import { expect, type Page, test } from '@playwright/test';
import { beginOf, endOf } from '../../src/shared/dates.ts';
import { PHONE } from '../support/page.ts';
import { conference, DAY_MS, TIMES } from '../support/sample.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose Registration Type' });

/* What holds for any modal dialog (keys, focus, how it closes) is in ../a11y/keyboard.spec.ts. */

test('the form opens in a new tab', async ({ page, context }) => {
  await context.route('https://example.org/**', (route) => route.fulfill({ body: 'the form' }));
  await page.clock.setFixedTime(TIMES.before);
  await page.goto('/home');
  await page.getByRole('main').getByRole('button', { name: 'A place for you' }).click();
  const tab = context.waitForEvent('page');
  await dialog(page).getByRole('link', { name: 'Application Form' }).click();
  await expect(await tab).toHaveURL('https://example.org/apply');
  await expect(page).toHaveURL('/home');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the second bar opens it as a sheet within the screen', async ({ page }) => {
    await page.goto('/committees');
    await page.getByRole('navigation', { name: 'Section' }).getByRole('button', { name: 'Registration' }).tap();
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
  });
});

test('asked for before the script was there, or by a link, it opens, and closes for good', async ({ page }) => {
  await page.goto('/home?#registration');
  for (const ask of [() => {}, () => page.evaluate(() => location.assign('#registration'))]) {
    await ask();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
  }
});

test.describe('a form that opens and closes', () => {
  const [{ opens = '', closes = '' } = {}] = conference.registration;
  const opensAt = beginOf(opens, conference.timeZone);
  const closedAt = endOf(closes, conference.timeZone);
  const POLISH = '/parents-and-schools/pl';
  const answer = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /Application|Formularz/ });
  const STATES = [
    [
      'to the second before it opens',
      opensAt - 1000,
      0,
      'Opens on Monday, 12 February 2024.',
      'Początek zgłoszeń: poniedziałek, 12 lutego 2024.',
    ],
    ['from then on', opensAt, 1, undefined, undefined],
    ['to the second before its last week', closedAt - 7 * DAY_MS - 1000, 1, undefined, undefined],
    [
      'in its last week',
      closedAt - 7 * DAY_MS,
      1,
      'Closes on Friday, 19 April 2024.',
      'Ostatni dzień zgłoszeń: piątek, 19 kwietnia 2024.',
    ],
    [
      'once it has closed',
      closedAt,
      0,
      'Closed on Friday, 19 April 2024.',
      'Zgłoszenia są zamknięte. Ostatni dzień: piątek, 19 kwietnia 2024.',
    ],
  ] as const;

  for (const [when, time, links, english, polish] of STATES)
    test(`is said in the dialog, and to parents in both languages, ${when}`, async ({ page }) => {
      await page.clock.setFixedTime(time);
      for (const [path, list, words] of [
        ['/parents-and-schools', answer(page), english],
        [POLISH, answer(page), polish],
        ['/about?#registration', dialog(page), english],
      ] as const) {
        await page.goto(path);
        await expect(list.getByRole('link', { name: /Application Form|Formularz zgłoszenia/ }), path).toHaveCount(
          links,
        );
        if (words) await expect(list.getByText(words), path).toBeVisible();
        else await expect(list.getByText(/2024/).filter({ visible: true }), path).toHaveCount(0);
      }
      const ask = dialog(page).getByRole('link', { name: 'Ask the secretariat' });
      await expect(ask).toHaveCount(when === 'once it has closed' ? 1 : 0);
    });

  test('search engines read the same days', async ({ page }) => {
    await page.goto('/home');
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).toContain(`"validFrom":"${opens}","availabilityEnds":"${closes}"`);
  });
});
