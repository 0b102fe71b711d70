/** What the site says before, during and after the conference of the sample edition. */
import { expect, type Page, test } from '@playwright/test';
import { menuButton, PHONE } from '../support/page.ts';
import { allPaths } from '../support/sample.ts';

const MOMENTS = {
  before: '2025-09-01T12:00:00+05:30',
  dayOne: '2025-10-10T12:00:00+05:30',
  dayTwo: '2025-10-11T12:00:00+05:30',
  after: '2026-11-22T12:00:00+05:30',
};

async function openAt(page: Page, moment: keyof typeof MOMENTS, path: string): Promise<void> {
  await page.clock.setFixedTime(MOMENTS[moment]);
  await page.goto(path);
}

const main = (page: Page) => page.getByRole('main');
const facts = (page: Page) => main(page).locator('dl');
const register = (page: Page) => main(page).getByRole('button', { name: 'Register Now' });
const fillOf = (page: Page) =>
  register(page).evaluate((button) => getComputedStyle(button, '::before').backgroundColor);
const NOT_FILLED = 'rgba(0, 0, 0, 0)';

test('before the conference the home page leads with the countdown, and Register Now is its loudest button', async ({
  page,
}) => {
  await openAt(page, 'before', '/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Countdown to Glory: 38 Days!', {
    useInnerText: true,
  });
  await expect(main(page).getByText(/Twelve committees, two days, one school in Lucknow/)).toBeVisible();
  expect(await fillOf(page)).not.toBe(NOT_FILLED);
});

for (const [moment, day, date, dress, next] of [
  ['dayOne', 'day 1 of 2', 'Friday, 10 October', 'Indian formals', 'Tomorrow: Western formals'],
  ['dayTwo', 'day 2 of 2', 'Saturday, 11 October', 'Western formals', null],
] as const) {
  test(`on ${day} the home page leads with the date, the dress code, the place and the map`, async ({ page }) => {
    await openAt(page, moment, '/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(date, { useInnerText: true });
    await expect(main(page).getByText(`In session: ${day}`)).toBeVisible();
    // Once: what leads is not repeated further down.
    await expect(main(page).getByText(dress, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(main(page).getByText('The school, Lucknow').filter({ visible: true })).toHaveCount(1);
    await expect(
      main(page)
        .getByText(/^Tomorrow: /)
        .filter({ visible: true }),
    ).toHaveText(next ? [next] : []);
    await expect(main(page).getByRole('link', { name: 'Open the map' })).toHaveAttribute('target', '_blank');
    await expect(main(page).getByRole('heading', { name: 'Countdown to Glory: 0 Days!' })).toBeVisible();
    expect(await fillOf(page)).toBe(NOT_FILLED);
  });
}

test('after the conference the home page leads with its end and says what is known of the next one', async ({
  page,
}) => {
  await openAt(page, 'after', '/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The ninth edition has ended', {
    useInnerText: true,
  });
  await expect(main(page).getByText('Thank you to everyone who took part.')).toBeVisible();
  await expect(main(page).getByText(/The dates of the next edition have not been announced/)).toBeVisible();
  const countdown = main(page).getByRole('heading', { name: 'Countdown to Glory: 0 Days!' });
  await expect(countdown).toBeVisible();
  const sizeOf = (level: number) =>
    main(page)
      .getByRole('heading', { level })
      .first()
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  expect(await sizeOf(2)).toBeLessThan((await sizeOf(1)) / 2);
  await expect(page.getByRole('timer').locator('[data-unit]')).toHaveText(['00', '00', '00', '00']);
  await expect(facts(page).getByText('Was held')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Guidelines' })).toBeVisible();
  expect(await fillOf(page)).toBe(NOT_FILLED);
  await register(page).click();
  await expect(page.getByRole('dialog', { name: 'Choose Registration Type' })).toBeVisible();
});

test('no page has a link to a day that is past', async ({ page }) => {
  const calendarLinks = main(page).getByRole('link', { name: /Google Calendar|Outlook|Calendar file/ });
  for (const [time, count] of [
    ['2025-10-03T23:00:00+05:30', 5],
    // The day of the case file is over, the conference is not.
    ['2025-10-04T01:00:00+05:30', 3],
    ['2025-10-11T23:00:00+05:30', 3],
    ['2025-10-12T00:00:00+05:30', 0],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto('/committees/jcc');
    await expect(calendarLinks, time).toHaveCount(count);
    await expect(main(page).getByText('Case file: ').filter({ visible: true })).toHaveCount(count === 5 ? 1 : 0);
  }
  await page.goto('/home');
  await expect(calendarLinks).toHaveCount(0);
  await expect(main(page).getByRole('heading', { name: 'Add to your calendar' })).toBeHidden();
});

test('after the conference no page speaks of it as still to come', async ({ page }) => {
  test.slow();
  await page.clock.setFixedTime(MOMENTS.after);
  for (const path of allPaths.filter((path) => path !== '/')) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect
      .soft(page.locator('body'), path)
      .not.toContainText(
        /More will be|will publish|to be announced|not announced yet|takes place|come back (when|later)|before you come|to show yet/i,
        { useInnerText: true },
      );
  }
});

test('a committee without an overview says when there is more, and afterwards what became of its case file', async ({
  page,
}) => {
  const overview = main(page)
    .locator('section')
    .filter({ hasText: /^Overview/ });
  const agenda = main(page)
    .locator('section')
    .filter({ hasText: /^Agenda/ });
  for (const [path, days, due] of [
    ['/committees/jcc', 7, 'Friday, 3 October 2025'],
    ['/committees/wto', 15, 'Thursday, 25 September 2025'],
  ] as const) {
    await openAt(page, 'before', path);
    await expect(overview).toContainText(`More will be known when the case file is released, ${days} days before`, {
      useInnerText: true,
    });
    await expect(agenda).not.toContainText('It was due', { useInnerText: true });
    await openAt(page, 'after', path);
    await expect(overview).toContainText('The case file was released to the delegates', { useInnerText: true });
    await expect(agenda).toContainText(`Case file (To be released ${days} days prior to the conference)`);
    await expect(agenda).toContainText(`It was due on ${due}.`, { useInnerText: true });
  }
});

test('the media page keeps its heading and tells in each phase what is there', async ({ page }) => {
  for (const [moment, words] of [
    ['before', 'Please come back after the conference.'],
    ['dayOne', 'The conference is in session.'],
    ['after', 'Nothing has been published here.'],
  ] as const) {
    await openAt(page, moment, '/media');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('See you after the conference!');
    await expect(main(page)).toContainText(words, { useInnerText: true });
  }
});

test('the answers for parents are in the past tense afterwards', async ({ page }) => {
  for (const [moment, question, answer] of [
    ['before', 'When and where is it?', /takes place on 10 and 11 October 2025/],
    ['after', 'When and where was it?', /took place on 10 and 11 October 2025/],
  ] as const) {
    await openAt(page, moment, '/parents-and-schools');
    await expect(main(page).getByRole('heading', { name: question })).toBeVisible();
    await expect(main(page).getByText(answer).filter({ visible: true })).toHaveCount(1);
  }
});

test('what is not known is said once', async ({ page }) => {
  await openAt(page, 'after', '/contact');
  const secretariat = page.getByRole('region', { name: 'The secretariat' });
  for (const role of ['Secretary General', 'Deputy Secretary General', 'Director General', 'USG for Delegate Affairs'])
    await expect(secretariat.getByText(role, { exact: true })).toBeVisible();
  await expect(secretariat.getByText(/announced/)).toHaveText(['Names and telephone numbers have not been announced.']);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Social media/ })).toBeVisible();
  await page.goto('/addressals');
  await expect(main(page).getByText(/announced/)).toHaveText(['The names of the writers have not been announced.']);
  await page.goto('/addressals/principal');
  await expect(main(page)).not.toContainText(/announced/);
  await expect(main(page).getByText('Principal, ninth edition')).toBeVisible();
  await expect(main(page).getByText('This letter was written before the conference.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the foot of the menu says what is true now', async ({ page }) => {
    for (const [moment, words] of [
      ['before', '10 and 11 October 2025, Lucknow'],
      ['dayTwo', 'In session in Lucknow: day 2 of 2'],
      ['after', 'The ninth edition ended on 11 October 2025'],
    ] as const) {
      await openAt(page, moment, '/guidelines');
      await menuButton(page).click();
      await expect(page.getByRole('navigation', { name: 'Main' }).getByText(words)).toBeVisible();
    }
  });
});
