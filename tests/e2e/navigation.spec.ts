import { expect, type Page, test } from '@playwright/test';
import { menuButton, PHONE } from '../support/page.ts';
import { committeePaths } from '../support/sample.ts';

/* What holds for any disclosure navigation (keys, focus, one open) is in ../a11y/keyboard.spec.ts. */

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const opener = (page: Page, name: string) => main(page).locator('summary', { hasText: name });

test.beforeEach(({ page }) => page.goto('/about'));

test('a menu opens on hover, stays while the mouse is there and closes when it leaves or on Escape', async ({
  page,
}) => {
  const link = main(page).getByRole('link', { name: 'City Council' });
  await expect(link).toBeHidden();
  await main(page).getByRole('link', { name: 'Committees', exact: true }).hover();
  await expect(link).toBeVisible();
  await link.hover();
  await expect(link).toBeVisible();
  await page.mouse.move(5, 600);
  await expect(link).toBeHidden();
  await main(page).getByRole('link', { name: 'Committees', exact: true }).hover();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});

test('a click keeps a menu open, a second closes it, a click elsewhere too', async ({ page }) => {
  const link = main(page).getByRole('link', { name: 'From the Debating Society' });
  await opener(page, 'Addressals').click();
  await expect(link).toBeVisible();
  await opener(page, 'Addressals').click();
  await expect(link).toBeHidden();
  await opener(page, 'Addressals').click();
  await expect(link).toBeVisible();
  await page.mouse.click(5, 600);
  await expect(link).toBeHidden();
});

test('a menu opened by key stays while the focus is in it, wherever the mouse goes', async ({ page }) => {
  await page.clock.install();
  await page.reload();
  const link = main(page).getByRole('link', { name: 'City Council' });
  await opener(page, 'Committees').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await main(page).getByRole('link', { name: 'Resources', exact: true }).hover();
  await main(page).getByRole('link', { name: 'Committees', exact: true }).hover();
  await page.mouse.move(5, 600);
  await page.clock.runFor(1000);
  await expect(link).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Delegate Handbook/ })).toBeHidden();
});

test('the active item and its section are marked, and a menu holds all of its links', async ({ page }) => {
  await page.goto('/committees/city-council');
  await expect(main(page).getByRole('link', { name: 'Committees', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await opener(page, 'Committees').click();
  await expect(main(page).getByRole('link', { name: 'City Council' })).toHaveAttribute('aria-current', 'page');
  await expect(main(page).locator('[aria-current=page]')).toHaveCount(1);
  await expect(main(page).locator('a[href^="/committees/"]')).toHaveCount(committeePaths.length);
  await opener(page, 'Resources').click();
  await expect(main(page).getByRole('link', { name: /^Delegate Handbook/ })).toBeVisible();
  await page.goto('/home');
  await expect(main(page).getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the button of the drawer says what it does, and choosing a link closes it for good', async ({ page }) => {
    await expect(main(page)).toBeHidden();
    await expect(menuButton(page)).toHaveText(/Menu/, { useInnerText: true });
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveText(/Close/, { useInnerText: true });
    await page.keyboard.press('Escape');
    await expect(main(page)).toBeHidden();
    await menuButton(page).tap();
    await opener(page, 'Committees').tap();
    await main(page).getByRole('link', { name: 'Ocean Conference' }).tap();
    await expect(page).toHaveURL('/committees/ocean');
    await expect(main(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(main(page)).toBeHidden();
  });

  test('its button has an icon on the smallest phone, too, which changes between bars and a cross', async ({
    page,
  }) => {
    const icon = menuButton(page).locator('svg').filter({ visible: true });
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(icon).toHaveCount(1);
      await expect(icon).toBeInViewport({ ratio: 1 });
      const bars = await icon.innerHTML();
      await menuButton(page).tap();
      await expect(icon).toHaveCount(1);
      expect(await icon.innerHTML()).not.toBe(bars);
      await menuButton(page).tap();
      expect(await icon.innerHTML()).toBe(bars);
    }
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

  test('Register Now at the foot of the drawer opens the dialog, which gives the focus to the drawer’s button', async ({
    page,
  }) => {
    await menuButton(page).tap();
    await main(page).getByRole('button', { name: 'Register Now' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Choose Registration Type' });
    await expect(dialog).toBeVisible();
    await expect(main(page)).toBeHidden();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
});

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
