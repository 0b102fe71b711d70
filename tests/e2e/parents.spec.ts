import { expect, test } from '@playwright/test';
import { PHONE } from '../support/page.ts';
import { conference } from '../support/sample.ts';

const ENGLISH = '/parents-and-schools';
const POLISH = `${ENGLISH}/pl`;

test('date and place are seen without scrolling', async ({ page }) => {
  await page.goto(ENGLISH);
  for (const viewport of [{ width: 1440, height: 900 }, PHONE.viewport]) {
    await page.setViewportSize(viewport);
    for (const fact of ['20 April 2024', 'Saltmarsh Hall, Galway'])
      await expect(page.getByRole('definition').getByText(fact, { exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test('the page in Polish is in Polish, with its dates, and what is in English says so', async ({ page }) => {
  await page.goto(POLISH);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('body')).toHaveAttribute('lang', /^en/);
  const main = page.getByRole('main');
  await expect(main).toContainText('odbędzie się 20 kwietnia 2024 (sobota). Miejsce: Sala Saltmarsh, Galway.');
  await expect(main).toContainText('Jest jeden formularz: Formularz zgłoszenia.');
  await expect(main).toContainText('Liczba komitetów: 5.');
  await expect(main.getByRole('link', { name: 'Ocean Conference' })).toHaveAttribute('lang', 'en');
  await expect(main.getByText('(opens in a new tab)').first()).toHaveAttribute('lang', /^en/);
  for (const path of [POLISH, ENGLISH]) {
    await page.goto(path);
    await expect(main.getByRole('link', { name: path === POLISH ? 'English' : 'Polski' })).toBeVisible();
    for (const [code, address] of Object.entries({ pl: POLISH, en: ENGLISH }))
      await expect(page.locator(`link[hreflang="${code}"]`)).toHaveAttribute('href', conference.site + address);
  }
});

test('the bar above the page in Polish and the footer are in Polish, and their links lead to English', async ({
  page,
}) => {
  await page.goto(POLISH);
  for (const around of [page.getByRole('navigation', { name: 'Section' }), page.getByRole('contentinfo')]) {
    const link = around.locator('[lang=pl]').getByRole('link', { name: 'Wskazówki' });
    await expect(link).toHaveAttribute('hreflang', 'en');
  }
  await expect(page.getByRole('contentinfo')).toContainText(/Nad wodą|Odbyło się/);
});

test('a word in Polish is found, with and without its accents', async ({ page }) => {
  for (const word of ['zgłoszenia', 'wstążkami', 'wstazkami']) {
    await page.goto(`/search?q=${encodeURIComponent(word)}`);
    const result = page.getByRole('main').getByRole('link', { name: 'Dla rodziców i szkół' }).first();
    await expect(result).toHaveAttribute('href', POLISH);
    await expect(page.locator('mark').first()).toBeVisible();
  }
});
