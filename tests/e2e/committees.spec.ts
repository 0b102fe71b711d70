import { expect, type Page, test } from '@playwright/test';
import { PHONE } from '../support/page.ts';
import { committeePaths } from '../support/sample.ts';

const filter = (page: Page) => page.getByRole('search', { name: 'Find a committee' });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const count = (page: Page) => filter(page).locator('[aria-live]');
const choose = (page: Page, name: string) => filter(page).getByRole('radio', { name }).check();
const ALL = committeePaths.length;

test('the cards say the agenda, and stand two in a row on a phone and six on a wide screen', async ({ page }) => {
  await page.goto('/committees');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.filter({ hasText: 'UNSC' })).toContainText('the Democratic Republic of the Congo');
  for (const [width, columns] of [
    [320, 2],
    [700, 3],
    [1024, 4],
    [1440, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(tops.lastIndexOf(tops[0] ?? 0) + 1, `${width} px`).toBe(columns);
  }
});

test('JCC: the executive board is a toggle with two links', async ({ page }) => {
  await page.goto('/committees/jcc');
  const toggle = page.locator('summary', { hasText: 'Executive Board Members' });
  const boards = page.getByRole('link', { name: /^Executive Board \d/ });
  await expect(boards.first()).toBeHidden();
  await toggle.hover();
  await expect(boards.first()).toBeHidden();
  await toggle.click();
  await expect(boards).toHaveText([/^Executive Board 1/, /^Executive Board 2/]);
  await expect(boards.first()).toBeVisible();
});

test('WTO; DSB: the case file, and a guide that is still to come', async ({ page }) => {
  await page.goto('/committees/wto');
  await expect(page.getByText('Case file (To be released 15 days prior to the conference)')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Case File/ })).toHaveAttribute('href', /^https:/);
  await page.getByRole('link', { name: 'Background Guide Where your research begins' }).click();
  await expect(page).toHaveURL('/coming-soon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming soon! Stay Tuned..');
  await page.getByRole('main').getByRole('link', { name: 'Back to Committees' }).click();
  await expect(page).toHaveURL('/committees');
});

test('IPC: the guide is a dropdown with two links, which opens on hover and closes on leaving and on Escape', async ({
  page,
}) => {
  await page.goto('/committees/ipc');
  const row = page.locator('summary', { hasText: 'Background Guide' });
  const guides = page.getByRole('link', { name: /^(Photography|Journalism and Caricature)/ });
  await row.hover();
  await expect(guides).toHaveCount(2);
  await expect(guides.last()).toBeVisible();
  await guides.last().hover();
  await expect(guides.last()).toBeVisible();
  await page.mouse.move(5, 300);
  await expect(guides.last()).toBeHidden();
  await row.hover();
  await expect(guides.last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guides.last()).toBeHidden();
});

test('a sixth grader finds what is kept for grades 6 and 7, also on coming back from a committee', async ({ page }) => {
  await page.goto('/committees');
  await expect(cards(page)).toHaveCount(ALL);
  // As every choice, by the keyboard too.
  await filter(page).getByRole('radio', { name: 'Any grade' }).press('ArrowRight');
  await expect(cards(page)).toHaveText(['AIPPM', 'UNHRC']);
  await expect(count(page)).toHaveText(`2 of ${ALL} committees`);
  await expect(page).toHaveURL('/committees?audience=grades-6-and-7-only');
  await page.getByRole('main').getByRole('link', { name: 'AIPPM' }).click();
  await expect(page).toHaveURL('/committees/aippm');
  await page.goBack();
  await expect(cards(page)).toHaveText(['AIPPM', 'UNHRC']);
  await expect(filter(page).getByRole('radio', { name: 'Grades 6 and 7 only' })).toBeChecked();
});

test('an address that was shared holds both choices, and a pair that finds nothing says so', async ({ page }) => {
  await page.goto('/committees?audience=others&kind=historical');
  await expect(cards(page)).toHaveText(['HSRA', 'Akbar’s Ibadat Khana']);
  await choose(page, 'Press');
  await expect(cards(page)).toHaveText(['International Press Corps']);
  await choose(page, 'Grades 6 and 7 only');
  await expect(cards(page)).toHaveCount(0);
  await expect(count(page)).toHaveText('No committee matches both. Try another choice.');
  await choose(page, 'Any grade');
  await choose(page, 'All kinds');
  await expect(cards(page)).toHaveCount(ALL);
  await expect(page).toHaveURL('/committees');
});

test('a choice leaves the rest of the address as it is', async ({ page }) => {
  await page.goto('/committees?from=newsletter&kind=crisis#main');
  await choose(page, 'Historical');
  await expect(page).toHaveURL('/committees?from=newsletter&kind=historical#main');
  await choose(page, 'All kinds');
  await expect(page).toHaveURL('/committees?from=newsletter#main');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the filter is one control, which opens by key and by tap and is open where a choice was shared', async ({
    page,
  }) => {
    await page.goto('/committees');
    const control = filter(page).locator('summary');
    const press = filter(page).getByRole('radio', { name: 'Press' });
    await expect(count(page)).toBeVisible();
    await expect(press).toBeHidden();
    await control.press('Enter');
    await expect(press).toBeVisible();
    await control.tap();
    await expect(press).toBeHidden();
    await control.tap();
    await choose(page, 'Press');
    await expect(cards(page)).toHaveText(['International Press Corps']);
    await page.reload();
    await expect(press).toBeVisible();
    await expect(cards(page)).toHaveText(['International Press Corps']);
  });
});
