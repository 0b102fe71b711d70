/** What visitors can make of a page: menus, dialog, messages, lists. */
import { expect, type Page, test } from '@playwright/test';
import * as form from '../support/contact.ts';
import { isHydrated } from '../support/page.ts';
import { BEGIN, HOUR_MS, TIMES, WORD } from '../support/sample.ts';
import { expectNoFindings } from './axe.ts';
import { IS_FULL } from './extent.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const WINDOWS = IS_FULL ? [DESKTOP, PHONE] : [PHONE];
const SERVICE = '**/api/v1.0/email/send';
const SEARCH = '**/search.json';
const A_PAGE = '**/committees/ocean';
const MENU = 'header summary >> nth=0';
const COMMITTEES = 'nav summary:has-text("Committees")';
const BOARDS = 'summary:has-text("Executive Board")';
const GUIDES = 'summary:has-text("Background Guide")';
const SAVE_COPY = 'main >> role=button[name="Keep on this phone"]';

interface State {
  path: string;
  /** The only window that has such a state. */
  size?: typeof PHONE;
  time?: number;
  /** How an address answers: with a status, not at all, or by breaking off. */
  network?: [url: string, answer: number | 'never' | 'fails'];
  /** What the visitor clicks, one after the other, or does. */
  open?: string | string[] | ((page: Page) => Promise<unknown>);
  /** What is visible as long as the state lasts. */
  shows: string;
}

/** A message that screen readers hear: a region that comes together with its message may not be heard. */
const heard = (words: string) => `:is([role=status], [aria-live])[data-was-there]:has-text("${words}")`;

async function sendForm(page: Page): Promise<void> {
  await form.fillIn(page);
  await form.send(page).click();
}

async function copyWithoutClipboard(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy the link' }).click();
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

const STATES: Record<string, State> = {
  'menu opened by click': { path: '/about', size: DESKTOP, open: COMMITTEES, shows: 'nav >> text=Newsroom' },
  'drawer with a group open': { path: '/about', size: PHONE, open: [MENU, COMMITTEES], shows: 'nav >> text=Newsroom' },
  'skip link in focus': { path: '/about', open: (page) => page.keyboard.press('Tab'), shows: 'text=Skip to content' },
  'registration dialog': { path: '/home', open: 'main >> role=button[name="Register Now"]', shows: 'role=dialog' },
  offline: { path: '/about', open: (page) => page.context().setOffline(true), shows: 'text=You are offline.' },

  'countdown, first day': { path: '/home', time: TIMES.during, shows: 'role=timer' },
  'countdown ended': { path: '/home', time: TIMES.after, shows: 'role=timer' },
  'motion paused': { path: '/', open: pauseMotion, shows: 'text=HOME' },

  'important announcement': {
    path: '/about',
    time: BEGIN + 15 * HOUR_MS,
    shows: 'role=navigation[name="Section"] >> text=Hall 3',
  },

  'no committee left': {
    path: '/committees?audience=ages-11-to-13-only',
    open: 'role=radio[name="News"]',
    shows: 'text=No committee matches',
  },
  'executive boards open': { path: '/committees/european-council', open: BOARDS, shows: 'text=Executive Board 2' },
  // Menus close when the header changes with the window.
  'guides open': {
    path: '/committees/newsroom',
    size: DESKTOP,
    open: GUIDES,
    shows: 'details >> text=Photographs',
  },

  'link to copy by hand': {
    path: '/committees/ocean',
    open: copyWithoutClipboard,
    shows: heard('The text is selected.'),
  },

  'search with results': {
    path: '/search',
    open: (page) => page.getByRole('searchbox').fill(WORD),
    shows: heard('found for'),
  },
  'search failed': { path: '/search?q=a', network: [SEARCH, 'fails'], shows: '[aria-live] >> text=could not' },
  'checklist with a tick': {
    path: '/first-conference',
    open: 'role=checkbox[name="Pin on your badge"]',
    shows: 'text=1 of 9 done',
  },
  'word that a link led to': { path: '/first-conference#term-moderated-caucus', shows: 'dl > :target dt' },

  'form in error': { path: '/contact', open: 'form >> role=button', shows: 'role=alert >> text=Please fill in' },
  'form being sent': { path: '/contact', network: [SERVICE, 'never'], open: sendForm, shows: heard('Sending …') },
  'form sent': { path: '/contact', network: [SERVICE, 200], open: sendForm, shows: heard(form.SENT) },
  'form failed': { path: '/contact', network: [SERVICE, 500], open: sendForm, shows: `text=${form.FAILED}` },
  'form with a draft restored': {
    path: '/contact',
    open: (page) => form.fillIn(page).then(() => page.reload()),
    shows: `text=${form.NOTE}`,
  },

  'offline copy being saved': { path: '/keep', network: [A_PAGE, 'never'], open: SAVE_COPY, shows: 'role=progressbar' },
  'offline copy not saved': {
    path: '/keep',
    network: [A_PAGE, 'fails'],
    open: SAVE_COPY,
    shows: 'role=alert >> text=The network was lost',
  },
  'offline copy saved': { path: '/keep', open: SAVE_COPY, shows: heard('The site is kept on this phone.') },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, { path, size, time, network: [url, answer] = [], open, shows }] of Object.entries(STATES)) {
  test(`${name}: accessible`, async ({ page }) => {
    test.slow();
    const [first = PHONE, ...others] = size ? [size] : WINDOWS;
    if (time) await page.clock.setFixedTime(time);
    if (url)
      await page.route(url, async (route) => {
        if (answer === 'fails') await route.abort();
        else if (answer !== 'never') await route.fulfill({ status: answer ?? 200 });
      });
    await page.setViewportSize(first);
    await visit(page, path);
    if (typeof open === 'function') await open(page);
    else for (const control of [open ?? []].flat()) await page.locator(control).click();
    for (const window of [first, ...others]) {
      await page.setViewportSize(window);
      await expect(page.locator(shows).filter({ visible: true }).first()).toBeVisible();
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
