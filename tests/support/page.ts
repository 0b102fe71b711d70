import { expect, type Page } from '@playwright/test';

/** A small phone in the hand. Firefox cannot emulate one, but has its window and takes taps. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: ({ browserName }: { browserName: string }, use: (isMobile: boolean) => Promise<void>) =>
    use(browserName !== 'firefox'),
};

export const main = (page: Page) => page.getByRole('main');
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** What a page says of what is going on. */
export const status = (page: Page) => main(page).getByRole('status');
/** The second navigation bar. */
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Section' });
/** The figures of the countdown. */
export const cells = (page: Page) => page.getByRole('timer').locator('[data-unit]');
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose Registration Type', exact: true });
/** The main navigation: the row of a wide header, the drawer of a small one. */
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The button that opens and closes the main navigation on small screens. */
export const menuButton = (page: Page) => page.locator('header summary').first();

/** Waits until React has drawn its part of the page, where there is one, in place of the still. */
export async function isDrawn(page: Page): Promise<void> {
  await expect(main(page).locator(':disabled')).toHaveCount(0);
}
