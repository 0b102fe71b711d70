import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { conference, SAMPLE_ARCHIVE, SAMPLE_DIST } from '../support/sample.ts';

const YEAR = conference.dates.first.slice(0, 4);

let server: OwnServer;

test.beforeAll(async () => {
  const folder = test.info().outputPath('site');
  await cp(SAMPLE_DIST, folder, { recursive: true });
  await cp(SAMPLE_ARCHIVE, join(folder, YEAR), { recursive: true });
  server = await startOwnServer(folder);
});
test.afterAll(() => server.goDown());

test('an archive says what it is, leads to this year’s site, can be searched, and offers no copy', async ({ page }) => {
  await page.goto(`${server.url}/${YEAR}/search`);
  await page.getByRole('searchbox').fill('placard');
  await page.keyboard.press('Enter');
  await expect(page.getByText('pages found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Guidelines', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${YEAR}/guidelines`));
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /on (this|your) phone/ })).toHaveCount(0);

  const notice = page.getByRole('complementary', { name: 'About this archive' });
  await expect(notice).toContainText('This is the archive of the first edition, April 2024.');
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('an archive shows its announcements, but neither puts one forward nor asks for new ones', async ({ page }) => {
  const region = page.getByRole('navigation', { name: 'Section' }).locator('[aria-live]');
  const feed = page.getByRole('main').getByRole('link', { name: 'Feed for news readers' });
  for (const [path, count] of [
    ['/announcements', 1],
    ['/2024/announcements', 0],
  ] as const) {
    await page.goto(server.url + path);
    await expect(page.getByRole('main')).toContainText('Hall 1 has no power.');
    await expect(region).toHaveCount(count);
    await expect(feed).toHaveCount(count);
  }
});

test('an archive sends no messages, but leads to the contact page of this year’s site', async ({ page }) => {
  await page.goto(`${server.url}/${YEAR}/contact`);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('its form is closed');
  await page.getByRole('link', { name: 'Go to the contact page of this year’s site' }).click();
  await expect(page).toHaveURL(`${server.url}/contact`);
  await expect(page.getByLabel('Your name')).toBeVisible();
});

test('the registration buttons of an archive say that registration is over', async ({ page }) => {
  await page.goto(`${server.url}/${YEAR}/parents-and-schools`);
  await expect(page.getByRole('link', { name: 'Application Form' })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Registration is over' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registration is over' });
  await dialog.getByRole('link', { name: 'go to this year’s site' }).click();
  await expect(page).toHaveURL(`${server.url}/home`);
});

test('the pictures of an archive are below its images, and may be kept for a year', async ({ page }) => {
  await page.goto(`${server.url}/${YEAR}/media/vote`);
  const picture = page.getByRole('main').getByRole('img');
  const address = await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc));
  expect(address).toMatch(/\/2024\/images\/vote[\w.-]+$/);
  const { headers } = await fetch(address);
  expect(headers.get('cache-control')).toContain('immutable');
});

test('what is passed on from an archive is the page of the archive', async ({ page }) => {
  await page.goto(`${server.url}/${YEAR}/committees/ocean`);
  const { searchParams } = new URL((await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
  expect(searchParams.get('text')).toContain(`\n${conference.site}/${YEAR}/committees/ocean`);
});
