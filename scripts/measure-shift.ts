/**
 * Measures how far pages shift when the fonts arrive after the first paint, on devices with other fonts: docs/performance.md.
 * Usage, while `npm start` runs: node scripts/measure-shift.ts FOLDER,FOLDER … with the fonts of one device each.
 */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './browser.mjs';

const SITE = env.SITE_ADDRESS ?? 'http://localhost:4321';
const PAGES = [
  '/home',
  '/about',
  '/committees',
  '/committees/unsc',
  '/addressals/secretary',
  '/guidelines',
  '/parents-and-schools/hi',
];
const WIDTHS = [360, 390, 412, 768, 1024, 1440];

/** A browser that finds no fonts but those of some folders. Fontconfig reads the file on Linux alone. */
async function openBrowser(folders: string[]): Promise<Browser> {
  const directory = await mkdtemp(join(tmpdir(), 'fonts-'));
  const file = join(directory, 'fonts.conf');
  const dirs = folders.map((folder) => `<dir>${folder}</dir>`).join('');
  const rules = '<include ignore_missing="yes">/etc/fonts/conf.d</include>';
  await writeFile(file, `<fontconfig>${dirs}${rules}<cachedir>${directory}</cachedir></fontconfig>`);
  const executablePath = await findChromium();
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    env: { ...(env as Record<string, string>), FONTCONFIG_FILE: file },
    ...(executablePath && { executablePath }),
  });
}

/** Cumulative layout shift of a first visit, with the fonts held back until something is painted. */
async function shiftOf(browser: Browser, path: string, width: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(SITE + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.waitForLoadState('load');
  const shift = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.shift;
  });
  await context.close();
  return shift;
}

declare global {
  interface Window {
    shift: number;
  }
}

for (const device of argv.slice(2)) {
  const browser = await openBrowser(device.split(','));
  console.log(`${device}\n${['px', ...WIDTHS].join('\t')}`);
  for (const path of PAGES) {
    const shifts: string[] = [];
    for (const width of WIDTHS) shifts.push((await shiftOf(browser, path, width)).toFixed(3));
    console.log(`${shifts.join('\t')}\t${path}`);
  }
  await browser.close();
}
