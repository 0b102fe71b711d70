import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';
import { ADDRESS, fields, isReady } from '../support/contact.ts';
import { PHONE } from '../support/page.ts';

const details = (page: Page) => page.getByRole('region', { name: 'Write or visit' });
const copyButton = (page: Page) => details(page).getByRole('button', { name: `Copy ${ADDRESS}` });
const result = (page: Page) => details(page).getByRole('status');

test.describe('by thumb', () => {
  test.use({ ...PHONE, permissions: ['clipboard-write'] });

  test('the address is copied with a tap, which is confirmed', async ({ page }) => {
    await page.goto('/contact');
    await isReady(page);
    const box = await copyButton(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await copyButton(page).tap();
    await expect(result(page)).toHaveText('Copied.');
    await fields(page).message.focus();
    await page.keyboard.press('Control+V');
    await expect(fields(page).message).toHaveValue(ADDRESS);
  });

  test('the card of the secretariat comes as a file that contacts can read', async ({ page, request }) => {
    await page.goto('/contact');
    const download = page.waitForEvent('download');
    await details(page).getByRole('link', { name: 'Save to contacts' }).tap();
    const file = await download;
    expect(file.suggestedFilename()).toBe('secretariat.vcf');
    const card = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
    expect(card.getFirstPropertyValue('fn')).toBe('School MUN Secretariat');
    expect(card.getFirstPropertyValue('email')).toBe(ADDRESS);
    const response = await request.get('/secretariat.vcf');
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/vcard; charset=utf-8']);
  });
});

test.describe('by keyboard alone', () => {
  test.use({ permissions: ['clipboard-write'] });

  test('from the address to its button, to the map, to the card', async ({ page }) => {
    await page.goto('/contact');
    await details(page).getByRole('link', { name: ADDRESS }).focus();
    await page.keyboard.press('Tab');
    await expect(copyButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(result(page)).toHaveText('Copied.');
    // Told anew when it is pressed anew.
    await page.keyboard.press('Space');
    await expect(result(page)).toHaveText('Copied.');
    await expect(copyButton(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(details(page).getByRole('link', { name: /^Open the map/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(details(page).getByRole('link', { name: 'Save to contacts' })).toBeFocused();
  });

  test('where the browser does not let it be copied, the address is selected', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    });
    await page.goto('/contact');
    await copyButton(page).press('Enter');
    await expect(result(page)).toHaveText(/The text is selected/);
    expect(await page.evaluate(() => String(getSelection()))).toBe(ADDRESS);
  });
});

test('the venue has its map, as an address elsewhere', async ({ page }) => {
  await page.goto('/contact');
  const map = details(page).getByRole('link', { name: 'Open the map (opens in a new tab)' });
  await expect(map).toHaveAttribute('href', /^https:\/\//);
  await expect(map).toHaveAttribute('target', '_blank');
});

test('on paper there is nothing to press', async ({ page }) => {
  await page.goto('/contact');
  await page.emulateMedia({ media: 'print' });
  await expect(details(page).getByText(ADDRESS).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything but the copying is there', async ({ page }) => {
    await page.goto('/contact');
    await expect(details(page).getByRole('button')).toHaveCount(0);
    await expect(result(page)).toHaveCount(0);
    await expect(details(page).getByRole('link', { name: ADDRESS })).toHaveAttribute('href', `mailto:${ADDRESS}`);
    await expect(details(page).getByRole('link', { name: /^Open the map/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await details(page).getByRole('link', { name: 'Save to contacts' }).click();
    expect((await download).suggestedFilename()).toBe('secretariat.vcf');
  });
});
