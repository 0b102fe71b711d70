import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  ADDRESS,
  FAILED,
  fillIn,
  isReady,
  loggedErrors,
  NOTE,
  SENT,
  send,
  TEXT,
  UNKNOWN,
  values,
  verdict,
  withholdFormScript,
} from '../support/contact.ts';
import { type Behaviour, type FaultyServer, startFaultyServer, WELL } from '../support/faulty-server.ts';
import { stopClock } from '../support/page.ts';

/* Every fault that we know of between a visitor and the secretariat, on a server that really fails. */

interface Scene {
  page: Page;
  context: BrowserContext;
  server: FaultyServer;
}

interface Fault {
  name: string;
  /** How the e-mail service behaves. */
  behaviour: Behaviour;
  /** What the panel at the form says. The toast is the same for all. */
  panel: 'not sent' | 'unknown';
  /** How many requests reach the service. */
  requests: 0 | 1;
  /** Before the page is opened. */
  before?: (scene: Scene) => Promise<unknown>;
  /** Once the fields are filled in; presses Send, where that is not all. */
  act?: (scene: Scene) => Promise<unknown>;
  /** Ends the fault, if it is not the service's. */
  fix?: (scene: Scene) => Promise<unknown>;
  /** How text outlives the fault, where it is not by staying in the fields. */
  keptBy?: string;
}

const ANSWERS_503: Pick<Fault, 'behaviour' | 'panel' | 'requests'> = {
  behaviour: { status: 503, body: 'Service Unavailable' },
  panel: 'not sent',
  requests: 1,
};
const LOST: Pick<Fault, 'behaviour' | 'panel' | 'requests'> = { behaviour: 'hangs', panel: 'unknown', requests: 1 };

const refusal = (status: number, body: string): Fault => ({
  name: `the service answers ${status}`,
  behaviour: { status, body },
  panel: 'not sent',
  requests: 1,
});

const FAULTS: Fault[] = [
  {
    ...LOST,
    name: 'the service hangs',
    act: async ({ page, server }) => {
      await send(page).click();
      await isReceived(server);
      await page.clock.runFor(14_999);
      await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
      await page.clock.runFor(1);
    },
  },
  {
    name: 'the phone is offline',
    behaviour: WELL,
    panel: 'not sent',
    requests: 0,
    act: async ({ page, context }) => {
      await context.setOffline(true);
      await send(page).click();
    },
    fix: ({ context }) => context.setOffline(false),
  },
  {
    ...LOST,
    name: 'the phone goes offline while sending',
    act: async ({ page, context, server }) => {
      await send(page).click();
      await isReceived(server);
      await context.setOffline(true);
      await page.clock.runFor(15_000);
    },
    fix: ({ context }) => context.setOffline(false),
  },
  { name: 'the connection is reset', behaviour: 'resets', panel: 'unknown', requests: 1 },
  { name: 'the answer is cut off', behaviour: 'is cut off', panel: 'unknown', requests: 1 },
  refusal(400, 'The service ID is invalid'),
  refusal(403, 'API calls are disabled for non-browser applications'),
  refusal(412, 'Gmail_API: Invalid grant'),
  refusal(429, 'Too Many Requests'),
  refusal(500, ''),
  refusal(503, 'Service Unavailable'),
  { name: 'the service lacks CORS headers', behaviour: 'lacks CORS', panel: 'unknown', requests: 0 },
  {
    ...ANSWERS_503,
    name: 'storage is blocked (and the service answers 503)',
    before: ({ page }) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          configurable: true,
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }),
  },
  {
    ...ANSWERS_503,
    name: 'storage is full (and the service answers 503)',
    before: ({ page }) => page.addInitScript(fillStorage),
  },
  {
    ...ANSWERS_503,
    name: 'Send is clicked twice (and the service answers 503)',
    act: ({ page }) => send(page).dblclick(),
  },
  {
    ...LOST,
    name: 'the page is left while sending',
    keptBy: 'draft',
    act: async ({ page, server }) => {
      await send(page).click();
      await isReceived(server);
      await page.goto(`${server.url}/about`);
      await page.goto(`${server.url}/contact`);
    },
  },
  {
    ...LOST,
    name: 'the page is reloaded while sending',
    keptBy: 'draft',
    act: async ({ page, server }) => {
      await send(page).click();
      await isReceived(server);
      await page.reload();
    },
  },
];

let server: FaultyServer;

// One after the other, on one server.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  server = await startFaultyServer();
});

test.beforeEach(() => {
  server.behaviour = WELL;
  server.missing = undefined;
  server.received.length = 0;
});

test.afterAll(async () => {
  await server.close();
});

for (const fault of FAULTS) {
  test(`${fault.name}: reported as ${fault.panel}, and nothing is lost`, async ({ page, context }) => {
    const scene = { page, context, server };
    const logged = loggedErrors(page);
    server.behaviour = fault.behaviour;
    await fault.before?.(scene);
    await openAndFillIn(page);
    const pressed = await now(page);
    await (fault.act ?? (() => send(page).click()))(scene);
    await see(page, fault, logged, fault.keptBy === 'draft' ? undefined : pressed);

    await fault.fix?.(scene);
    await sendAgain(page);
  });
}

test('the tab crashes while sending: reported as unknown, and nothing is lost', async ({ page, context }) => {
  server.behaviour = 'hangs';
  await openAndFillIn(page);
  await send(page).click();
  await isReceived(server);
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await page.close();

  const next = await context.newPage();
  const logged = loggedErrors(next);
  await next.goto(`${server.url}/contact`);
  await see(next, { panel: 'unknown', requests: 1, keptBy: 'draft' }, logged);
  await sendAgain(next);
});

test('the script of the form is missing: reported as not sent, and nothing is lost', async ({ page }) => {
  const logged = loggedErrors(page);
  server.missing = /\/_astro\/contact-form\./;
  await page.clock.install();
  await page.goto(`${server.url}/contact`);
  await fillIn(page);
  await stopClock(page);
  await send(page).click();
  await send(page).click();
  await page.clock.runFor(14_999);
  const panel = page.getByText('Your message was not sent');
  await expect(panel).toBeHidden();
  await page.clock.runFor(1);
  await expect(panel).toBeFocused();
  await page.clock.runFor(100);
  const toast = page.getByRole('main').getByRole('status').filter({ hasText: FAILED });
  await expect(toast).toBeVisible();
  expect(logged.filter((text) => text.startsWith('The message was not sent'))).toHaveLength(1);
  expect(await values(page)).toEqual(['Asha Verma', 'asha@school.in', TEXT]);
  expect(page.url()).toBe(`${server.url}/contact`);
  await expect(page.getByText(SENT)).toHaveCount(0);
  const letter = page.getByRole('link', { name: 'Send it from your e-mail program' });
  expect(new URL((await letter.getAttribute('href')) ?? '').searchParams.get('body')).toContain(TEXT);
  await expect(page.getByRole('main').getByRole('link', { name: ADDRESS }).first()).toBeVisible();
  expect(server.received).toEqual([]);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();
  await expect(panel).toBeVisible();

  // The script loads at the next try. What was typed without it is still there.
  server.missing = undefined;
  await page.getByRole('link', { name: 'Reload the page and try again' }).click();
  await isReady(page);
  expect(await values(page)).toEqual(['Asha Verma', 'asha@school.in', TEXT]);
  await send(page).click();
  await page.clock.runFor(2000);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT);
  expect(server.received).toHaveLength(1);
});

test('a script that comes after the failure was reported neither hides that nor sends', async ({ page }) => {
  const release = await withholdFormScript(page);
  await page.clock.install();
  await page.goto(`${server.url}/contact`, { waitUntil: 'commit' });
  await fillIn(page);
  await stopClock(page);
  await send(page).click();
  await page.clock.runFor(15_100);
  const panel = page.getByText('Your message was not sent');
  const toast = page.getByRole('main').getByRole('status').filter({ hasText: FAILED });
  await expect(toast).toBeVisible();
  release();
  await isReady(page);
  await expect(panel).toBeVisible();
  await expect(toast).toBeVisible();
  await expect(send(page)).toHaveText('Send');
  expect(server.received).toEqual([]);

  // A new attempt replaces both.
  await send(page).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT);
  await expect(panel).toBeHidden();
  expect(server.received).toHaveLength(1);
});

test('the page comes back from the back-forward cache: reported as unknown, and nothing is lost', async ({
  playwright,
}, { project }) => {
  // Playwright switches the cache off by default.
  const browser = await playwright.chromium.launch({
    ...project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  const logged = loggedErrors(page);
  server.behaviour = 'hangs';
  // Chromium and Firefox keep no page that holds a lock in this cache. Others do.
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await openAndFillIn(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await send(page).click();
  await isReceived(server);
  await page.goto(`${server.url}/about`);
  // goBack() would wait for a page that loads, and this one is there already.
  await page.evaluate(() => history.back());
  await expect(page.locator('html[data-persisted="true"]')).toBeAttached();
  await see(page, { panel: 'unknown', requests: 1 }, logged);
  await sendAgain(page);
  await browser.close();
});

test('no script runs: the address is shown instead of the form', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/contact`);
  await expect(page.getByRole('form')).toBeHidden();
  await expect(page.getByText('The form needs JavaScript')).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: ADDRESS }).first();
  await expect(link).toHaveAttribute('href', `mailto:${ADDRESS}`);
  await expect(page.getByText(/sent/i).filter({ visible: true })).toHaveCount(0);
  // In the order of the page it comes before everything that leads elsewhere, so it is read first.
  const first = page.getByRole('main').getByRole('link').first();
  await expect(first).toHaveText(ADDRESS);
  expect(server.received).toEqual([]);
  await context.close();
});

async function openAndFillIn(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(`${server.url}/contact`);
  await isReady(page);
  await fillIn(page);
  await stopClock(page);
}

/** The text is kept, the failure is reported once and in time, nothing claims success, and there are ways on. */
async function see(
  page: Page,
  { panel, requests, keptBy = 'fields' }: Pick<Fault, 'panel' | 'requests' | 'keptBy'>,
  logged: string[],
  pressed?: number,
): Promise<void> {
  await expect(page.getByRole('main').getByRole('status')).toHaveText(FAILED);
  if (pressed !== undefined) expect((await now(page)) - pressed).toBeLessThanOrEqual(15_000);
  await expect(verdict(page, panel === 'not sent' ? 'Your message was not sent' : UNKNOWN)).toBeFocused();
  const isOurs = (text: string) => /^The message (was not|may not have been) sent/.test(text);
  expect(logged.filter(isOurs)).toHaveLength(1);

  expect(await values(page)).toEqual(['Asha Verma', 'asha@school.in', TEXT]);
  if (keptBy === 'draft') await expect(page.getByText(NOTE)).toBeVisible();

  await expect(page.getByText(/sent successfully|has been sent/)).toHaveCount(0);

  await expect(page.getByRole('button', { name: 'Send again' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Copy the message' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: ADDRESS }).first()).toBeVisible();
  const letter = page.getByRole('link', { name: 'Send it from your e-mail program' });
  expect(new URL((await letter.getAttribute('href')) ?? '').searchParams.get('body')).toContain(TEXT);

  expect(server.received).toHaveLength(requests);
}

/** Once the service works, the visitor's next try gets through, once and with the same text. */
async function sendAgain(page: Page): Promise<void> {
  const before = server.received.length;
  server.behaviour = WELL;
  await send(page).click();
  await page.clock.runFor(2000);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT);
  await expect(page.getByText('Your message has been sent.')).toBeFocused();
  expect(await values(page)).toEqual(['', '', '']);
  expect(server.received).toHaveLength(before + 1);
  expect(server.received.at(-1)).toEqual({
    from_name: 'Asha Verma',
    from_email: 'asha@school.in',
    message: TEXT,
  });
}

async function isReceived(server: FaultyServer): Promise<void> {
  await expect.poll(() => server.received.length).toBe(1);
}

/** The time on the page's clock. */
const now = (page: Page) => page.evaluate(() => Date.now());

/** Takes all the room that storage has, down to the last character. */
function fillStorage(): void {
  for (let size = 2 ** 23; size >= 1; size /= 2) {
    for (let i = 0; i < 2; i++) {
      try {
        localStorage.setItem(`filler-${size}-${i}`, 'x'.repeat(size));
      } catch {
        break;
      }
    }
  }
}
