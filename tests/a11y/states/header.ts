import type { Page } from '@playwright/test';
import { menuButton } from '../../support/page.ts';
import type { State } from '../states.ts';

const MENUS = ['Addressals', 'Committees', 'Resources'];

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const summary = (page: Page, menu: string) => nav(page).locator('summary', { hasText: menu });
const openMenu = (page: Page, menu: string) =>
  nav(page)
    .locator('details[open]', { has: page.locator('summary', { hasText: menu }) })
    .getByRole('listitem')
    .last();

const WAYS: Record<string, (page: Page, menu: string) => Promise<unknown>> = {
  hover: (page, menu) => nav(page).getByRole('link', { name: menu, exact: true }).hover(),
  click: (page, menu) => summary(page, menu).click(),
  keyboard: async (page, menu) => {
    await summary(page, menu).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  },
};

const openDrawer = (page: Page) => menuButton(page).tap();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose Registration Type' });

/** Menus of the header, the drawer, the dialog that every page has, and what appears on the way past them. */
export const headerStates: State[] = [
  ...MENUS.flatMap((menu) =>
    Object.entries(WAYS).map(
      ([way, open]): State => ({
        name: `${menu} menu by ${way}`,
        path: '/about',
        on: ['desk'],
        open: (page) => open(page, menu),
        shows: (page) => openMenu(page, menu),
      }),
    ),
  ),
  {
    name: 'drawer',
    path: '/about',
    on: ['phone'],
    open: openDrawer,
    shows: (page) => nav(page).getByRole('button', { name: 'Register Now' }),
  },
  ...MENUS.map(
    (menu): State => ({
      name: `drawer with ${menu} open`,
      path: '/about',
      on: ['phone'],
      open: async (page) => {
        await openDrawer(page);
        await summary(page, menu).tap();
      },
      shows: (page) => openMenu(page, menu),
    }),
  ),
  {
    name: 'registration dialog',
    path: '/home',
    on: ['phone', 'desk'],
    open: (page) => page.getByRole('main').getByRole('button', { name: 'Register Now' }).click(),
    shows: dialog,
  },
  {
    name: 'registration dialog before the conference',
    path: '/committees/unsc',
    on: ['phone', 'desk'],
    before: (page) => page.clock.setFixedTime('2025-08-23T15:23:10+05:30'),
    open: (page) =>
      page.getByRole('navigation', { name: 'Section' }).getByRole('button', { name: 'Registration' }).click(),
    shows: dialog,
  },
  {
    name: 'skip link in focus',
    path: '/about',
    on: ['phone', 'desk'],
    open: (page) => page.keyboard.press('Tab'),
    shows: (page) => page.getByRole('link', { name: 'Skip to content' }),
  },
  {
    name: 'offline notice',
    path: '/about',
    on: ['phone', 'desk'],
    open: (page) => page.context().setOffline(true),
    shows: (page) => page.getByText('You are offline.'),
  },
];
