import { expect, type Page } from '@playwright/test';

/** A small phone. Firefox cannot emulate a phone: there, only the window size and touch are set. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: ({ browserName }: { browserName: string }, use: (isMobile: boolean) => Promise<void>) =>
    use(browserName !== 'firefox'),
};

export const main = (page: Page) => page.getByRole('main');
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** The status messages of a page. */
export const status = (page: Page) => main(page).getByRole('status');
/** The second navigation bar. */
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Section' });
/** The figures of the countdown. */
export const cells = (page: Page) => page.getByRole('timer').locator('[data-unit]');
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose Registration Type', exact: true });
/** The main navigation, a row or a drawer. */
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The button that opens and closes the main navigation on small screens. */
export const menuButton = (page: Page) => page.locator('header summary').first();

/** Waits until React has replaced the disabled controls of the built page, if there are any. */
export async function isDrawn(page: Page): Promise<void> {
  await expect(main(page).locator(':disabled')).toHaveCount(0);
}
