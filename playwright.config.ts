import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import { findChromium } from './scripts/browser.mjs';

/** Another port lets two checkouts be tested at once. */
const PORT = Number(process.env.SITE_TEST_PORT ?? 4400);
const ADDRESS = `http://localhost:${PORT}`;
const executablePath = await findChromium();

/** Firefox and WebKit run what a visitor does most, where Playwright has installed them: .github/workflows/nightly.yml */
const otherBrowsers = [firefox, webkit].filter((browser) => existsSync(browser.executablePath()));
const MOST_USED = /e2e\/(contact|countdown|navigation|registration|search|without-script)\.spec\.ts$/;
if (otherBrowsers.length < 2 && !process.env.TEST_WORKER_INDEX)
  console.error('Firefox or WebKit is skipped: npx playwright install --with-deps firefox webkit');

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
  // What takes long or guards the tests themselves: .github/workflows/nightly.yml
  grepInvert: process.env.FULL === '1' ? [] : /@nightly/,
  forbidOnly: Boolean(process.env.CI),
  // No retries: a test that passes now and then tells nothing.
  retries: 0,
  workers: 2,
  reporter: process.env.CI ? [['list'], ['html', { open: 'never' }]] : 'line',
  use: {
    baseURL: ADDRESS,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    {
      name: 'chromium',
      use: { launchOptions: { args: ['--disable-gpu'], ...(executablePath && { executablePath }) } },
    },
    ...otherBrowsers.map((browser) => ({
      name: browser.name(),
      testMatch: MOST_USED,
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
