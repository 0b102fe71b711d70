/**
 * `npm run check`: builds the site into `dist/`, which checks the content and its links, lists reminders, and measures
 * the contrast on three pages in both colour schemes. On GitHub, the report is in the summary of the run.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from '@playwright/test';
import { titledList } from '../integrations/content-check.ts';
import type { SiteContent } from '../src/content/collections.ts';
import { getContentFolder } from '../src/content/load.ts';
import { contentOf } from '../src/content/read.ts';
import { listReminders } from '../src/content-check/reminders.ts';
import { committeePath, routes } from '../src/routes.ts';
import { basePathOf } from '../src/shared/base-path.ts';
import { contrastProblems } from './axe.ts';
import { chromiumOptions } from './browser.mjs';
import { OUTBOX } from './email-mock.ts';
import { createSiteHandler } from './serve.ts';

console.log('Building the site …');
const build = spawnSync(process.execPath, ['scripts/astro.ts', 'published', 'build'], {
  stdio: ['ignore', 'ignore', 'pipe'],
});
if (build.status !== 0) {
  report(`\nThe site could not be built.\n${build.stderr}`);
  process.exit(1);
}
report('The content has no problems.');
const contentFolder = getContentFolder();
const content = contentOf(contentFolder);
for (const { title, lines } of await listReminders(content, contentFolder, Date.now()))
  reportList(`${title}. The site can be published nevertheless:`, lines);

const hardToRead = await measureContrast(content);
reportList('Text with too little contrast. Change its colours in site/theme.css:', hardToRead);
if (hardToRead.length > 0) process.exit(1);
report('\nThe site in dist/ can be published: its text has enough contrast.');

/** Reports a list under its title, if it has any lines. */
function reportList(title: string, lines: readonly string[]): void {
  if (lines.length > 0) report(titledList(title, lines));
}

/** Prints a text, and adds it to the report for scripts/run-summary.ts. */
function report(text: string): void {
  console.log(text);
  const { CHECK_REPORT: file } = process.env;
  // Escaped: the report quotes content, which is not meant as Markdown here.
  if (file) appendFileSync(file, `${stripVTControlCharacters(text).replace(/[\\`*_[\]<>#|~&]/g, '\\$&')}\n`);
}

async function measureContrast({ conference, committees }: SiteContent): Promise<string[]> {
  const base = basePathOf(conference.site);
  const server = createServer(createSiteHandler('dist', OUTBOX, base));
  await once(server.listen(0, 'localhost'), 'listening');
  const browser = await chromium.launch(await chromiumOptions());
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const found = new Map<string, string>();
  for (const path of [routes.home, routes.contact, ...committees.slice(0, 1).map(({ slug }) => committeePath(slug))]) {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${base}${path}`);
    for (const [problem, text] of await contrastProblems(page)) found.set(problem, `${problem}: “${text}” on ${path}`);
  }
  await browser.close();
  server.close();
  return [...found.values()];
}
