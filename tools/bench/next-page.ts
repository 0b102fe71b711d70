import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../browser.mjs';
import { createSiteServer, readBase } from '../site-server.ts';
import { builtSite } from './page-speed.ts';
import { CPU_SLOWDOWN, NETWORK, PHONE } from './page-visit.ts';
import { median } from './statistics.ts';

/** What one click on a link took, in milliseconds from the click. */
export interface Click {
  page: string;
  /** Whether the page had been fetched ahead. */
  isAhead: boolean;
  /** Whether the style sheets, fonts and pictures of the page were on the device already. */
  isKnown: boolean;
  firstPaint: number;
  largestPaint: number;
  /** Work of the main thread from the arrival of the page to its first paint, on a processor that is not slowed. */
  work: number;
}

/** From a page to others: text, pictures, a countdown, a form. */
const FROM = '/about';
const PAGES = ['/guidelines', '/committees', '/home', '/contact'];

/** How long the pointer is on the link before it clicks: more than the page needs on the slow network. */
const HOVER_MS = 800;
const SETTLE_MS = 1000;

/**
 * Clicks on links of the site as it is published, on a slow phone: pages fetched ahead and not in turn, known and
 * unknown.
 * @param rounds how often each click is measured
 * @throws if a page that should have been fetched ahead was not, or the other way round
 */
export async function measureClicks(rounds: number): Promise<Click[]> {
  const folder = mkdtempSync(join(tmpdir(), 'next-page-'));
  const distDir = builtSite(folder);
  const server = await createSiteServer({ distDir, outbox: folder });
  server.listen(0);
  await once(server, 'listening');
  const site = `http://localhost:${(server.address() as AddressInfo).port}${await readBase(distDir)}`;
  const executablePath = await findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) });
  const clicks: Click[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const page of PAGES) {
        for (const isKnown of [false, true]) {
          for (const isAhead of [false, true])
            clicks.push(await measureClick(browser, site, { page, isAhead, isKnown }));
        }
      }
    }
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  }
  return clicks;
}

/** The medians of all clicks as a table in Markdown. */
export function clicksReport(clicks: readonly Click[]): string {
  const rows = PAGES.flatMap((page) =>
    [false, true].map((isKnown) => {
      const of = (what: 'firstPaint' | 'largestPaint' | 'work', isAhead: boolean) =>
        median(
          clicks
            .filter((click) => click.page === page && click.isKnown === isKnown && click.isAhead === isAhead)
            .map((click) => click[what]),
        );
      const pair = (what: 'firstPaint' | 'largestPaint') => {
        const [without, ahead] = [of(what, false), of(what, true)];
        return `${without.toFixed(0)} ms | ${ahead.toFixed(0)} ms | ${(ahead / without).toFixed(2)}`;
      };
      const files = isKnown ? 'on the device' : 'to be fetched';
      return `| \`${page}\` | ${files} | ${pair('firstPaint')} | ${pair('largestPaint')} | ${of('work', true).toFixed(1)} ms |`;
    }),
  );
  return [
    '| From `/about` to | Its style, fonts, pictures | First paint | – ahead | ratio | Largest paint | – ahead | ratio | Work until first paint, ahead |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    `Clicks of each kind: ${clicks.length / PAGES.length / 4}.`,
  ].join('\n');
}

async function measureClick(
  browser: Browser,
  site: string,
  which: Pick<Click, 'page' | 'isAhead' | 'isKnown'>,
): Promise<Click> {
  const paints = await inNewContext(browser, which, async (page) => {
    const session = await page.context().newCDPSession(page);
    await openBefore(page, site, which);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await hoverAndClick(page, site, which);
    return page.evaluate(readPaints);
  });
  if (paints.isAhead !== which.isAhead)
    throw new Error(`${which.page} was ${paints.isAhead ? '' : 'not '}fetched ahead.`);
  const work = await inNewContext(browser, which, async (page) => {
    await openBefore(page, site, which);
    await browser.startTracing(page, { categories: ['toplevel', 'loading', 'blink.user_timing', 'devtools.timeline'] });
    await hoverAndClick(page, site, which);
    return workUntilFirstPaint(await browser.stopTracing(), site + which.page);
  });
  return { ...which, firstPaint: paints.firstPaint, largestPaint: paints.largestPaint, work };
}

async function inNewContext<Result>(
  browser: Browser,
  { isAhead }: Pick<Click, 'isAhead'>,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context: BrowserContext = await browser.newContext(PHONE);
  try {
    // Who saves data has nothing fetched ahead.
    await context.addInitScript((saveData) => {
      const told = { effectiveType: '4g', type: 'wifi', saveData };
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => told });
    }, !isAhead);
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

async function openBefore(page: Page, site: string, { page: next, isKnown }: Pick<Click, 'page' | 'isKnown'>) {
  for (const path of isKnown ? [next, FROM] : [FROM]) await page.goto(site + path, { waitUntil: 'networkidle' });
}

async function hoverAndClick(page: Page, site: string, { page: next }: Pick<Click, 'page'>): Promise<void> {
  const link = page.locator(`a[href="${new URL(site + next).pathname}"]:visible`).last();
  // What is not in the footer is in the drawer.
  if ((await link.count()) === 0) await page.locator('header summary').first().click();
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(site + next);
  await page.waitForTimeout(SETTLE_MS);
}

/** Runs in the page. */
async function readPaints(): Promise<{ isAhead: boolean; firstPaint: number; largestPaint: number }> {
  const largest = await new Promise<number>((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    }),
  );
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & { deliveryType?: string })[];
  return {
    isAhead: entry?.deliveryType === 'navigational-prefetch',
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestPaint: largest,
  };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds, as is the duration. */
  ts: number;
  dur?: number;
  /** Of the duration, what the processor worked. */
  tdur?: number;
  args?: { data?: { url?: string; navigationId?: string } };
}

/** Milliseconds that the processor worked in tasks of the main thread between the arrival of a page and its first paint. */
function workUntilFirstPaint(trace: Buffer, url: string): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const arrival = traceEvents.find(({ name, args }) => name === 'CommitLoad' && args?.data?.url === url);
  const paint = traceEvents.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === arrival?.pid && ts > (arrival?.ts ?? 0),
  );
  if (!arrival || !paint) throw new Error(`The trace tells no first paint of ${url}.`);
  return (
    traceEvents
      .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === arrival.pid && tid === arrival.tid)
      .map(({ ts, dur = 0, tdur = dur }) => {
        const inside = Math.min(ts + dur, paint.ts) - Math.max(ts, arrival.ts);
        return inside > 0 ? (tdur * inside) / dur : 0;
      })
      .reduce((sum, part) => sum + part, 0) / 1000
  );
}
