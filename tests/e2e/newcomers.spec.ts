import { expect, type Page, test } from '@playwright/test';
import { PHONE } from '../support/page.ts';
import { allPaths, committeePaths } from '../support/sample.ts';

const PATH = '/first-conference';
const KEY = /^first-conference-ticks-\d+$/;

const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const count = (page: Page) => page.getByText(/^\d+ of \d+ done$/);
const stored = (page: Page) => page.evaluate(() => Object.entries(localStorage));
/** Links to explained words on the page. */
const terms = (page: Page) => page.getByRole('main').locator(`a[href^="${PATH}#"]`);

test('the footer leads to it, under Delegates and after Registration', async ({ page }) => {
  await page.goto('/home');
  const footer = page.getByRole('contentinfo');
  const delegates = footer.locator('div', { has: page.getByText('Delegates', { exact: true }) }).last();
  await expect(delegates.getByRole('listitem')).toHaveText([
    'Registration',
    'First conference?',
    /^Brochure/,
    'Contact',
  ]);
  await footer.getByRole('link', { name: 'First conference?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First conference?');
});

test.describe('the words', () => {
  test('a word in the guidelines leads to its explanation, which stands out, and Back leads back', async ({ page }) => {
    await page.goto('/guidelines');
    await page.getByRole('main').getByRole('link', { name: 'moderated caucus', exact: true }).click();
    await expect(page).toHaveURL(`${PATH}#moderated-caucus`);
    const entry = page.locator('#moderated-caucus');
    await expect(entry).toBeInViewport();
    await expect(entry).toHaveCSS('outline-style', 'solid');
    await expect(page.locator('#unmoderated-caucus')).toHaveCSS('outline-style', 'none');
    const top = await entry.evaluate((element) => element.getBoundingClientRect().top);
    const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThan(header);
    await page.goBack();
    await expect(page).toHaveURL('/guidelines');
  });

  for (const path of ['/guidelines', ...committeePaths]) {
    test(`${path} links words at their first use, outside headings and other links`, async ({ page }) => {
      await page.goto(path);
      const found = await terms(page).evaluateAll((links) =>
        links.map((link) => ({
          href: link.getAttribute('href'),
          name: link.textContent,
          isBare: link.getAttribute('aria-label') === null && link.getAttribute('title') === null,
          isMisplaced: link.parentElement?.closest('a, h1, h2, h3, summary, button') !== null,
        })),
      );
      expect(found.length).toBeGreaterThan(1);
      expect(new Set(found.map(({ href }) => href)).size).toBe(found.length);
      expect(found.filter(({ isBare, isMisplaced, name }) => !isBare || isMisplaced || !name)).toEqual([]);
    });
  }

  test('the first use on a page is the one that is linked', async ({ page }) => {
    await page.goto('/committees/jcc');
    await expect(terms(page).first()).toHaveText('Case file');
    await expect(page.getByText('More will be known').getByRole('link')).toHaveCount(0);
    await page.goto('/committees/unsc');
    await expect(
      page.getByText('The Security Council has fifteen').getByRole('link', { name: 'Security Council' }),
    ).toHaveCount(1);
  });

  test('every linked word is explained there, in the order of the alphabet', async ({ page, request }) => {
    const pages = await Promise.all(allPaths.map(async (path) => (await request.get(path)).text()));
    const links = pages.flatMap((html) => [...html.matchAll(new RegExp(`href="${PATH}#([^"]+)"`, 'g'))]);
    const anchors = new Set(links.map(([, anchor = '']) => anchor));
    expect(anchors.size).toBeGreaterThan(30);
    await page.goto(PATH);
    for (const anchor of anchors) await expect(page.locator(`dl > [id="${anchor}"] dd`)).toHaveText(/\w{3}/);
    const words = await page.locator('dl[class*=list] dt').allTextContents();
    expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  });

  test('a letter leads to the first word that begins with it', async ({ page }) => {
    await page.goto(PATH);
    await page
      .getByRole('navigation', { name: 'Words by their first letter' })
      .getByRole('link', { name: 'P' })
      .click();
    await expect(page.locator('dl > :target dt')).toHaveText(/^P/);
  });
});

test.describe('the checklist', () => {
  test('it counts, and remembers on this device only, until the ticks are cleared', async ({
    page,
    context,
    baseURL,
  }) => {
    const sent: string[] = [];
    await page.goto(PATH);
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await expect(count(page)).toHaveText('0 of 12 done');
    expect(await stored(page)).toEqual([]);

    await page.getByText('Read the guidelines', { exact: true }).click();
    await box(page, 'Wear your badge').check();
    await expect(count(page)).toHaveText('2 of 12 done');
    await page.reload();
    await expect(box(page, 'Read the guidelines')).toBeChecked();
    await expect(box(page, 'Wear your badge')).toBeChecked();
    await expect(box(page, 'Register')).not.toBeChecked();
    await expect(count(page)).toHaveText('2 of 12 done');
    expect(await stored(page)).toEqual([
      [expect.stringMatching(KEY), JSON.stringify(['read-the-guidelines', 'wear-your-badge'])],
    ]);

    await page.getByRole('button', { name: 'Clear the ticks' }).click();
    await expect(count(page)).toHaveText('0 of 12 done');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
    expect(sent).toEqual([]);
    expect(page.url()).toBe(`${baseURL}${PATH}`);
  });

  test('by keyboard alone', async ({ page }) => {
    await page.goto(PATH);
    await box(page, 'Read the guidelines').focus();
    await page.keyboard.press('Space');
    await expect(count(page)).toHaveText('1 of 12 done');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(PATH);
    await expect(count(page)).toHaveText('1 of 12 done');
    await page.getByRole('button', { name: 'Clear the ticks' }).focus();
    await page.keyboard.press('Enter');
    await expect(count(page)).toHaveText('0 of 12 done');
  });

  test('the next edition begins afresh', async ({ page }) => {
    await page.goto(PATH);
    const key = await page.locator('[data-ticks]').getAttribute('data-ticks');
    expect(key).toMatch(KEY);
    await page.evaluate((key) => localStorage.setItem(`${key}0`, '["read-the-guidelines"]'), key);
    await page.reload();
    await expect(count(page)).toHaveText('0 of 12 done');
  });

  test('a tick in another tab is seen in this one', async ({ page, context }) => {
    await page.goto(PATH);
    const other = await context.newPage();
    await other.goto(PATH);
    await box(other, 'Register').check();
    await expect(box(page, 'Register')).toBeChecked();
    await expect(count(page)).toHaveText('1 of 12 done');
  });

  for (const [what, spoil] of [
    [
      'blocked',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Denied', 'SecurityError');
          },
        }),
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`where storage is ${what} the boxes tick all the same, and the page says that they are not kept`, async ({
      page,
    }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.addInitScript(spoil);
      await page.goto(PATH);
      await box(page, 'Register').check();
      await expect(count(page)).toContainText('1 of 12 done');
      await expect(page.getByText('This device cannot remember your ticks')).toBeVisible();
      await expect(box(page, 'Register')).toBeChecked();
      expect(errors).toEqual([]);
    });
  }

  test('what else stands in the storage is no tick and no error', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(PATH);
    const key = (await page.locator('[data-ticks]').getAttribute('data-ticks')) ?? '';
    for (const text of ['{', '7', '{"register":true}', '["<script>",{}]']) {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text] as const);
      await page.reload();
      await expect(count(page)).toHaveText('0 of 12 done');
    }
    expect(errors).toEqual([]);
  });

  test('nothing moves when the ticks come back', async ({ page }) => {
    await page.goto(PATH);
    await box(page, 'Register').check();
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        if (list.getEntries().length > 0) document.documentElement.dataset.shift = 'true';
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.reload();
    await expect(count(page)).toHaveText('1 of 12 done');
    expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('a tap on the box or its words ticks; targets are 44 px', async ({ page }) => {
      await page.goto(PATH);
      await page.getByText('Register', { exact: true }).tap();
      await box(page, 'Choose a committee').tap();
      await expect(count(page)).toHaveText('2 of 12 done');
      const size = await box(page, 'Register').boundingBox();
      expect([size?.width, size?.height]).toEqual([44, 44]);
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the boxes tick, and a line says that the ticks will be lost', async ({ page }) => {
      await page.goto(PATH);
      await box(page, 'Register').check();
      await expect(box(page, 'Register')).toBeChecked();
      await expect(page.getByText('without JavaScript your ticks are lost')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Clear the ticks' })).toBeHidden();
      await expect(page.getByText('0 of 12 done')).toBeHidden();
    });
  });
});
