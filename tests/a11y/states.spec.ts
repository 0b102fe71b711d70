/** What visitors can make of a page: menus, dialog, messages, lists. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import * as form from '../support/contact.ts';
import { isHydrated, menuButton } from '../support/page.ts';
import { expectNoFindings } from './views.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const SERVICE = '**/api/v1.0/email/send';
const NO_COMMITTEE = '/committees?grade=grades-6-and-7-only&kind=press';
const A_PAGE = '**/committees/unsc';
const KEPT = 'The site is kept on this phone.';

type Find = (page: Page) => Locator;
type Act = (page: Page) => Promise<unknown>;

interface State {
  name: string;
  path: string;
  /** The only window that has such a state. Others are looked at in both. */
  size?: typeof PHONE;
  /** What the network, the clock or the visitor's settings do. */
  before?: Act;
  /** What the visitor does. */
  open?: Act;
  /** What is visible as long as the state lasts. */
  shows: Find;
}

const main = (page: Page) => page.getByRole('main');
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const timer: Find = (page) => page.getByRole('timer');
const text =
  (words: string): Find =>
  (page) =>
    page.getByText(words).filter({ visible: true }).first();
const status =
  (words: string): Find =>
  (page) =>
    main(page).getByRole('status').getByText(words);
const link =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('link', { name, exact: true }).first();
const button =
  (name: string): Find =>
  (page) =>
    main(page).getByRole('button', { name });

const press =
  (name: string): Act =>
  (page) =>
    button(name)(page).click();
const tick =
  (name: string): Act =>
  (page) =>
    page.getByRole('checkbox', { name }).check();
const choose =
  (name: string): Act =>
  (page) =>
    page.getByRole('radio', { name }).check();
const openByKey =
  (hasText: string): Act =>
  (page) =>
    page.locator('summary', { hasText }).press('Enter');
const hoverAddressals: Act = (page) => nav(page).getByRole('link', { name: 'Addressals' }).hover();
const openDrawer: Act = async (page) => {
  await menuButton(page).click();
  await openByKey('Committees')(page);
};
const setTime =
  (time: string): Act =>
  (page) =>
    page.clock.setFixedTime(time);
const allowMotion: Act = (page) => page.emulateMedia({ reducedMotion: 'no-preference' });
const lose =
  (url: string): Act =>
  (page) =>
    page.route(url, (route) => route.abort());
const hold =
  (url: string): Act =>
  (page) =>
    page.route(url, () => {});
const answer =
  (code: number): Act =>
  (page) =>
    page.route(SERVICE, (route) => route.fulfill({ status: code }));
const sendForm: Act = async (page) => {
  await form.fillIn(page);
  await form.send(page).click();
};
const comeBack: Act = async (page) => {
  await form.fillIn(page);
  await page.reload();
};
const keepSite: Act = press('Keep on this phone');
const openKept: Act = async (page) => {
  await keepSite(page);
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.context().setOffline(true);
  await page.goto('/about');
};

const STATES: State[] = [
  { name: 'menu opened by key', path: '/about', size: DESKTOP, open: openByKey('Committees'), shows: link('JCC') },
  {
    name: 'menu opened by hover',
    path: '/about',
    size: DESKTOP,
    open: hoverAddressals,
    shows: link('Principal’s Message'),
  },
  { name: 'drawer with a group open', path: '/about', size: PHONE, open: openDrawer, shows: link('JCC') },
  {
    name: 'skip link in focus',
    path: '/about',
    open: (page) => page.keyboard.press('Tab'),
    shows: link('Skip to content'),
  },
  {
    name: 'registration dialog',
    path: '/home',
    open: press('Register Now'),
    shows: (page) => page.getByRole('dialog'),
  },
  { name: 'offline', path: '/about', open: (page) => page.context().setOffline(true), shows: text('You are offline.') },

  {
    name: 'countdown during the conference',
    path: '/home',
    before: setTime('2025-10-10T11:00:00+05:30'),
    shows: timer,
  },
  { name: 'countdown ended', path: '/home', before: setTime('2025-12-01T11:00:00+05:30'), shows: timer },
  { name: 'motion paused', path: '/', before: allowMotion, open: tick('Pause motion'), shows: link('HOME') },

  { name: 'committees filtered', path: '/committees', open: choose('Historical'), shows: status(' of ') },
  { name: 'no committee left', path: NO_COMMITTEE, shows: status('No committee is both') },
  {
    name: 'JCC, boards open',
    path: '/committees/jcc',
    open: openByKey('Executive'),
    shows: link(/^Executive Board 2/),
  },
  // Menus close when the window changes.
  {
    name: 'IPC, guides open',
    path: '/committees/ipc',
    size: DESKTOP,
    open: openByKey('Background'),
    shows: link(/^Photography/),
  },

  { name: 'search with results', path: '/search?q=dress', shows: status('found for') },
  { name: 'search that finds nothing', path: '/search?q=refund', shows: status('Nothing found') },
  { name: 'search that failed', path: '/search?q=dress', before: lose('**/search.json'), shows: status('could not') },
  { name: 'checklist', path: '/first-conference', open: tick('Wear your badge'), shows: text('1 of 12 done') },
  {
    name: 'word linked to',
    path: '/first-conference#moderated-caucus',
    shows: (page) => page.locator('dl > :target dt'),
  },

  {
    name: 'form in error',
    path: '/contact',
    open: press('Send'),
    shows: (page) => page.getByRole('alert').getByText(/\w/),
  },
  { name: 'form being sent', path: '/contact', before: hold(SERVICE), open: sendForm, shows: button('Sending') },
  { name: 'form sent', path: '/contact', before: answer(200), open: sendForm, shows: status(form.SENT) },
  { name: 'form failed', path: '/contact', before: answer(500), open: sendForm, shows: status(form.FAILED) },
  { name: 'form, outcome unknown', path: '/contact', before: lose(SERVICE), open: sendForm, shows: text(form.UNKNOWN) },
  { name: 'form with a draft restored', path: '/contact', open: comeBack, shows: text(form.NOTE) },

  {
    name: 'site being kept',
    path: '/keep',
    before: hold(A_PAGE),
    open: keepSite,
    shows: (page) => page.getByRole('progressbar'),
  },
  { name: 'site not kept', path: '/keep', before: lose(A_PAGE), open: keepSite, shows: text('The network was lost') },
  { name: 'site kept', path: '/keep', open: keepSite, shows: text(KEPT) },
  { name: 'page of the kept copy', path: '/keep', open: openKept, shows: text('This is the copy kept on this phone') },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path, size, before, open, shows } of STATES) {
  test(`${name}: accessible`, async ({ page }) => {
    test.slow();
    const [first, ...others] = size ? [size] : [DESKTOP, PHONE];
    await page.setViewportSize(first ?? DESKTOP);
    await before?.(page);
    await visit(page, path);
    await open?.(page);
    for (const other of [undefined, ...others]) {
      if (other) await page.setViewportSize(other);
      await expect(shows(page)).toBeVisible();
      await expectNoFindings(page);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

async function visit(page: Page, path: string): Promise<void> {
  await page.addInitScript(holdStill);
  await page.goto(path);
  await isHydrated(page);
  if (path === '/contact') await form.isReady(page);
}

/** Runs in the page: what ends by itself after some seconds stays, and the form takes the visitor for no machine. */
function holdStill(): void {
  const { setTimeout } = globalThis;
  const timer = (handler: () => void, ms = 0) => (ms >= 5000 ? 0 : setTimeout(handler, ms));
  globalThis.setTimeout = timer as typeof globalThis.setTimeout;
  const now = performance.now.bind(performance);
  performance.now = () => now() + 60_000;
}

for (const { path, act, message } of [
  { path: '/committees', act: choose('Crisis'), message: /^1 of 12/ },
  { path: '/search', act: (page: Page) => page.getByRole('searchbox').fill('mathematics'), message: /page found for/ },
  { path: '/contact', act: sendForm, message: form.SENT },
  { path: '/keep', act: keepSite, message: KEPT },
]) {
  test(`${path}: a message comes into a region that screen readers listen to`, async ({ page }) => {
    await visit(page, path);
    // A region that comes together with its message may not be heard.
    await page.evaluate(() => {
      for (const region of document.querySelectorAll('[role=status]')) region.toggleAttribute('data-was-there');
    });
    await act(page);
    await expect(page.locator('[role=status][data-was-there]').filter({ hasText: message })).toHaveCount(1);
  });
}
