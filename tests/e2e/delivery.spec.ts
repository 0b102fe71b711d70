import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SAMPLE_DIST } from '../support/sample.ts';

test('each script missing in turn leaves the pages that load it to be read and left', async ({ page }) => {
  test.slow();
  const scripts = (await readdir(join(SAMPLE_DIST, '_astro'))).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(4);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const script of scripts) {
    await page.route(`**/_astro/${script}`, (route) => route.fulfill({ status: 404 }));
    for (const path of ['/contact', '/search', '/keep']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(((await page.getByRole('main').textContent()) ?? '').length).toBeGreaterThan(60);
      await expect(navigation.getByRole('link', { name: 'About', exact: true })).toBeVisible();
    }
    await page.unroute(`**/_astro/${script}`);
  }
});
