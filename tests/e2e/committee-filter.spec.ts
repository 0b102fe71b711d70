import { expect, type Page, test } from '@playwright/test';
import { committeePaths } from '../support/sample.ts';

const filter = (page: Page) => page.getByRole('search', { name: 'Find a committee' });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const count = (page: Page) => filter(page).locator('[aria-live]');
const choose = (page: Page, name: string) => filter(page).getByRole('radio', { name }).check();
const ALL = committeePaths.length;

test('a sixth grader finds what is kept for grades 6 and 7, and can share it', async ({ page }) => {
  await page.goto('/committees');
  await expect(cards(page)).toHaveCount(ALL);
  await choose(page, 'Grades 6 and 7 only');
  await expect(cards(page)).toHaveText(['AIPPM', 'UNHRC']);
  await expect(count(page)).toHaveText(`2 of ${ALL} committees`);
  await expect(page).toHaveURL('/committees?grade=grades-6-and-7-only');
  await page.reload();
  await expect(cards(page)).toHaveText(['AIPPM', 'UNHRC']);
  await expect(filter(page).getByRole('radio', { name: 'Grades 6 and 7 only' })).toBeChecked();
});

test('grade and kind go together, and a pair that finds nothing says so', async ({ page }) => {
  await page.goto('/committees?grade=others&kind=historical');
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

test('coming back from a committee, the choice still holds', async ({ page }) => {
  await page.goto('/committees');
  await choose(page, 'Historical');
  await expect(page).toHaveURL('/committees?kind=historical');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/committees\/[\w-]+$/);
  await page.goBack();
  await expect(page).toHaveURL('/committees?kind=historical');
  await expect(filter(page).getByRole('radio', { name: 'Historical' })).toBeChecked();
  await expect(count(page)).toHaveText(`2 of ${ALL} committees`);
});

test('by the keyboard: Tab to a list, arrows within it', async ({ page }) => {
  await page.goto('/committees');
  await filter(page).getByRole('radio', { name: 'Any grade' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(filter(page).getByRole('radio', { name: 'Grades 6 and 7 only' })).toBeFocused();
  await expect(count(page)).toHaveText(`2 of ${ALL} committees`);
  await page.keyboard.press('Tab');
  await expect(filter(page).getByRole('radio', { name: 'All kinds' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/committees?grade=grades-6-and-7-only');
});
