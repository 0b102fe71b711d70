import { expect, type Page, test } from '@playwright/test';
import { main, menu, menuButton, PHONE } from '../support/page.ts';
import { TIMES } from '../support/sample.ts';

const item = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
/** The button beside an item that opens its menu. */
const opener = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });

test.beforeEach(({ page }) => page.goto('/about'));

test('a menu opens on hover, stays under the mouse, and closes when it leaves', async ({ page }) => {
  const entry = item(page, 'City Council');
  await item(page, 'Committees').hover();
  await entry.hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(5, 600);
  await expect(entry).toBeHidden();
});

test('a click elsewhere closes a menu; one on its button keeps it open, a second closes it', async ({ page }) => {
  const entry = item(page, 'From the Debating Society');
  // Opened by key: no mouse leaves it, and nothing else takes the focus.
  await opener(page, 'Addressals').press('Enter');
  await expect(entry).toBeVisible();
  await page.getByRole('navigation', { name: 'Section' }).getByRole('paragraph').click();
  await expect(entry).toBeHidden();
  await opener(page, 'Addressals').click();
  await expect(entry).toBeVisible();
  await opener(page, 'Addressals').click();
  await expect(entry).toBeHidden();
});

test('by key, menus open one at a time, close as the focus moves on, and Escape gives it back', async ({ page }) => {
  const [addressals, committees] = [opener(page, 'Addressals'), opener(page, 'Committees')];
  const [letter, city] = [item(page, 'From the Board of Parents'), item(page, 'City Council')];
  await addressals.press('Enter');
  await expect(letter).toBeVisible();
  await addressals.press('Space');
  await expect(letter).toBeHidden();
  await addressals.press('Enter');
  await committees.press('Enter');
  await expect(city).toBeVisible();
  await expect(letter).toBeHidden();
  await city.focus();
  await page.keyboard.press('Escape');
  await expect(city).toBeHidden();
  await expect(committees).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(city).toBeVisible();
  await item(page, 'Contact').focus();
  await expect(city).toBeHidden();
});

test('the focus that leaves a menu has arrived before the menu closes, so that it is announced', async ({ page }) => {
  await opener(page, 'Addressals').press('Enter');
  await item(page, 'All addressals').focus();
  const isOpenOnArrival = await opener(page, 'Committees').evaluate((next) => {
    let isOpen: boolean | undefined;
    next.addEventListener('focus', () => {
      isOpen = document.querySelector('header nav [open]') !== null;
    });
    (next as HTMLElement).focus();
    return isOpen;
  });
  expect(isOpenOnArrival).toBe(true);
  await expect(item(page, 'All addressals')).toBeHidden();
});

test('a menu that is used by key stays, wherever the mouse goes', async ({ page }) => {
  await page.clock.install();
  await page.reload();
  await opener(page, 'Committees').focus();
  await page.keyboard.press('Enter');
  await item(page, 'City Council').focus();
  await item(page, 'Resources').hover();
  await page.mouse.move(5, 600);
  await page.clock.runFor(1000);
  await expect(item(page, 'City Council')).toBeVisible();
  await expect(menu(page).getByRole('link', { name: /^Delegate Handbook/ })).toBeHidden();
});

test('a link to a section goes to it, below the header', async ({ page }) => {
  await page.goto('/guidelines#guideline-9');
  await expect(page.locator('#guideline-9')).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  expect((await page.locator('#guideline-9').boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? NaN);
});

test('pages change with a transition, but not for visitors who prefer less motion', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.moves = String(viewTransition !== null);
    });
  });
  for (const [reducedMotion, moves] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/committees');
    await main(page).getByRole('link', { name: 'European Council' }).click();
    await expect(page.getByText('Back to Committees')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-moves', moves);
  }
});

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the second bar has the dates in short and, first, a page of the secretariat’s own', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Section' });
    await page.clock.setFixedTime(TIMES.before);
    await page.goto('/guidelines');
    await expect(bar.getByRole('paragraph')).toHaveText('20 Apr 2024', { useInnerText: true });
    await expect(bar.getByRole('listitem')).toHaveText(['Schedule', 'Guidelines', 'Registration', 'Contact']);
    await expect(bar.locator('[aria-current=page]')).toHaveText('Guidelines');
  });

  test('by key, the drawer closes on Escape and when the focus leaves it', async ({ page }) => {
    await menuButton(page).press('Enter');
    await opener(page, 'Addressals').press('Space');
    await expect(item(page, 'From the Board of Parents')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).focus();
    await expect(menu(page)).toBeHidden();
  });

  test('where the browser has close watchers, Back closes the drawer', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        CloseWatcher: class extends EventTarget {
          destroy() {}
          constructor() {
            super();
            addEventListener('back-gesture', () => this.dispatchEvent(new Event('close')));
          }
        },
      });
    });
    await page.reload();
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('back-gesture')));
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('a page that comes back from the history has its drawer closed', async ({ page }) => {
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(menu(page)).toBeHidden();
  });
});
