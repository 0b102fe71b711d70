/** The fixture `ninth-edition`, built for an address with a path such as `school.github.io/mun` by `npm run editions`. */
import { expect, test } from '@playwright/test';
import { main, menu } from '../support/page.ts';

const BASE = '/mun';

test('links lead from the splash through the menu and the search to a committee', async ({ page, baseURL }) => {
  const wrong: string[] = [];
  page.on('response', (response) => {
    if (!`${response.url()}/`.startsWith(`${baseURL}`) || response.status() >= 400) wrong.push(response.url());
  });
  await page.goto(BASE);
  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await menu(page).getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('./about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('UNSC');
  await expect(page).toHaveURL(/\/mun\/search\?q=./);
  await main(page).getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL('./committees/unsc');
  expect(wrong).toEqual([]);
});

test('files for other programs are below the path', async ({ request }) => {
  for (const path of ['robots.txt', 'sitemap.xml', 'share/home.png'])
    expect([path, (await request.get(`./${path}`)).status()]).toEqual([path, 200]);
  const manifest = await (await request.get('./site.webmanifest')).json();
  expect([manifest.scope, manifest.start_url]).toEqual([`${BASE}/`, `${BASE}/home`]);
});
