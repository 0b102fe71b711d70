import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { ADDRESS, fields, isReady } from '../support/contact.ts';

const details = (page: Page) => page.getByRole('region', { name: 'Write or visit' });
const copyButton = (page: Page) => details(page).getByRole('button', { name: `Copy ${ADDRESS}` });
const result = (page: Page) => details(page).getByRole('status');

test('the address is copied, which is confirmed each time', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/contact');
  await isReady(page);
  await copyButton(page).click();
  await expect(result(page)).toHaveText('Copied.');
  await copyButton(page).press('Enter');
  await expect(result(page)).toHaveText('Copied.');
  await expect(copyButton(page)).toBeFocused();
  await fields(page).message.focus();
  await page.keyboard.press('Control+V');
  await expect(fields(page).message).toHaveValue(ADDRESS);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything but the copying is there: the address, the map, and a card that contacts can read', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(details(page).getByRole('button')).toHaveCount(0);
    await expect(result(page)).toHaveCount(0);
    await expect(details(page).getByRole('link', { name: ADDRESS })).toHaveAttribute('href', `mailto:${ADDRESS}`);
    const map = details(page).getByRole('link', { name: 'Open the map (opens in a new tab)' });
    await expect(map).toHaveAttribute('target', '_blank');
    const download = page.waitForEvent('download');
    await details(page).getByRole('link', { name: 'Save to contacts' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('secretariat.vcf');
    expect(await readFile(await file.path(), 'utf8')).toContain(`EMAIL;TYPE=INTERNET:${ADDRESS}\r\n`);
  });
});
