import { defineConfig, type ReporterDescription } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/browser.mjs';

/** Another port lets two checkouts be tested at once; the sample edition has the port after it. */
const PORT = Number(process.env.SITE_TEST_PORT ?? 4399);
/** Tests that hold for any content run on the site that is to be published, all others on the sample edition. */
const OF_ANY_CONTENT = /(accessibility|any-content|base-path|legible|phases|routes|security|settings|walks)\.spec\.ts$/;
const addressAt = (port: number) => `http://localhost:${port}`;
const serve = (port: number, folder: string) => ({
  command: `node scripts/serve.ts ${port} ${folder}`,
  url: `${addressAt(port)}/`,
  env: { SITE_OUTBOX: '.local/outbox' },
  reuseExistingServer: false,
});
const reporters: ReporterDescription[] = process.env.CI ? [['list'], ['html', { open: 'never' }]] : [['line']];
const executablePath = await findChromium();

/** Browser specs: what a visitor can do, on the built site, in real Chromium. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // One set of accessibility trees for all platforms.
  snapshotPathTemplate: '{testDir}/{testFileDir}/snapshots/{arg}{ext}',
  // A missing tree is an error, not an invitation to write one.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // No retries: a test that passes now and then tells nothing.
  retries: 0,
  workers: 2,
  reporter: reporters,
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'site', testMatch: OF_ANY_CONTENT, use: { baseURL: addressAt(PORT) } },
    { name: 'sample', testIgnore: OF_ANY_CONTENT, use: { baseURL: addressAt(PORT + 1) } },
  ],
  webServer: [serve(PORT, '.local/dist'), serve(PORT + 1, '.local/sample')],
});
