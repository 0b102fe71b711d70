/** The page for parents and schools, in English and in the second language of the sample edition. */
import { expect, test } from '@playwright/test';
import { bar, dialog, main, PHONE } from '../support/page.ts';
import { conference, TIMES } from '../support/sample.ts';

const ENGLISH = '/parents-and-schools';
const POLISH = `${ENGLISH}/pl`;

test.beforeEach(({ page }) => page.clock.setFixedTime(TIMES.before));

test('date and place are seen at once, and a list of the questions leads to each answer', async ({ page }) => {
  await page.goto(ENGLISH);
  for (const viewport of [{ width: 1440, height: 900 }, PHONE.viewport]) {
    await page.setViewportSize(viewport);
    for (const detail of ['20 April 2024', 'Saltmarsh Hall, Galway'])
      await expect(page.getByRole('definition').getByText(detail, { exact: true })).toBeInViewport({ ratio: 0.99 });
  }
  const list = page.getByRole('navigation', { name: 'On this page' });
  await list.getByText('On this page').click();
  await list.getByRole('link', { name: 'Who looks after the children?' }).click();
  await expect(main(page).getByRole('heading', { name: 'Who looks after the children?' })).toBeInViewport();
});

test('until the conference, the dialog links to what a school needs, and that link closes the dialog', async ({
  page,
}) => {
  for (const path of ['/about', ENGLISH]) {
    await page.goto(path);
    await bar(page).getByRole('button', { name: 'Registration' }).click();
    await dialog(page).getByRole('link', { name: 'what to have ready' }).click();
    await expect(page).toHaveURL(new RegExp(`${ENGLISH}#`));
    await expect(main(page).getByRole('heading', { name: 'Who brings a class?' })).toBeInViewport();
    await expect(dialog(page)).toBeHidden();
  }
  await page.clock.setFixedTime(TIMES.during);
  await page.goto(ENGLISH);
  await bar(page).getByRole('button', { name: 'Registration' }).click();
  await expect(dialog(page).getByText('what to have ready')).toBeHidden();
});

test('each language links to the other, writes dates its own way, and marks English parts', async ({ page }) => {
  await page.goto(ENGLISH);
  await main(page).getByRole('link', { name: 'Czytaj po polsku' }).click();
  await expect(page).toHaveURL(POLISH);
  await expect(main(page)).toHaveAttribute('lang', 'pl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('body')).toHaveAttribute('lang', /^en/);
  await expect(main(page)).toContainText('odbędzie się 20 kwietnia 2024 (sobota). Miejsce: Sala Saltmarsh');
  await expect(main(page)).toContainText('Liczba komitetów: 5.');
  await expect(main(page).locator('[lang=en]').getByRole('link', { name: 'Ocean Conference' })).toBeVisible();
  for (const phrase of ['Dla uczniów, którzy przychodzą sami, i dla szkół', 'Tylko w wieku od 11 do 13 lat'])
    await expect(main(page).locator('[lang=en] [lang=pl]').getByText(phrase)).toBeVisible();
  await expect(main(page).getByText('(opens in a new tab)').first()).toHaveAttribute('lang', /^en/);
  for (const [code, address] of Object.entries({ pl: POLISH, en: ENGLISH }))
    await expect(page.locator(`link[hreflang="${code}"]`)).toHaveAttribute('href', conference.site + address);
  await main(page).getByRole('link', { name: 'Read in English' }).click();
  await expect(page).toHaveURL(ENGLISH);
});
