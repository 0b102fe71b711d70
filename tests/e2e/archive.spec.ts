import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from '@playwright/test';
import { startOwnServer } from '../support/own-server.ts';
import { SAMPLE_DIST } from '../support/sample.ts';

test('an archive says what it is, leads to this year’s site, can be searched, and offers no copy @nightly', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const folder = test.info().outputPath('site');
  cpSync(SAMPLE_DIST, folder, { recursive: true });
  const edition = { SITE_CONTENT_DIR: 'tests/fixtures/sample-edition', SITE_BASE: '', SITE_EMAIL_ORIGIN: 'self' };
  execFileSync(process.execPath, ['scripts/astro.ts', 'published', 'build'], {
    env: { ...process.env, ...edition, SITE_ARCHIVE_YEAR: '2025', SITE_OUT_DIR: join(folder, '2025') },
  });
  const server = await startOwnServer(folder);

  await page.goto(`${server.url}/2025/search`);
  await page.getByRole('searchbox').fill('placard');
  await page.keyboard.press('Enter');
  await expect(page.getByText('pages found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Guidelines', exact: true }).click();
  await expect(page).toHaveURL(/\/2025\/guidelines/);
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /on (this|your) phone/ })).toHaveCount(0);

  const notice = page.getByRole('complementary', { name: 'About this archive' });
  await expect(notice).toContainText('This is the archive of the ninth edition, October 2025.');
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(`${server.url}/`);
  await server.goDown();
});
