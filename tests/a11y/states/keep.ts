import { expect, type Page } from '@playwright/test';
import type { State } from '../states.ts';

const main = (page: Page) => page.getByRole('main');
const keepButton = (page: Page) => main(page).getByRole('button', { name: 'Keep on this phone' });
const kept = (page: Page) => page.getByText('The site is kept on this phone.');

async function keep(page: Page): Promise<void> {
  await keepButton(page).click();
  await expect(kept(page)).toBeVisible();
}

/** Keeps the site, and then opens an address without a network. */
async function openKept(page: Page, path: string): Promise<void> {
  await keep(page);
  await page.context().setOffline(true);
  await page.goto(path);
}

const everyState: Omit<State, 'path' | 'on'>[] = [
  {
    name: 'site not kept',
    open: async () => {},
    shows: keepButton,
  },
  {
    name: 'site being kept',
    before: (page) => page.route('**/committees/unsc', () => {}),
    open: (page) => keepButton(page).click(),
    shows: (page) => page.getByRole('progressbar'),
  },
  {
    name: 'site not kept, since the network was lost',
    before: (page) => page.route('**/committees/unsc', (route) => route.abort()),
    open: (page) => keepButton(page).click(),
    shows: (page) => page.getByRole('alert').getByText('The network was lost'),
  },
  {
    name: 'browser that cannot keep it',
    before: (page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      }),
    open: async () => {},
    shows: (page) => page.getByText('This browser cannot keep the site.'),
  },
  {
    name: 'site kept',
    open: keep,
    shows: kept,
  },
  {
    name: 'page of the kept copy',
    open: (page) => openKept(page, '/about'),
    shows: (page) => page.getByText('This is the copy kept on this phone'),
  },
  {
    name: 'page that was not kept',
    open: (page) => openKept(page, '/committees/no-such-committee'),
    shows: (page) => page.getByRole('heading', { level: 1, name: 'Not kept on this phone' }),
  },
];

/** The page that keeps the site for a venue without a network, and what is kept. */
export const keepStates: State[] = everyState.map((state) => ({ ...state, path: '/keep', on: ['phone', 'desk'] }));
