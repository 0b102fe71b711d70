import puppeteer, { type Browser, type BrowserContext, type CDPSession } from 'puppeteer-core';
import { CHROMIUM_FLAGS, findChromium } from '../browser.mjs';

/**
 * What is transferred, by kind. `ahead` is pictures from below the first view, which browsers fetch some screens
 * before they are scrolled to.
 */
export const KINDS = ['html', 'css', 'fonts', 'pictures', 'script', 'ahead', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** What one visit with an empty cache took; times in milliseconds. */
export interface Visit {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time: what tasks after the first paint took beyond 50 ms each. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Time for which the main thread was at work, and for how much of it in scripts. */
  mainThread: number;
  scripting: number;
  /** Bytes of the bodies as they were transferred, by kind. */
  bytes: Record<Kind, number>;
  /** The same of each address, by its path. */
  files: Map<string, number>;
}

/** The phone: a slow network in bytes a second, and a processor of a quarter of the speed. */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const CPU_SLOWDOWN = 4;
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** For so long nothing may be transferred before a page counts as quiet. */
const QUIET_MS = 500;
const POLL_MS = 100;
/** No page takes so long unless something is wrong with it. */
const PATIENCE_MS = 60_000;

/**
 * Starts the browser for visits. Not Playwright's: it listens to each page's console, and while somebody does, the
 * engine reads all of a script once more for every error that it only creates. React creates five when it begins, which
 * would count as 60 ms of the page's own work on the slow processor.
 */
export async function startBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  return puppeteer.launch({
    args: CHROMIUM_FLAGS,
    acceptInsecureCerts: true,
    ...(executablePath && { executablePath }),
  });
}

/**
 * Opens a page on a slow phone that has never seen the site, until it is quiet and every island is at work.
 * @throws if it does not become quiet
 */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.createBrowserContext();
  try {
    const session = await openTab(browser, context);
    await session.send('Page.enable');
    await session.send('Performance.enable');
    await session.send('Network.enable');
    const { viewport, deviceScaleFactor, isMobile, hasTouch } = PHONE;
    await session.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile });
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
    const traffic = watchTraffic(session);
    const before = await timesOf(session);
    const { errorText } = await session.send('Page.navigate', { url });
    if (errorText) throw new Error(`${url} cannot be opened: ${errorText}`);
    await untilQuiet(session, traffic, url);
    const after = await timesOf(session);
    const { bodies, ahead, ...timings } = await evaluate(session, readObserved);
    const files = new Map(bodies.map(([address, size]) => [new URL(address).pathname, size]));
    const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
    const pathsAhead = new Set(ahead.map((address) => new URL(address).pathname));
    for (const [path, size] of files) bytes[pathsAhead.has(path) ? 'ahead' : kindOf(path)] += size;
    return {
      ...timings,
      mainThread: (after.task - before.task) * 1000,
      scripting: (after.script - before.script) * 1000,
      bytes,
      files,
    };
  } finally {
    await context.close();
  }
}

/** Opens the one tab of a context; nobody listens to it but the session that is returned. */
async function openTab(browser: Browser, context: BrowserContext): Promise<CDPSession> {
  const root = await browser.target().createCDPSession();
  const isThere = context.waitForTarget((target) => target.type() === 'page');
  await root.send('Target.createTarget', {
    url: 'about:blank',
    ...(context.id && { browserContextId: context.id }),
  });
  // Asking the context for a page instead would make Puppeteer listen.
  const tab = await isThere;
  await root.detach();
  return tab.createCDPSession();
}

/** Runs a function in the page that uses nothing from around it. */
async function evaluate<Result>(session: CDPSession, script: () => Result): Promise<Result> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${script})()`,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Result;
}

/** What is under way, and when that last changed. */
interface Traffic {
  pending: Set<string>;
  changed: number;
}

function watchTraffic(session: CDPSession): Traffic {
  const traffic: Traffic = { pending: new Set(), changed: performance.now() };
  const onEnd = ({ requestId }: { requestId: string }) => {
    traffic.changed = performance.now();
    traffic.pending.delete(requestId);
  };
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    traffic.changed = performance.now();
    traffic.pending.add(requestId);
  });
  session.on('Network.loadingFinished', onEnd);
  session.on('Network.loadingFailed', onEnd);
  return traffic;
}

function kindOf(path: string): Kind {
  const [, extension = 'html'] = /\.(\w+)$/.exec(path) ?? [];
  if (extension === 'html' || extension === 'css') return extension;
  if (extension === 'woff2') return 'fonts';
  if (/^(js|pagefind|wasm)$|^pf_/.test(extension)) return 'script';
  return /^(avif|webp|png|jpe?g|svg)$/.test(extension) ? 'pictures' : 'other';
}

async function untilQuiet(session: CDPSession, traffic: Traffic, url: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const isQuiet = traffic.pending.size === 0 && performance.now() - traffic.changed > QUIET_MS;
    if (isQuiet && (await evaluate(session, isAtWork))) return;
    if (performance.now() > deadline) throw new Error(`${url} does not become quiet.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Runs in the page. Astro takes the attribute away from an island once it is at work. */
function isAtWork(): boolean {
  return document.readyState === 'complete' && !document.querySelector('astro-island[ssr]');
}

/** Seconds since the page's process began: all tasks, and scripts. */
async function timesOf(session: CDPSession): Promise<{ task: number; script: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const metricOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { task: metricOf('TaskDuration'), script: metricOf('ScriptDuration') };
}

interface Observed {
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
}

/** Runs in the page, before all else in it. */
function observe(): void {
  const observed: Observed = { lcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { observed });
  const each = (type: string, take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  each('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) observed.cls += value;
  });
  each('longtask', ({ startTime, duration }) => {
    observed.tasks.push({ start: startTime, duration });
  });
}

interface Readings extends Pick<Visit, 'fcp' | 'lcp' | 'tbt' | 'cls'> {
  /** Every body that was transferred, as it was compressed. */
  bodies: [address: string, bytes: number][];
  /** Addresses of the pictures below the first view. */
  ahead: string[];
}

/** Runs in the page, at the end. */
function readObserved(): Readings {
  const { observed } = window as unknown as { observed: Observed };
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const tbt = observed.tasks
    .map(({ start, duration }) => start + duration - Math.max(start, fcp) - 50)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
  // Without headers: of these, HTTP/2 sends again only what is new.
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const bodies = (entries as PerformanceResourceTiming[]).map(({ name, encodedBodySize }): [string, number] => [
    name,
    encodedBodySize,
  ]);
  const ahead = [...document.images]
    .filter((image) => image.currentSrc && image.getBoundingClientRect().top >= window.innerHeight)
    .map(({ currentSrc }) => currentSrc);
  return { fcp, lcp: observed.lcp, tbt, cls: observed.cls, bodies, ahead };
}
