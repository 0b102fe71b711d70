import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/axe.ts';
import { openForm, SENT, sendMessage, toast } from '../support/contact.ts';
import { dialog, main, menu, menuButton, PHONE, status, title } from '../support/page.ts';

/*
 * The main tasks in the oldest supported browsers: Chrome 99, Safari 15.4, Firefox 98. The tests delete APIs that these
 * browsers lack, and replace syntax that these browsers do not support by names that no browser knows.
 */
test.use({ ...PHONE, bypassCSP: true });

let errors: Error[];

test.beforeEach(async ({ page }) => {
  errors = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    const missing: [object, string[]][] = [
      [HTMLDialogElement.prototype, ['closedBy', 'requestClose']],
      [Element.prototype, ['checkVisibility', 'setHTML', 'moveBefore']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [AbortSignal, ['timeout', 'any']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse', 'parse']],
      [window, ['trustedTypes', 'navigation', 'scheduler', 'requestIdleCallback', 'onscrollend']],
    ];
    for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  await page.route('**/*', async (route) => {
    if (!['document', 'script'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(':has(', ':unknown(')
      .replaceAll('color-mix(', 'unknown(')
      .replaceAll('@container', '@unknown')
      .replaceAll('<details name=', '<details data-name=')
      .replaceAll(/\(\?<[=!]/g, '(?unknown')
      .replaceAll(/(\d)[sd]vh/g, '$1unknown');
    return route.fulfill({ response, body });
  });
});

test.afterEach(() => expect(errors).toEqual([]));

test('pages can be read, with the menu closed and nothing beyond the screen', async ({ page }) => {
  for (const path of ['/', '/home', '/committees', '/committees/european-council']) {
    await page.goto(path);
    await expect(title(page), path).toBeInViewport();
    await expect(menu(page), path).toBeHidden();
    await expectNoSidewaysScroll(page);
  }
});

test('the menu opens one group at a time, and is closed on the next page', async ({ page }) => {
  await page.goto('/about');
  await menuButton(page).tap();
  const committee = menu(page).getByRole('link', { name: 'Ocean Conference' });
  await menu(page).locator('summary', { hasText: 'Committees' }).tap();
  await expect(committee).toBeVisible();
  await menu(page).locator('summary', { hasText: 'Addressals' }).tap();
  await expect(committee).toBeHidden();
  await menu(page).locator('summary', { hasText: 'Committees' }).tap();
  await committee.tap();
  await expect(page).toHaveURL('/committees/ocean');
  await expect(menu(page)).toBeHidden();
});

test('registration opens and closes, a message can be sent, and the site can be searched', async ({ page }) => {
  await openForm(page);
  await page.getByRole('button', { name: 'Registration' }).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await sendMessage(page);
  await expect(toast(page)).toHaveText(SENT);
  await page.goto('/search?q=ocean');
  await expect(status(page)).toContainText(/results? for “ocean”/);
  // The pages that were suggested before are gone.
  await expect(main(page).getByRole('link', { name: 'Contact', exact: true })).toHaveCount(0);
});
