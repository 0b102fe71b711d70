/** What `npm run dev` shows of an edition without the offline copy, the list of mistakes, and pages at another time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from '@playwright/test';
import { axeFindings } from '../a11y/axe.ts';
import { lostText } from '../a11y/checks.ts';
import { SAMPLE_CONTENT, SAMPLE_DIST } from '../support/sample.ts';

const CONTENT = '.local/dev-edition';
const CONFERENCE = join(CONTENT, 'conference.yaml');
let dev: ChildProcess;
let url: string;

// One server, whose content one test breaks and fixes again.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await rm(CONTENT, { recursive: true, force: true });
  await cp(SAMPLE_CONTENT, CONTENT, { recursive: true });
  await writeFile(
    CONFERENCE,
    (await readFile(CONFERENCE, 'utf8')).replace('offerOfflineCopy: true', 'offerOfflineCopy: false'),
  );
  dev = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev'], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', SITE_BASE: '', SITE_CONTENT_DIR: CONTENT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The server takes the next port that is free.
  url = await new Promise((resolve, reject) => {
    dev.stdout?.on('data', (words: Buffer) => {
      const [address] = /http:\/\/localhost:\d+/.exec(`${words}`) ?? [];
      if (address) resolve(address);
    });
    dev.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
});
test.afterAll(async () => {
  dev.removeAllListeners('exit');
  dev.kill();
  await rm(CONTENT, { recursive: true, force: true });
});

test('mistakes stand in the place of every page until they are saved right', { tag: '@nightly' }, async ({ page }) => {
  test.slow();
  await page.goto(`${url}/guidelines`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guidelines');
  const right = await readFile(CONFERENCE, 'utf8');
  await writeFile(CONFERENCE, right.replace(/^( +first: ).*$/m, '$1"2025-10-32"').replace('https://', 'http://'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The content has problems');
  await expect(page.getByRole('listitem')).toHaveText([/conference\.yaml.*site.*https:/, /dates\.first.*a real date/]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await axeFindings(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await lostText(page)).toEqual([]);
  await page.goto(`${url}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The content has problems');

  await writeFile(CONFERENCE, right);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact', { timeout: 15_000 });
});

test('without offerOfflineCopy, no page offers the offline copy', async ({ request }) => {
  test.slow();
  const html = async (path: string) => (await request.get(url + path)).text();
  const page = await html('/keep');
  expect(page).toContain('is switched off at the moment');
  expect(page).not.toContain('<astro-island');
  for (const path of ['home', 'guidelines', 'offline']) {
    expect(await readFile(join(SAMPLE_DIST, `${path}.html`), 'utf8'), path).toContain('href="/keep"');
    expect(await html(`/${path}`), path).not.toContain('href="/keep"');
  }
});

test('any time can be looked at, from page to page', { tag: '@nightly' }, async ({ page }) => {
  test.slow();
  await page.goto(`${url}/home?at=2024-04-20T08:00+01:00`);
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('Shown as at 2024-04-20, 08:00+01:00');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saturday, 20 April', { useInnerText: true });
  await expect(page.locator('[data-unit="days"]')).toHaveText('00');
  await page.getByRole('main').getByRole('link', { name: 'Guidelines' }).click();
  await expect(page).toHaveURL(/\/guidelines\?at=/);
  await expect(bar).toContainText('Shown as at 2024-04-20, 08:00+01:00');
  await page.goto(`${url}/contact?at=tomorrow`);
  await expect(bar).toContainText('“tomorrow” is not a date and time');
});

test('no file of a build holds anything of a preview', async ({ request }) => {
  const signs = ['preview-bar', '@vite/client'];
  const preview = await (await request.get(`${url}/home`)).text();
  for (const sign of signs) expect(preview).toContain(sign);
  const files = await Array.fromAsync(glob('**/*.{html,js,css,json,txt,webmanifest}', { cwd: SAMPLE_DIST }));
  expect(files.length).toBeGreaterThan(30);
  for (const name of files) {
    const text = await readFile(join(SAMPLE_DIST, name), 'utf8');
    for (const sign of signs) expect.soft(text, name).not.toContain(sign);
  }
});
