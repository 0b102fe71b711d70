import { expect, type Page, test } from '@playwright/test';
import { blockStorage } from '../support/page.ts';
import { conference, edition } from '../support/sample.ts';

const PATH = '/first-conference';
/** With the edition, so that a new one begins without ticks. */
const ITEMS = edition['first-conference'].checklist.flatMap(({ items }) => items).length;
const KEY = `first-conference-ticks-${conference.edition}`;

const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const count = (page: Page) => page.getByText(/^\d+ of \d+ done$/);
const stored = (page: Page) => page.evaluate(() => Object.entries(localStorage));

test('a word in the guidelines leads to its explanation, which stands out, and Back leads back', async ({ page }) => {
  await page.goto('/guidelines');
  await page.getByRole('main').getByRole('link', { name: 'moderated caucuses', exact: true }).click();
  await expect(page).toHaveURL(`${PATH}#term-moderated-caucus`);
  const entry = page.locator('#term-moderated-caucus');
  await expect(entry).toBeInViewport();
  await expect(entry).toHaveCSS('outline-style', 'solid');
  const header = await page.getByRole('banner').boundingBox();
  expect((await entry.boundingBox())?.y).toBeGreaterThan(header?.height ?? Number.POSITIVE_INFINITY);
  await page.goBack();
  await expect(page).toHaveURL('/guidelines');
});

test('the checklist counts, and remembers on this device only, until the ticks are cleared', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  await page.goto(PATH);
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await expect(count(page)).toHaveText(`0 of ${ITEMS} done`);
  expect(await stored(page)).toEqual([]);

  await page.getByText('Eat breakfast', { exact: true }).click();
  await box(page, 'Pin on your badge').focus();
  await page.keyboard.press('Space');
  await expect(count(page)).toHaveText(`2 of ${ITEMS} done`);
  await page.reload();
  await expect(box(page, 'Eat breakfast')).toBeChecked();
  await expect(box(page, 'Pin on your badge')).toBeChecked();
  await expect(count(page)).toHaveText(`2 of ${ITEMS} done`);
  const ticks = JSON.stringify(['eat-breakfast', 'pin-on-your-badge']);
  expect(await stored(page)).toEqual([[KEY, ticks]]);

  await page.getByRole('button', { name: 'Clear the ticks' }).click();
  await expect(count(page)).toHaveText(`0 of ${ITEMS} done`);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
  expect(sent).toEqual([]);
});

test('a damaged value ticks nothing, and is replaced', async ({ page }) => {
  await page.goto(PATH);
  await page.evaluate((key) => localStorage.setItem(key, 'apply, pin-on-your-badge'), KEY);
  await page.reload();
  await expect(count(page)).toHaveText(`0 of ${ITEMS} done`);
  await box(page, 'Pin on your badge').check();
  await expect(count(page)).toHaveText(`1 of ${ITEMS} done`);
  expect(await stored(page)).toEqual([[KEY, '["pin-on-your-badge"]']]);
});

test('where storage is blocked the boxes tick all the same, and the page says that they are not kept', async ({
  page,
}) => {
  await blockStorage(page);
  await page.goto(PATH);
  await box(page, 'Apply').check();
  await expect(count(page)).toContainText(`1 of ${ITEMS} done`);
  await expect(page.getByText('This device cannot remember your ticks')).toBeVisible();
});
