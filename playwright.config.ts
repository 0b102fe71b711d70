import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { findChromium } from './scripts/browser.mjs';

/** Another port lets two checkouts be tested at once. */
const PORT = Number(process.env.SITE_TEST_PORT ?? 4400);
const ADDRESS = `http://localhost:${PORT}`;
const executablePath = await findChromium();

/** What takes long, or guards the tests themselves, runs with `FULL=1` only: .github/workflows/nightly.yml */
const IS_FULL = process.env.FULL === '1';

/** Other browsers run the contact form only; a full run covers the main tasks of visitors in them. */
const OTHER_BROWSERS = IS_FULL ? [firefox, webkit] : [firefox];
const IN_OTHER_BROWSERS = IS_FULL
  ? /e2e\/(contact|countdown|navigation|registration|search|without-script)\.spec\.ts$/
  : /e2e\/contact\.spec\.ts$/;
const otherBrowsers = OTHER_BROWSERS.filter((browser) => existsSync(browser.executablePath()));
const missing = OTHER_BROWSERS.filter((browser) => !otherBrowsers.includes(browser)).map((browser) => browser.name());
if (missing.length > 0 && !process.env.TEST_WORKER_INDEX)
  console.error(
    `Skipped in ${missing.join(' and ')}. To install: npx playwright install --with-deps ${missing.join(' ')}`,
  );

/** Browser tests run on the built sample edition: docs/decisions/0018-tests.md */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // One set of accessibility trees for all platforms.
  snapshotPathTemplate: '{testDir}/{testFileDir}/snapshots/{arg}{ext}',
  // A missing tree is an error, not an invitation to write one.
  updateSnapshots: 'none',
  fullyParallel: true,
  grepInvert: IS_FULL ? [] : /@nightly/,
  forbidOnly: Boolean(process.env.CI),
  // No retries: a flaky test is a failing test.
  retries: 0,
  workers: 2,
  reporter: process.env.CI ? [['list'], ['html', { open: 'never' }]] : 'line',
  use: {
    baseURL: ADDRESS,
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    {
      name: 'chromium',
      use: { launchOptions: { args: ['--disable-gpu'], ...(executablePath && { executablePath }) } },
    },
    ...otherBrowsers.map((browser) => ({
      name: browser.name(),
      testMatch: IN_OTHER_BROWSERS,
      use: { browserName: browser.name() as 'firefox' | 'webkit' },
    })),
  ],
  webServer: {
    command: `node scripts/serve.ts ${PORT} .local/sample`,
    url: `${ADDRESS}/`,
    env: { SITE_OUTBOX: '.local/outbox' },
    reuseExistingServer: false,
  },
});
