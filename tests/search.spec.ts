import { expect, type Page, test } from '@playwright/test';
import { isHydrated, menuButton, PHONE, withhold } from './page.ts';
import { allPaths } from './sample.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search all pages' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
/** Links to what was found, pages and parts of them. */
const found = (page: Page) => page.getByRole('main').locator('ol a');
const pagesFound = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const allPages = (page: Page) => page.getByRole('heading', { level: 2, name: 'Pages', exact: true });

/** Addresses of the index that are asked for from now on. */
function indexRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/pagefind/') && requests.push(request.url()));
  return requests;
}

async function openSearch(page: Page, query = ''): Promise<void> {
  await page.goto(query ? `/search?${new URLSearchParams({ q: query })}` : '/search');
  await isHydrated(page);
}

test('a committee is found by its abbreviation, its name and its agenda, first of all', async ({ page }) => {
  await openSearch(page);
  for (const query of ['UNHRC', 'unhrc', 'unhr', 'United Nations Human Rights Council', 'child conscription']) {
    await field(page).fill(query);
    await expect(status(page)).toContainText(`found for “${query}”.`);
    await expect(pagesFound(page).first()).toHaveText('UNHRC');
  }
  await found(page).first().click();
  await expect(page).toHaveURL('/committees/unhrc');
});

for (const [query, title] of [
  ['UNW', 'UN Women (UNW)'],
  ['DSB', 'WTO; DSB'],
  ['Emergency Special Session', 'UNGA; ESS'],
  ['akbars', "Akbar's Ibadat Khana"],
  ['secretary-general', 'Secretary-General’s Message'],
] as const) {
  test(`${query} leads to ${title}`, async ({ page }) => {
    await openSearch(page, query);
    await expect(pagesFound(page).filter({ hasText: title })).toBeVisible();
  });
}

test('every guideline is found by its heading, and the link leads to it', async ({ page }) => {
  await page.goto('/guidelines');
  const headings = await page.locator('main h3[id]').evaluateAll((all) => all.map((h3) => [h3.textContent, h3.id]));
  expect(headings.length).toBeGreaterThan(10);
  await openSearch(page);
  for (const [heading, id] of headings) {
    await field(page).fill(heading ?? '');
    await expect(status(page)).toContainText(`found for “${heading}”.`);
    await expect(page.getByRole('main').locator(`a[href="/guidelines#${id}"]`), heading ?? '').toHaveText(
      heading ?? '',
    );
  }
  await field(page).fill('plagiarism');
  await page.getByRole('link', { name: 'Original work' }).click();
  await expect(page).toHaveURL(/\/guidelines#guideline-\d+$/);
  await expect(page.getByRole('heading', { name: 'Original work' })).toBeInViewport();
});

test('what was searched for is marked in its sentence', async ({ page }) => {
  await openSearch(page, 'dress');
  await expect(page.locator('main mark').first()).toHaveText(/dress/i);
  await expect(page.getByText('The dress code for the first day is Indian formals')).toBeVisible();
});

test('words in quotation marks are a phrase', async ({ page }) => {
  await openSearch(page, '"roll call"');
  await expect(status(page)).toContainText('pages found for');
  await field(page).fill('"call roll"');
  await expect(status(page)).toHaveText('Nothing found for “"call roll"”.');
});

test('the number is told politely, also when there is one or none', async ({ page }) => {
  await openSearch(page);
  await expect(status(page)).toBeEmpty();
  await field(page).fill('UNHRC');
  await expect(status(page)).toHaveText(/^\d+ pages found for “UNHRC”\.$/);
  expect(await pagesFound(page).count()).toBe(Number.parseInt((await status(page).textContent()) ?? '', 10));
  await field(page).fill('mathematics');
  await expect(status(page)).toHaveText('1 page found for “mathematics”.');
  await field(page).fill('refund');
  await expect(status(page)).toHaveText('Nothing found for “refund”.');
});

test('who finds nothing is shown ways on', async ({ page }) => {
  await openSearch(page, 'refund');
  await expect(status(page)).toHaveText('Nothing found for “refund”.');
  for (const [name, href] of [
    [/^Committees Each/, '/committees'],
    [/^Guidelines Registration/, '/guidelines'],
    [/^Contact Ask/, '/contact'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(allPages(page)).toBeVisible();
});

test('the address tells the search: it can be reloaded, sent on, and come back to', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('  dress   code ');
  await expect(page).toHaveURL('/search?q=dress+code');
  await page.reload();
  await expect(field(page)).toHaveValue('dress code');
  await expect(status(page)).toContainText('found for “dress code”');
  await found(page).first().click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=dress+code');
  await expect(field(page)).toHaveValue('dress code');
  await expect(status(page)).toContainText('found for “dress code”');
  await field(page).fill('');
  await expect(page).toHaveURL('/search');
  await expect(status(page)).toBeEmpty();
});

test('typing leaves no trail: one step back leaves the search', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await isHydrated(page);
  for (const query of ['dress', 'unhrc', 'lucknow']) {
    await field(page).fill(query);
    await expect(page).toHaveURL(`/search?q=${query}`);
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('all pages stand under the field until something is found, and again when it is cleared', async ({ page }) => {
  await openSearch(page);
  const paths = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(expect.arrayContaining(allPaths.filter((path) => !['/search', '/coming-soon'].includes(path))));
  await field(page).fill('dress');
  await expect(allPages(page)).toBeHidden();
  await page.getByRole('button', { name: 'Clear the field' }).click();
  await expect(allPages(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('button', { name: 'Clear the field' })).toBeHidden();
});

test('the index is loaded when somebody begins to search, and never before', async ({ page }) => {
  const requests = indexRequests(page);
  await openSearch(page);
  await expect(field(page)).toBeFocused();
  expect(requests).toEqual([]);
  await page.keyboard.press('d');
  await expect(status(page)).toContainText('found for “d”');
  expect(requests.length).toBeGreaterThan(3);
});

test('a finger on the field is a beginning, too', async ({ page }) => {
  const requests = indexRequests(page);
  await openSearch(page);
  await field(page).click();
  await expect.poll(() => requests.length).toBeGreaterThan(3);
});

for (const part of ['pagefind.js', 'pagefind-entry.json', '*.pf_meta', 'wasm.en.pagefind', 'index/*', 'fragment/*']) {
  test(`without ${part} the search says that it failed, offers all pages, and works when it is back`, async ({
    page,
  }) => {
    const pattern = `**/pagefind/${part}*`;
    await page.route(pattern, (route) => route.abort());
    await openSearch(page, 'dress');
    await expect(status(page)).toHaveText('We could not search for “dress”.');
    await expect(page.getByText('A part of the search did not arrive')).toBeVisible();
    await expect(allPages(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Lok Sabha' })).toBeVisible();
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(status(page)).toContainText('found for “dress”');
  });
}

test('Enter after a failed search searches again', async ({ page }) => {
  await page.route('**/pagefind/index/*', (route) => route.abort());
  await openSearch(page, 'dress');
  await expect(status(page)).toHaveText('We could not search for “dress”.');
  await page.unroute('**/pagefind/index/*');
  await field(page).press('Enter');
  await expect(status(page)).toContainText('found for “dress”');
});

test('an answer that is no index is a failure, not an empty result', async ({ page }) => {
  await page.route('**/pagefind/index/*', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await openSearch(page, 'dress');
  await expect(status(page)).toHaveText('We could not search for “dress”.');
});

test('a device without connection is told so', async ({ page, context }) => {
  await openSearch(page);
  await context.setOffline(true);
  await field(page).fill('dress');
  await expect(page.getByText('This device is offline')).toBeVisible();
  await expect(allPages(page)).toBeVisible();
});

test('what is typed before the script has come is searched for', async ({ page }) => {
  const release = await withhold(page, '**/_astro/*.js');
  await page.goto('/search', { waitUntil: 'commit' });
  await field(page).fill('dress');
  release();
  await expect(status(page)).toContainText('found for “dress”');
  await expect(field(page)).toHaveValue('dress');
});

test('with the keyboard alone: type, walk down and up, open, clear', async ({ page }) => {
  await openSearch(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('dress');
  await expect(status(page)).toContainText('found for “dress”');
  await page.keyboard.press('ArrowDown');
  await expect(found(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(found(page).nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(found(page).nth(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(status(page)).toBeEmpty();
  await page.keyboard.type('unhrc');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('found for “unhrc”');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/committees/unhrc');
});

test('who arrives with results is not put into the field', async ({ page }) => {
  await openSearch(page, 'dress');
  await expect(status(page)).toContainText('found for “dress”');
  await expect(page.locator('body')).toBeFocused();
});

test('Ctrl+K leads to the search from a page, and into the field on its own', async ({ page }) => {
  await page.goto('/committees/unhrc');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/search');
  await isHydrated(page);
  await expect(field(page)).toBeFocused();
  await field(page).fill('dress');
  await page.keyboard.press('Tab');
  await expect(field(page)).not.toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe('dress');
});

test('Ctrl+K waits while a dialog is open, and other keys are left alone', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('navigation', { name: 'Section' }).getByRole('button', { name: 'Registration' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('k');
  await page.keyboard.press('Control+Shift+k');
  await expect(page).toHaveURL('/about');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/search');
});

test('the header’s link stands on every page, tells its keys, and is marked on the search', async ({ page }) => {
  for (const path of ['/', '/home', '/committees/jcc', '/no-such-page', '/search']) {
    await page.goto(path);
    const link = page.getByRole('banner').getByRole('link', { name: 'Search' });
    await expect(link).toHaveAttribute('href', '/search');
    await expect(link).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    if (path === '/search') await expect(link).toHaveAttribute('aria-current', 'page');
    else await expect(link).not.toHaveAttribute('aria-current');
  }
});

for (const width of [320, 390, 960, 1024, 1280]) {
  test(`at ${width} px the header holds name, menu and search beside each other`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const header = page.getByRole('banner');
    const search = await header.getByRole('link', { name: 'Search' }).boundingBox();
    const name = await header.getByRole('link', { name: /School MUN/ }).boundingBox();
    const menu = menuButton(page).or(header.getByRole('link', { name: 'Contact' }));
    const before = await menu.filter({ visible: true }).boundingBox();
    if (!search || !name || !before) throw new Error('A part of the header is missing.');
    expect(Math.min(search.width, search.height)).toBeGreaterThanOrEqual(44);
    expect(name.height).toBeLessThanOrEqual(52);
    expect(before.x).toBeGreaterThanOrEqual(name.x + name.width);
    expect(search.x + 12).toBeGreaterThanOrEqual(before.x + before.width);
    expect(search.x + search.width).toBeLessThanOrEqual(width);
  });
}

test('nothing that the policy forbids is tried', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('violated', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) => {
      (window as unknown as { violated(what: string): void }).violated(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  await openSearch(page, 'dress');
  await expect(status(page)).toContainText('found for “dress”');
  await field(page).fill('refund');
  await expect(status(page)).toContainText('Nothing found');
  // What is collected would have been noticed.
  await page.evaluate(() => {
    const image = new Image();
    image.src = 'https://elsewhere.example/';
  });
  // Once by the header's policy and once by the page's own.
  await expect.poll(() => violations.filter((what) => what.includes('elsewhere')).length).toBe(2);
  expect(violations.filter((what) => !what.includes('elsewhere'))).toEqual([]);
});

for (const payload of [
  '<img src=x onerror=ran()>',
  '"><script>ran()</script>',
  '<mark><img src=x onerror=ran()></mark>',
  '&lt;img src=x onerror=ran()&gt;',
  'javascript:ran()',
  `${'dress '.repeat(200)}<svg onload=ran()>`,
]) {
  test(`as a query this is text, and does not run: ${payload.slice(0, 40)}`, async ({ page }) => {
    let runs = 0;
    await page.exposeFunction('ran', () => {
      runs += 1;
    });
    await openSearch(page, payload);
    await expect(status(page)).toContainText('found for “');
    await expect(status(page)).toContainText(payload.trim().slice(0, 20));
    await expect(page.locator('main img, main [onerror], main [onload]')).toHaveCount(0);
    expect(runs).toBe(0);
    // What is counted would have been noticed.
    await page.evaluate('ran()');
    expect(runs).toBe(1);
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('from a page to what one looks for, by touch', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap();
    await expect(page).toHaveURL('/search');
    await isHydrated(page);
    await field(page).tap();
    await field(page).fill('dress');
    const link = page.getByRole('link', { name: 'Day 1: Indian formals' });
    await expect(link).toBeVisible();
    for (const target of await found(page).all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const clear = page.getByRole('button', { name: 'Clear the field' });
    expect((await clear.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await clear.tap();
    await expect(field(page)).toHaveValue('');
    await field(page).fill('dress');
    await link.tap();
    await expect(page).toHaveURL(/\/guidelines#guideline-/);
  });

  test('keys that a phone does not have are not told', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByText('leads here from every page')).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all pages are listed, and the field gives way to the reason', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search');
    await expect(field(page)).toBeHidden();
    await expect(page.getByText('The search needs JavaScript')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'UNHRC' }).click();
    await expect(page).toHaveURL('/committees/unhrc');
  });
});
