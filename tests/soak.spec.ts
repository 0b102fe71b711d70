import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../tools/browser.mjs';
import { isHydrated } from './page.ts';

const executablePath = await findChromium();

test.use({
  launchOptions: {
    // What the engine compiles of code that runs often would count as growth, and come when it likes.
    args: [...CHROMIUM_FLAGS, '--js-flags=--jitless --no-flush-bytecode'],
    // Playwright switches the back-forward cache off by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
});

/** What one hour may leave behind in the memory of scripts, in bytes: about one for each of its seconds. */
const ALLOWANCE = 4_000;
const START = new Date('2025-08-23T15:00:00+05:30');
const TARGET = new Date('2025-10-10T00:00:00+05:30');
const MINUTE_MS = 60_000;

/** What the page holds after a collection of garbage. */
interface Held {
  bytes: number;
  nodes: number;
  listeners: number;
}

/** Opens /home at a fixed moment, with every timer that its scripts start counted. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  // After the clock, so that what is counted are calls of the page and not the clock's own.
  await page.addInitScript(() => {
    const alive = new Set<number>();
    Object.assign(window, { alive });
    for (const [start, end, isRepeated] of [
      ['setTimeout', 'clearTimeout', false],
      ['setInterval', 'clearInterval', true],
      ['requestAnimationFrame', 'cancelAnimationFrame', false],
    ] as const) {
      const starts = window[start] as (callback: (...args: unknown[]) => void, ...rest: unknown[]) => number;
      const ends = window[end];
      Object.assign(window, {
        [start]: (callback: (...args: unknown[]) => void, ...rest: unknown[]) => {
          const handle = starts.call(
            window,
            (...args) => {
              if (!isRepeated) alive.delete(handle);
              callback(...args);
            },
            ...rest,
          );
          alive.add(handle);
          return handle;
        },
        [end]: (handle: number) => {
          alive.delete(handle);
          ends.call(window, handle);
        },
      });
    }
  });
  await page.goto('/home');
  await isHydrated(page);
  await page.clock.pauseAt(START.getTime() + MINUTE_MS);
}

/** How many timers run, and what the countdown shows. */
function sample(page: Page): Promise<{ timers: number; cells: string[] }> {
  return page.evaluate(() => ({
    timers: (window as unknown as { alive: Set<number> }).alive.size,
    cells: [...document.querySelectorAll('[role="timer"] [data-unit]')].map(({ textContent }) => textContent ?? ''),
  }));
}

/** What stands in the countdown so many minutes after the start. */
function cellsAfter(minutes: number): string[] {
  const left = (TARGET.getTime() - START.getTime()) / MINUTE_MS - minutes;
  return [Math.floor(left / 1440), Math.floor(left / 60) % 24, left % 60, 0].map((unit) =>
    String(unit).padStart(2, '0'),
  );
}

async function held(devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { bytes: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

async function devtoolsOf(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.enable');
  return devtools;
}

function expectNoGrowth(before: Held | undefined, after: Held): void {
  if (!before) throw new Error('Nothing was measured before.');
  expect({ nodes: after.nodes, listeners: after.listeners }).toEqual({
    nodes: before.nodes,
    listeners: before.listeners,
  });
  expect(after.bytes - before.bytes).toBeLessThan(ALLOWANCE);
}

test('an hour of /home: one timer, the right figures in every minute, and nothing piles up', async ({ page }) => {
  await openHome(page);
  const devtools = await devtoolsOf(page);
  let before: Held | undefined;
  // The first minutes fill what the engine keeps for code that runs; the hour after them is compared.
  for (let minute = 1; minute <= 70; minute += 1) {
    expect(await sample(page), `minute ${minute}`).toEqual({ timers: 2, cells: cellsAfter(minute) });
    if (minute === 10) before = await held(devtools);
    await page.clock.runFor(MINUTE_MS);
  }
  expectNoGrowth(before, await held(devtools));
});

test('nor does it when the tab is left and come back to, a thousand times', async ({ page }) => {
  await openHome(page);
  const devtools = await devtoolsOf(page);
  let before: Held | undefined;
  for (let minute = 1; minute <= 20; minute += 1) {
    await page.evaluate(() => {
      for (let time = 0; time < 100; time += 1) {
        for (const state of ['hidden', 'visible']) {
          Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }
      }
    });
    expect(await sample(page), `minute ${minute}`).toEqual({ timers: 2, cells: cellsAfter(minute) });
    if (minute === 10) before = await held(devtools);
    await page.clock.runFor(MINUTE_MS);
  }
  expectNoGrowth(before, await held(devtools));
});

test('nor when the page leaves and comes back from the back-forward cache', async ({ page }) => {
  await openHome(page);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.returns = persisted
        ? String(Number(document.documentElement.dataset.returns ?? 0) + 1)
        : 'anew';
    }),
  );
  for (let times = 1; times <= 3; times += 1) {
    await page.goto('/about');
    // goBack() would wait for a page that loads, and this one is there already.
    await page.evaluate(() => history.back());
    await expect(page.locator(`html[data-returns="${times}"]`)).toBeAttached();
    await page.clock.runFor(MINUTE_MS);
    // While the page was away its clock stood still.
    expect(await sample(page)).toEqual({ timers: 2, cells: cellsAfter(1 + times) });
  }
});
