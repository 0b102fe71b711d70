import { expect, type Locator, type Page, test } from '@playwright/test';
import { PHONE } from '../support/page.ts';
import { committeePaths, edition } from '../support/sample.ts';

const filter = (page: Page) => page.getByRole('search', { name: 'Find a committee' });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const count = (page: Page) => filter(page).locator('[aria-live]');
const choose = (page: Page, name: string) => filter(page).getByRole('radio', { name }).check();
/** How many cards the grid has room for in a row. */
const columnsOf = (items: Locator) =>
  items.first().evaluate((item) => getComputedStyle(item.parentElement ?? item).gridTemplateColumns.split(' ').length);
const ALL = committeePaths.length;

test('the cards say the agenda, and stand two in a row on a phone and six on a wide screen', async ({ page }) => {
  await page.goto('/committees');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.filter({ hasText: 'Ocean Conference' })).toContainText('Fishing gear lost at sea');
  for (const [width, columns] of [
    [320, 2],
    [700, 3],
    [1024, 4],
    [1440, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)));
    // There are fewer than six.
    expect(tops.lastIndexOf(tops[0] ?? 0) + 1, `${width} px`).toBe(Math.min(columns, ALL));
    expect(await columnsOf(items), `${width} px`).toBe(columns);
  }
});

test('several executive boards are a toggle with links', async ({ page }) => {
  await page.goto('/committees/european-council');
  const toggle = page.locator('summary', { hasText: 'Executive Board Members' });
  const boards = page.getByRole('link', { name: /^Executive Board \d/ });
  await expect(boards.first()).toBeHidden();
  await toggle.hover();
  await expect(boards.first()).toBeHidden();
  await toggle.click();
  await expect(boards).toHaveText([/^Executive Board 1/, /^Executive Board 2/]);
  await expect(boards.first()).toBeVisible();
});

test('the case file, and a guide that is still to come', async ({ page }) => {
  await page.goto('/committees/city-council');
  await expect(page.getByText('Case file (To be released 15 days prior to the conference)')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Case File/ })).toHaveAttribute('href', /^https:/);
  await page.getByRole('link', { name: 'Background Guide Where your research begins' }).click();
  await expect(page).toHaveURL('/coming-soon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(edition.pages.comingSoon.heading);
  await page.getByRole('main').getByRole('link', { name: 'Back to Committees' }).click();
  await expect(page).toHaveURL('/committees');
});

test('several guides are a dropdown with links, which opens on hover and closes on leaving and on Escape', async ({
  page,
}) => {
  await page.goto('/committees/newsroom');
  const row = page.locator('summary', { hasText: 'Background Guide' });
  const guides = page.getByRole('link', { name: /^(Photographs|Reports and Cartoons)/ });
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

test('a delegate of twelve finds what is kept for that age, also on coming back from a committee', async ({ page }) => {
  await page.goto('/committees');
  await expect(cards(page)).toHaveCount(ALL);
  // As every choice, by the keyboard too.
  await filter(page).getByRole('radio', { name: 'Every age' }).press('ArrowRight');
  await expect(cards(page)).toHaveText(['City Council']);
  await expect(count(page)).toHaveText(`1 of ${ALL} committees`);
  await expect(page).toHaveURL('/committees?audience=ages-11-to-13-only');
  await page.getByRole('main').getByRole('link', { name: 'City Council' }).click();
  await expect(page).toHaveURL('/committees/city-council');
  await page.goBack();
  await expect(cards(page)).toHaveText(['City Council']);
  await expect(filter(page).getByRole('radio', { name: 'Ages 11 to 13 only' })).toBeChecked();
});

test('an address that was shared holds both choices, and a pair that finds nothing says so', async ({ page }) => {
  await page.goto('/committees?audience=others&kind=past');
  await expect(cards(page)).toHaveText(['Congress of Vienna']);
  await choose(page, 'News');
  await expect(cards(page)).toHaveText(['Newsroom']);
  await choose(page, 'Ages 11 to 13 only');
  await expect(cards(page)).toHaveCount(0);
  await expect(count(page)).toHaveText(`0 of ${ALL} committees`);
  const nothing = page.getByText('No committee matches');
  await expect(nothing).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(cards(page)).toHaveCount(ALL);
  await expect(nothing).toBeHidden();
  // The keyboard goes on where it can choose again.
  await expect(filter(page).getByRole('radio', { name: 'Every age' })).toBeFocused();
  await expect(page).toHaveURL('/committees');
});

test('a choice leaves the rest of the address as it is', async ({ page }) => {
  await page.goto('/committees?from=newsletter&kind=crisis#main');
  await choose(page, 'Another century');
  await expect(page).toHaveURL('/committees?from=newsletter&kind=past#main');
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
    const news = filter(page).getByRole('radio', { name: 'News' });
    await expect(count(page)).toBeVisible();
    await expect(news).toBeHidden();
    await control.press('Enter');
    await expect(news).toBeVisible();
    await control.tap();
    await expect(news).toBeHidden();
    await control.tap();
    await choose(page, 'News');
    await expect(cards(page)).toHaveText(['Newsroom']);
    await page.reload();
    await expect(news).toBeVisible();
    await expect(cards(page)).toHaveText(['Newsroom']);
  });
});
