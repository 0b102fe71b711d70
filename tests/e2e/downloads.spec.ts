import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { ADDRESS, fields, isReady } from '../support/contact.ts';
import { TIMES } from '../support/sample.ts';

test('a calendar file is downloaded, and the page stays', async ({ page }) => {
  // Before every date that is offered.
  await page.clock.setFixedTime(TIMES.before);
  await page.goto('/home');
  const link = page.getByRole('main').getByRole('link', { name: 'Calendar file' });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('conference.ics');
  await expect(page).toHaveURL('/home');
  await page.emulateMedia({ media: 'print' });
  await expect(link).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the secretariat’s address and a card that contacts can read are there, and no Copy', async ({ page }) => {
    await page.goto('/contact');
    const details = page.getByRole('region', { name: 'Write or visit' });
    await expect(details.getByRole('button')).toHaveCount(0);
    await expect(details.getByRole('status')).toHaveCount(0);
    await expect(details.getByRole('link', { name: ADDRESS })).toHaveAttribute('href', `mailto:${ADDRESS}`);
    const download = page.waitForEvent('download');
    await details.getByRole('link', { name: 'Save to contacts' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('secretariat.vcf');
    expect(await readFile(await file.path(), 'utf8')).toContain(`EMAIL;TYPE=INTERNET:${ADDRESS}\r\n`);
  });
});

test('the secretariat’s address is copied, which is confirmed each time', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/contact');
  await isReady(page);
  const details = page.getByRole('region', { name: 'Write or visit' });
  const copy = details.getByRole('button', { name: `Copy ${ADDRESS}` });
  await copy.click();
  await expect(details.getByRole('status')).toHaveText('Copied.');
  await copy.press('Enter');
  await expect(details.getByRole('status')).toHaveText('Copied.');
  await expect(copy).toBeFocused();
  await fields(page).message.focus();
  await page.keyboard.press('Control+V');
  await expect(fields(page).message).toHaveValue(ADDRESS);
});
