/** What visitors can make of a page: menus, dialog, messages, lists. */
import { expect, type Page, test } from '@playwright/test';
import * as form from '../support/contact.ts';
import { isHydrated, menuButton } from '../support/page.ts';
import { expectNoFindings } from './axe.ts';
import { IS_FULL } from './extent.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const WINDOWS = IS_FULL ? [DESKTOP, PHONE] : [PHONE];
const SERVICE = '**/api/v1.0/email/send';
const SEARCH = '**/search.json';
const A_PAGE = '**/committees/unsc';
const KEEP = 'main >> role=button[name="Keep on this phone"]';
const KEPT = 'The site is kept on this phone.';

interface State {
  name: string;
  path: string;
  /** The only window that has such a state. */
  size?: typeof PHONE;
  time?: string;
  /** How an address answers: with a status, not at all, or by breaking off. */
  network?: [url: string, answer: number | 'never' | 'fails'];
  /** What the visitor clicks or does. */
  open?: string | ((page: Page) => Promise<unknown>);
  /** What is visible as long as the state lasts. */
  shows: string;
  /** What screen readers hear of it. */
  says?: string;
}

async function sendForm(page: Page): Promise<void> {
  await form.fillIn(page);
  await form.send(page).click();
}

async function reloadDraft(page: Page): Promise<void> {
  await form.fillIn(page);
  await page.reload();
}

async function openDrawer(page: Page): Promise<void> {
  await menuButton(page).click();
  await page.locator('nav summary:has-text("Committees")').click();
}

async function pauseMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('checkbox', { name: 'Pause motion' }).check();
  // What drifts never ends; the rest has to be there.
  await page.evaluate(() => {
    const arriving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1);
    return Promise.all(arriving.map(({ finished }) => finished));
  });
}

const STATES: State[] = [
  {
    name: 'menu opened by click',
    path: '/about',
    size: DESKTOP,
    open: 'nav summary:has-text("Committees")',
    shows: 'nav >> text=JCC',
  },
  { name: 'drawer with a group open', path: '/about', size: PHONE, open: openDrawer, shows: 'nav >> text=JCC' },
  {
    name: 'skip link in focus',
    path: '/about',
    open: (page) => page.keyboard.press('Tab'),
    shows: 'text=Skip to content',
  },
  {
    name: 'registration dialog',
    path: '/home',
    open: 'main >> role=button[name="Register Now"]',
    shows: 'role=dialog',
  },
  {
    name: 'offline',
    path: '/about',
    open: (page) => page.context().setOffline(true),
    shows: 'text=You are offline.',
  },

  { name: 'countdown, first day', path: '/home', time: '2025-10-10T11:00:00+05:30', shows: 'role=timer' },
  { name: 'countdown ended', path: '/home', time: '2025-12-01T11:00:00+05:30', shows: 'role=timer' },
  { name: 'motion paused', path: '/', open: pauseMotion, shows: 'text=HOME' },

  {
    name: 'no committee left',
    path: '/committees?grade=grades-6-and-7-only',
    open: 'role=radio[name="Press"]',
    shows: 'main >> [aria-live] >> text=No committee matches both',
    says: 'No committee matches both',
  },
  {
    name: 'JCC with its boards open',
    path: '/committees/jcc',
    open: 'summary:has-text("Executive Board")',
    shows: 'text=Executive Board 2',
  },
  {
    name: 'IPC with its guides open',
    path: '/committees/ipc',
    // Menus close when the header changes with the window.
    size: DESKTOP,
    open: 'summary:has-text("Background Guide")',
    shows: 'details >> text=Photography',
  },

  {
    name: 'search with results',
    path: '/search',
    open: (page) => page.getByRole('searchbox').fill('dress'),
    shows: '[aria-live] >> text=found for',
    says: 'found for',
  },
  { name: 'search failed', path: '/search?q=a', network: [SEARCH, 'fails'], shows: '[aria-live] >> text=could not' },
  {
    name: 'checklist with a tick',
    path: '/first-conference',
    open: 'role=checkbox[name="Wear your badge"]',
    shows: 'text=1 of 12 done',
  },
  { name: 'word that a link led to', path: '/first-conference#moderated-caucus', shows: 'dl > :target dt' },

  { name: 'form in error', path: '/contact', open: 'form >> role=button', shows: 'role=alert >> text=Please fill in' },
  {
    name: 'form being sent',
    path: '/contact',
    network: [SERVICE, 'never'],
    open: sendForm,
    shows: 'text=Sending',
    says: 'Sending …',
  },
  {
    name: 'form sent',
    path: '/contact',
    network: [SERVICE, 200],
    open: sendForm,
    shows: `text=${form.SENT}`,
    says: form.SENT,
  },
  { name: 'form failed', path: '/contact', network: [SERVICE, 500], open: sendForm, shows: `text=${form.FAILED}` },
  { name: 'form with a draft restored', path: '/contact', open: reloadDraft, shows: `text=${form.NOTE}` },

  { name: 'site being kept', path: '/keep', network: [A_PAGE, 'never'], open: KEEP, shows: 'role=progressbar' },
  {
    name: 'site not kept',
    path: '/keep',
    network: [A_PAGE, 'fails'],
    open: KEEP,
    shows: 'role=alert >> text=The network was lost',
  },
  { name: 'site kept', path: '/keep', open: KEEP, shows: `text=${KEPT}`, says: KEPT },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path, size, time, network, open, shows, says } of STATES) {
  test(`${name}: accessible`, async ({ page }) => {
    test.slow();
    if (time) await page.clock.setFixedTime(time);
    if (network) {
      const [url, answer] = network;
      await page.route(url, async (route) => {
        if (answer === 'fails') await route.abort();
        else if (answer !== 'never') await route.fulfill({ status: answer });
      });
    }
    for (const [index, window] of (size ? [size] : WINDOWS).entries()) {
      await page.setViewportSize(window);
      if (index === 0) await visit(page, path);
      if (index === 0 && open) await (typeof open === 'string' ? page.locator(open).click() : open(page));
      await expect(page.locator(shows).filter({ visible: true }).first()).toBeVisible();
      if (says)
        await expect(
          page.locator(':is([role=status], [aria-live])[data-was-there]').filter({ hasText: says }),
        ).toHaveCount(1);
      await expectNoFindings(page);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window.width);
    }
  });
}

async function visit(page: Page, path: string): Promise<void> {
  await page.addInitScript(holdStill);
  await page.goto(path);
  await isHydrated(page);
  if (path === '/contact') await form.isReady(page);
  // A region that comes together with its message may not be heard.
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('[role=status], [aria-live]'))
      region.toggleAttribute('data-was-there');
  });
}

/** Runs in the page: what ends by itself after some seconds stays, and the form takes the visitor for no machine. */
function holdStill(): void {
  const { setTimeout } = globalThis;
  const timer = (handler: () => void, ms = 0) => (ms >= 5000 ? 0 : setTimeout(handler, ms));
  globalThis.setTimeout = timer as typeof globalThis.setTimeout;
  const now = performance.now.bind(performance);
  performance.now = () => now() + 60_000;
}
