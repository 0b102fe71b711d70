import { expect, type Page, test } from '@playwright/test';
import { isHydrated, PHONE, withhold } from '../support/page.ts';
import { WORD } from '../support/sample.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search all pages' });
const status = (page: Page) => page.locator('main [aria-live]');
const pagesFound = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const shortcut = (page: Page) => page.getByText('Ctrl');
const allPages = (page: Page) => page.getByRole('heading', { level: 2, name: 'Pages', exact: true });

async function openSearch(page: Page, query = ''): Promise<void> {
  await page.goto(query ? `/search?${new URLSearchParams({ q: query })}` : '/search');
  await isHydrated(page);
}

test('a committee comes first by its short name, its full name, a part of it, and misspelt', async ({ page }) => {
  await openSearch(page);
  for (const [query, title] of [
    ['ocean', 'Ocean Conference'],
    ['United Nations Ocean Conference', 'Ocean Conference'],
    ['fishing gear', 'Ocean Conference'],
    ['vienna', 'Congress of Vienna'],
    ['Europaen Council', 'European Council'],
  ] as const) {
    await field(page).fill(query);
    await expect(status(page)).toHaveText(new RegExp(`^\\d+ pages? found for “${query}”\\.$`));
    await expect(pagesFound(page).first()).toHaveText(title);
  }
  expect(await pagesFound(page).count()).toBe(Number.parseInt((await status(page).textContent()) ?? '', 10));
  await field(page).fill('comitee');
  await expect(pagesFound(page).filter({ hasText: /^Committees$/ })).toBeVisible();
});

test('synonyms are found, and the result leads to its section', async ({ page }) => {
  await openSearch(page, 'pullover');
  await expect(page.locator('main mark').first()).toHaveText('jumper');
  await page.getByRole('link', { name: 'The day', exact: true }).click();
  await expect(page).toHaveURL('/about#section-day');
  await expect(page.getByRole('heading', { name: 'The day', exact: true })).toBeInViewport();
});

test('the address holds the search: reload and Back show it again, and typing leaves no trail', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await isHydrated(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('ocean');
  await expect(page).toHaveURL('/search?q=ocean');
  await field(page).fill('  case   file ');
  await expect(page).toHaveURL('/search?q=case+file');
  await page.reload();
  await expect(field(page)).toHaveValue('case file');
  await pagesFound(page).first().getByRole('link').click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(status(page)).toContainText('found for “case file”');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a search leaves the rest of the address as it is', async ({ page }) => {
  await page.goto(`/search?from=newsletter&q=${WORD}#main`);
  await expect(status(page)).toContainText(`found for “${WORD}”`);
  await field(page).fill('ocean');
  await expect(page).toHaveURL('/search?from=newsletter&q=ocean#main');
  await page.getByRole('button', { name: 'Clear the field' }).click();
  await expect(page).toHaveURL('/search?from=newsletter#main');
});

test('a search that breaks says so, offers all pages, and does not stop the next one', async ({ page }) => {
  await page.addInitScript((word) => {
    const { normalize } = String.prototype;
    String.prototype.normalize = function (form?: string) {
      if (this.includes(word)) throw new Error('broken');
      return normalize.call(this, form);
    };
  }, WORD);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/search.json', (route) =>
    route.fulfill({
      json: { pages: [{ title: 'Ocean Conference', href: '/committees/ocean', text: '', parts: [] }], synonyms: [] },
    }),
  );
  await openSearch(page, WORD);
  await expect(status(page)).toHaveText(`We could not search for “${WORD}”.`);
  await expect(page.getByText('The search has stopped working')).toBeVisible();
  await expect(allPages(page)).toBeVisible();
  expect(logged).toEqual([expect.stringContaining('The search failed')]);
  await field(page).fill('ocean');
  await expect(pagesFound(page)).toHaveText('Ocean Conference');
});

test('all pages are listed until something is found, and again when the field is cleared', async ({ page }) => {
  await openSearch(page);
  await expect(allPages(page)).toBeVisible();
  await field(page).fill(WORD);
  await expect(allPages(page)).toBeHidden();
  await page.getByRole('button', { name: 'Clear the field' }).click();
  await expect(allPages(page)).toBeVisible();
  await expect(status(page)).toBeEmpty();
});

test('a search that finds nothing says so, shows markup as text, and offers ways on', async ({ page }) => {
  await openSearch(page, '<img src=x onerror=alert()>');
  await expect(status(page)).toHaveText('Nothing found for “<img src=x onerror=alert()>”.');
  await expect(page.getByRole('main').getByRole('link', { name: /^Contact Write or ring/ })).toBeVisible();
  await expect(allPages(page)).toBeVisible();
});

test('a search that fails says why, offers all pages, and works when it is tried again', async ({ page, context }) => {
  await page.route('**/search.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await openSearch(page, WORD);
  await expect(status(page)).toHaveText(`We could not search for “${WORD}”.`);
  await expect(page.getByText('Part of the search did not load')).toBeVisible();
  await expect(allPages(page)).toBeVisible();
  await page.unroute('**/search.json');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Search again' }).click();
  await expect(page.getByText('This device is offline')).toBeVisible();
  await context.setOffline(false);
  await field(page).press('Enter');
  await expect(status(page)).toContainText(`found for “${WORD}”`);
});

test('what is typed before the script arrives is searched for', async ({ page }) => {
  const release = await withhold(page, '**/_astro/*.js');
  await page.goto('/search', { waitUntil: 'commit' });
  await field(page).fill(WORD);
  release();
  await expect(status(page)).toContainText(`found for “${WORD}”`);
});

test('where the script does not arrive, Enter keeps the query in the address, and all pages are listed', async ({
  page,
}) => {
  await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/search');
  await field(page).fill(WORD);
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/search?q=${WORD}`);
  await expect(allPages(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Guidelines', exact: true }).click();
  await expect(page).toHaveURL('/guidelines');
});

test('Ctrl+K takes nobody away from a field, such as a message that is being written', async ({ page }) => {
  await page.goto('/contact');
  for (const field of [page.getByLabel('Message', { exact: true }), page.getByLabel('Your name')]) {
    await field.fill('When do doors open?');
    // The browser may have a use of its own for these keys.
    const isOurs = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener('keydown', (event) => resolve(event.defaultPrevented), { once: true }),
        ),
    );
    await field.press('Control+k');
    expect(await isOurs).toBe(false);
    await expect(field).toBeFocused();
  }
  await expect(page).toHaveURL('/contact');
});

test.describe('on a touch screen', () => {
  test.use(PHONE);
  test('no keys are taught: the search works by touch', async ({ page }) => {
    await openSearch(page, WORD);
    await expect(status(page)).toContainText(`found for “${WORD}”`);
    await expect(shortcut(page)).toBeHidden();
  });
});

test('Ctrl+K opens the search, focuses its field, and waits while a dialog is open', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('navigation', { name: 'Section' }).getByRole('button', { name: 'Registration' }).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/about');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/search');
  await isHydrated(page);
  await field(page).fill(WORD);
  await expect(shortcut(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe(WORD);
});
