import { expect, type Page, test } from '@playwright/test';
import { main, status } from '../support/page.ts';
import { END, HOUR_MS, WORD } from '../support/sample.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search all pages' });
const results = (page: Page) => main(page).getByRole('listitem').getByRole('link');

test('the best result comes first', async ({ page }) => {
  await page.goto('/search');
  for (const [query, path] of [
    ['ocean', '/committees/ocean'],
    ['gsl', '/glossary#term-general-speakers-list'],
    ['wstążkami', '/parents-and-schools/pl'],
  ] as const) {
    await field(page).fill(query);
    await expect(status(page)).toHaveText(new RegExp(`^(1 result|([2-9]|\\d\\d+) results) for “${query}”\\.$`));
    await expect(results(page).first()).toHaveAttribute('href', path);
    await expect(results(page)).toHaveCount(Number.parseInt((await status(page).textContent()) ?? '', 10));
  }
});

test('the search works by keyboard, from the 404 page or the header to the first result and back', async ({ page }) => {
  await page.goto('/nowhere');
  await field(page).fill('ocean');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText(/results? for “ocean”/);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('case file');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=case+file');
  await expect(status(page)).toContainText(/results? for “case file”/);
  await results(page).first().press('Enter');
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(status(page)).toContainText(/results? for “case file”/);
  await expect(field(page)).toHaveValue('case file');
});

test('without a query, or without results, three pages are suggested', async ({ page }) => {
  // The query is longer than what visitors can type into the field.
  const query = `${'z'.repeat(99)}🐟🐟`;
  await page.goto(`/search?${new URLSearchParams({ q: query })}`);
  await expect(status(page)).toContainText(`Nothing found for “${query}”.`);
  await expect(field(page)).toHaveValue(query);
  await expect(results(page)).toHaveText([/^Committees/, /^Guidelines/, /^Contact/]);
  await field(page).fill('');
  await expect(status(page)).toBeEmpty();
  await expect(results(page)).toHaveText([/^Committees/, /^Guidelines/, /^Contact/]);
});

test('a search shows that it is running, lists all pages after a failure, and then works again', async ({ page }) => {
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  await page.route('**/search.json', async (route) => {
    await failed;
    await route.abort();
  });
  await page.goto(`/search?q=${WORD}`);
  await expect(status(page)).toHaveText('Searching …');
  fail();
  await expect(status(page)).toContainText('The search could not be loaded.');
  await expect(results(page).filter({ hasText: 'Parents and schools' })).toBeVisible();
  await page.unroute('**/search.json');
  await field(page).press('Enter');
  await expect(status(page)).toContainText(`for “${WORD}”`);
});

test('a search that does not end lists all pages, and still shows its results if they come', async ({ page }) => {
  await page.clock.install();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/search.json', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/search?q=${WORD}`);
  await expect(status(page)).toHaveText('Searching …');
  await page.clock.runFor(10_000);
  await expect(status(page)).toContainText('Still searching …');
  await expect(results(page).filter({ hasText: 'Parents and schools' })).toBeVisible();
  release();
  await expect(status(page)).toContainText(`for “${WORD}”`);
});

test('a search page left open past the last day no longer finds texts of the conference days', async ({ page }) => {
  await page.clock.install({ time: END - HOUR_MS });
  // The page “Parents and schools” contains the word “settled” only during the conference.
  await page.goto('/search?q=settled');
  await expect(results(page).filter({ hasText: 'Parents and schools' })).toBeVisible();
  await page.clock.runFor(HOUR_MS);
  await expect(results(page).filter({ hasText: 'Parents and schools' })).toHaveCount(0);
});

test('near matches are announced as such, and suggested pages follow', async ({ page }) => {
  await page.goto('/search?q=guidlines');
  await expect(status(page)).toHaveText('Nothing found for “guidlines”. These pages come near.');
  await expect(results(page).first()).toHaveAttribute('href', '/guidelines');
  await expect(main(page).getByText('Try other words, or one of these pages.')).toBeVisible();
  await expect(results(page).filter({ hasText: 'Contact' })).toHaveCount(1);
});
