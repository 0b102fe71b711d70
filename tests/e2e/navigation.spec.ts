import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/axe.ts';
import { menuButton, PHONE } from '../support/page.ts';
import { TIMES } from '../support/sample.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const item = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
/** The button beside an item that opens its menu. */
const opener = (page: Page, name: string) => main(page).locator('summary', { hasText: name });

test.beforeEach(({ page }) => page.goto('/about'));

test('a menu opens on hover, stays under the mouse, and closes when it leaves or on Escape', async ({ page }) => {
  const entry = item(page, 'City Council');
  await expect(entry).toBeHidden();
  await item(page, 'Committees').hover();
  await expect(entry).toBeVisible();
  await entry.hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(5, 600);
  await expect(entry).toBeHidden();
  await item(page, 'Committees').hover();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
});

test('a click keeps a menu open, a second closes it, a click elsewhere too', async ({ page }) => {
  const entry = item(page, 'From the Debating Society');
  await opener(page, 'Addressals').click();
  await expect(entry).toBeVisible();
  await opener(page, 'Addressals').click();
  await expect(entry).toBeHidden();
  await opener(page, 'Addressals').click();
  await expect(entry).toBeVisible();
  await page.mouse.click(5, 600);
  await expect(entry).toBeHidden();
});

test('by key, menus open and close one at a time, and Escape gives the focus back', async ({ page }) => {
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
});

test('a menu closes when the focus moves on', async ({ page }) => {
  await opener(page, 'Addressals').press('Enter');
  await expect(item(page, 'All addressals')).toBeVisible();
  await item(page, 'Contact').focus();
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
  await expect(main(page).getByRole('link', { name: /^Delegate Handbook/ })).toBeHidden();
});

test('the page is marked in its menu, and its section beside it', async ({ page }) => {
  await page.goto('/committees/city-council');
  await expect(item(page, 'Committees')).toHaveAttribute('aria-current', 'true');
  await opener(page, 'Committees').click();
  await expect(item(page, 'City Council')).toHaveAttribute('aria-current', 'page');
  await expect(main(page).locator('[aria-current=page]')).toHaveCount(1);
});

test('the second bar has the dates at every width, and leads to what visitors need most', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Section' });
  await page.clock.setFixedTime(TIMES.before);
  await page.goto('/committees/ocean');
  await expect(bar.getByRole('paragraph')).toHaveText('20 April 2024, Galway', { useInnerText: true });
  await page.setViewportSize(PHONE.viewport);
  await expect(bar.getByRole('paragraph')).toHaveText('20 Apr 2024', { useInnerText: true });
  await bar.getByRole('link', { name: 'Schedule' }).click();
  await expect(page).toHaveURL('/schedule');
  await bar.getByRole('link', { name: 'Guidelines' }).click();
  await expect(page).toHaveURL('/guidelines');
  await expect(bar.getByRole('link', { name: 'Guidelines' })).toHaveAttribute('aria-current', 'page');
});

test('Back returns to where the visitor was, and a link to a section goes to it', async ({ page }) => {
  await page.goto('/guidelines');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/guidelines');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.goto('/guidelines#guideline-9');
  await expect(page.locator('#guideline-9')).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  expect((await page.locator('#guideline-9').boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? NaN);
});

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the page for unknown addresses fits into a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 180, height: 400 });
  await page.goto('/committees/no-such-committee');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expectNoSidewaysScroll(page);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the button of the drawer says what it does, and Back finds the drawer closed', async ({ page }) => {
    await expect(menuButton(page)).toHaveText(/Menu/, { useInnerText: true });
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveText(/Close/, { useInnerText: true });
    await opener(page, 'Committees').tap();
    await item(page, 'Ocean Conference').tap();
    await expect(page).toHaveURL('/committees/ocean');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(main(page)).toBeHidden();
  });

  test('by key, the drawer closes on Escape and when the focus leaves it', async ({ page }) => {
    await menuButton(page).press('Enter');
    await opener(page, 'Addressals').press('Space');
    await expect(item(page, 'From the Board of Parents')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(main(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).focus();
    await expect(main(page)).toBeHidden();
  });

  test('a link that opens a new tab closes the drawer, too', async ({ page, context }) => {
    await context.route('https://example.org/**', (route) => route.fulfill({ body: 'the handbook' }));
    await menuButton(page).tap();
    await opener(page, 'Resources').tap();
    await main(page)
      .getByRole('link', { name: /^Delegate Handbook/ })
      .tap();
    await expect(main(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('when the window becomes wide, the menu closes and the focus stays in the header', async ({ page }) => {
    await menuButton(page).press('Enter');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  });
});
