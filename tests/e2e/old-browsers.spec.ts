import { expect, type Page, test } from '@playwright/test';
import { fillIn, isReady, SENT, send } from '../support/contact.ts';
import { menuButton, PHONE } from '../support/page.ts';

/*
 * The core journeys without what the oldest browsers do not have: docs/decisions/0028-oldest-browsers.md.
 * APIs are deleted, and style sheets lose what such a browser would not understand.
 */
test.use({ ...PHONE, bypassCSP: true });

/** Rules that an old parser drops for their selector, at-rules that it ignores, and declarations that it skips. */
const UNKNOWN_RULES = /[^{}]*(?::has\(|:popover-open|::details-content)[^{}]*\{[^{}]*\}/g;
const UNKNOWN_AT_RULES =
  /@(?:starting-style|view-transition|media[^{]*(?:[<>]|scripting)[^{]*|supports selector[^{]*)\{/g;
const UNKNOWN_DECLARATIONS =
  /(?<=[;{])(?:(?:mask|user-select|rotate|scale|translate|container|text-wrap|accent-color)[\w-]*:[^;}]*|[\w-]+:[^;}]*(?:\d[sd]vh|\dlh|\dcq[ib]|color-mix)[^;}]*);?/g;

const asParsed = (css: string) =>
  css
    .replace(/@supports \((?:block-size|content)[^{]*\{/g, '@media not all{')
    .replace(UNKNOWN_AT_RULES, '@media not all{')
    .replace(UNKNOWN_DECLARATIONS, '')
    .replace(UNKNOWN_RULES, '');

let errors: Error[];

test.afterEach(() => expect(errors).toEqual([]));

test.beforeEach(async ({ page }) => {
  errors = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    const missing: [object, string[]][] = [
      [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
      [HTMLButtonElement.prototype, ['command', 'commandForElement', 'popoverTargetElement']],
      [HTMLDialogElement.prototype, ['closedBy', 'requestClose']],
      [Element.prototype, ['checkVisibility', 'setHTML', 'moveBefore']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [AbortSignal, ['timeout', 'any']],
      [Response, ['json']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse', 'parse']],
      [Intl, ['Segmenter']],
      [window, ['navigation', 'scheduler', 'requestIdleCallback', 'onscrollend']],
    ];
    for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/(<style[^>]*>)([\s\S]*?)(<\/style>)/g, (_all, open, css, close) => open + asParsed(css) + close)
        .replaceAll(/ (?:popover|popovertarget|command|commandfor|closedby)="[^"]*"/gi, '');
      return route.fulfill({ response, body: html });
    },
  );
});

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose Registration Type' });

test('pages can be read, with the menu closed and nothing beyond the screen', async ({ page }) => {
  for (const path of [
    '/',
    '/home',
    '/about',
    '/committees',
    '/committees/european-council',
    '/search',
    '/first-conference',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeInViewport();
    await expect(main(page), path).toBeHidden();
    const [width, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(width, path).toBe(shown);
  }
});

test('the menu opens, leads to a page and is closed there', async ({ page }) => {
  await page.goto('/about');
  await menuButton(page).tap();
  await main(page).locator('summary', { hasText: 'Addressals' }).tap();
  await expect(main(page).getByRole('link', { name: /^From the Board/ })).toBeVisible();
  await main(page).locator('summary', { hasText: 'Committees' }).tap();
  await expect(main(page).getByRole('link', { name: /^From the Board/ })).toBeHidden();
  await main(page).getByRole('link', { name: 'Ocean Conference' }).tap();
  await expect(page).toHaveURL('/committees/ocean');
  await expect(main(page)).toBeHidden();
});

test('the registration dialog opens, closes and gives the focus back', async ({ page }) => {
  await page.goto('/home');
  const button = page.getByRole('main').getByRole('button', { name: 'Register Now' });
  await button.focus();
  await button.press('Enter');
  await expect(dialog(page)).toBeVisible();
  expect(await dialog(page).evaluate((node) => node.matches(':modal'))).toBe(true);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('a message can be sent', async ({ page }) => {
  await page.goto('/contact');
  await isReady(page);
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole('status').filter({ hasText: SENT }).first()).toBeVisible();
});
