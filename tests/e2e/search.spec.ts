import { expect, type Page, test } from '@playwright/test';
import { stopClock, translate, withhold } from '../support/page.ts';
import { WORD } from '../support/sample.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search all pages' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const results = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');

test('a committee comes first by its short name, its full name, a part of it, and misspelt', async ({ page }) => {
  await page.goto('/search');
  for (const [query, title] of [
    ['ocean', 'Ocean Conference'],
    ['United Nations Ocean Conference', 'Ocean Conference'],
    ['vien', 'Congress of Vienna'],
    ['Europaen Council', 'European Council'],
  ] as const) {
    await field(page).fill(query);
    await expect(status(page)).toHaveText(new RegExp(`^\\d+ pages? found for “${query}”\\.$`));
    await expect(results(page).first()).toContainText(title);
  }
  const count = Number.parseInt((await status(page).textContent()) ?? '', 10);
  await expect(results(page)).toHaveCount(count);
});

test('by keyboard: from the header to the field, and to the first result', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('ocean');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('found for “ocean”');
  await results(page).first().press('Enter');
  await expect(page).toHaveURL('/committees/ocean');
});

test('the address keeps the search, on coming back and when it is shared', async ({ page }) => {
  await page.goto('/search');
  await field(page).fill('case file');
  await expect(page).toHaveURL('/search?q=case+file');
  await expect(status(page)).toContainText('found for “case file”');
  await results(page).first().click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(status(page)).toContainText('found for “case file”');
  await page.goto('/search?q=ocean');
  await expect(field(page)).toHaveValue('ocean');
  await expect(results(page).first()).toContainText('Ocean Conference');
});

test('a search that finds nothing says so, and suggests three pages until the field is cleared', async ({ page }) => {
  await page.goto('/search?q=zzzzzz');
  await expect(status(page)).toContainText('Nothing found for “zzzzzz”.');
  await expect(results(page)).toContainText(['Committees', 'Guidelines', 'Contact']);
  await field(page).fill('');
  await expect(results(page)).toHaveCount(0);
  await expect(status(page)).toBeEmpty();
});

test('a query longer than the field allows is searched for whole', async ({ page }) => {
  const query = `${'z'.repeat(99)}🐟🐟`;
  await page.goto(`/search?${new URLSearchParams({ q: query })}`);
  await expect(status(page)).toContainText(`Nothing found for “${query}”.`);
  await expect(field(page)).toHaveValue(query);
});

test('a word of the floor leads to the glossary, also in short, in the plural and misspelt', async ({ page }) => {
  await page.goto('/search');
  for (const query of ['gsl', 'poi', 'point of order', 'chits', 'yeild']) {
    await field(page).fill(query);
    await expect(status(page)).toContainText(`found for “${query}”`);
    await expect(results(page).first()).toHaveAttribute('href', '/glossary');
  }
});

test('what was typed before the script came, on a translated page too, is searched for', async ({ page }) => {
  const release = await withhold(page, /\/_astro\/.*\.js$/);
  await page.goto('/search', { waitUntil: 'commit' });
  await field(page).fill('ocean');
  await translate(page);
  release();
  await expect(status(page)).toContainText('found for “ocean”');
  await expect(field(page)).toHaveValue('ocean');
});

test('results follow the field where the browser allows no further address', async ({ page }) => {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('More than 100 times per 10 seconds', 'SecurityError');
    };
  });
  await page.goto('/search');
  await field(page).fill('ocean');
  await expect(status(page)).toContainText('found for “ocean”');
});

test('a search that hangs says that it searches, and after a time that it could not be loaded', async ({ page }) => {
  await page.clock.install();
  // It is never answered.
  await page.route('**/search.json', () => {});
  await page.goto('/search?q=ocean');
  await expect(status(page)).toHaveText('Searching …');
  await stopClock(page);
  await page.clock.fastForward('01:00');
  await expect(status(page)).toContainText('The search could not be loaded.');
});

test('a search that does not load says so, lists all pages, and works when tried again', async ({ page }) => {
  await page.route('**/search.json', (route) => route.abort());
  await page.goto(`/search?q=${WORD}`);
  await expect(status(page)).toContainText('The search could not be loaded.');
  await expect(results(page).filter({ hasText: 'Parents and schools' })).toBeVisible();
  await page.unroute('**/search.json');
  await field(page).press('Enter');
  await expect(status(page)).toContainText(`found for “${WORD}”`);
});
