/**
 * Takes pictures of the pages by which two local builds differ, on a phone and at a desk, and lists them:
 * `node tools/preview/screenshots.ts BEFORE AFTER TARGET`. The list goes to TARGET, to the console and, in a
 * workflow, to its summary.
 */
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../browser.mjs';
import { createSiteServer, readBase } from '../site-server.ts';
import { changedPages, type PageChanges } from './changed-pages.ts';

const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 } },
};

const [before, after, target] = process.argv.slice(2);
if (!before || !after || !target) throw new Error('Say: node tools/preview/screenshots.ts BEFORE AFTER TARGET');
const changes = await changedPages(before, after);
const list = listOf(changes);
await mkdir(target, { recursive: true });
await takeScreenshots([...changes.changed, ...changes.added], after, target);
await writeFile(join(target, 'pages.md'), list);
if (process.env.GITHUB_STEP_SUMMARY) await appendFile(process.env.GITHUB_STEP_SUMMARY, list);
console.log(list);

async function takeScreenshots(paths: string[], distDir: string, folder: string): Promise<void> {
  const server = await createSiteServer({ distDir, outbox: tmpdir() });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}${await readBase(distDir)}`;
  const executablePath = await findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) });
  try {
    for (const [screen, options] of Object.entries(SCREENS)) {
      const page = await browser.newPage({ ...options, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
      for (const path of paths) {
        await page.goto(root + path, { waitUntil: 'networkidle' });
        // Pictures below the first screen come only when somebody scrolls there.
        await page.locator('img').evaluateAll((all) =>
          Promise.all(
            (all as HTMLImageElement[]).map((image) => {
              image.loading = 'eager';
              return image.decode().catch(() => undefined);
            }),
          ),
        );
        await page.screenshot({ path: join(folder, `${nameOf(path)}-${screen}.png`), fullPage: true });
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
}

function nameOf(path: string): string {
  return path === '/' ? 'index' : path.slice(1).replaceAll('/', '-');
}

function listOf({ changed, added, removed }: PageChanges): string {
  const lines = [
    ...changed.map((path) => `- changed: \`${path}\``),
    ...added.map((path) => `- new: \`${path}\``),
    ...removed.map((path) => `- gone: \`${path}\``),
  ];
  const none = 'No page says anything else than before. If styles or scripts changed, pages may still look different.';
  return `## Pages\n\n${lines.length > 0 ? lines.join('\n') : none}\n`;
}
