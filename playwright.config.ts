import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { chromiumOptions } from './scripts/browser.mjs';

/** The addresses of both builds. That of the ninth edition has a path, so tests open `./about`, and not `/about`. */
const { SAMPLE_URL = '', NINTH_EDITION_URL = '' } = process.env;
const ON_NINTH_EDITION = /(below-path|specification)\.spec\.ts$/;

const chromium = { launchOptions: await chromiumOptions() };

/** Other browsers, if installed, run the tests of the contact form and the navigation. */
const otherBrowsers = [firefox, webkit].map((browser) => ({
  name: browser.name() as 'firefox' | 'webkit',
  isInstalled: existsSync(browser.executablePath()),
}));
const missing = otherBrowsers.filter(({ isInstalled }) => !isInstalled).map(({ name }) => name);
// Playwright's workers read this file, too, and would repeat the message.
if (missing.length > 0 && !process.env.TEST_WORKER_INDEX)
  console.error(
    `Skipped in ${missing.join(' and ')}. To install: npx playwright install --with-deps ${missing.join(' ')}`,
  );

/** Browser tests run on the build of the sample edition, apart from `ON_NINTH_EDITION`: docs/decisions.md */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/serve-editions.ts',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // No retries: a flaky test is a failing test.
  retries: 0,
  // The limits are long for slow machines, since no test may depend on speed.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: process.env.CI ? [['dot'], ['html', { open: 'never' }]] : 'dot',
  use: {
    baseURL: SAMPLE_URL,
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    viewport: { width: 1440, height: 900 },
    // Tests of animations override this setting.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'chromium', use: chromium, testIgnore: ON_NINTH_EDITION },
    {
      name: 'ninth edition',
      use: { ...chromium, baseURL: NINTH_EDITION_URL },
      testMatch: ON_NINTH_EDITION,
    },
    ...otherBrowsers
      .filter(({ isInstalled }) => isInstalled)
      .map(({ name }) => ({ name, use: { browserName: name }, testMatch: /(contact|navigation)\.spec\.ts$/ })),
  ],
});
