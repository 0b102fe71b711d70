import { expect, type Page, test } from '@playwright/test';
import { fillIn } from '../support/contact.ts';
import { ABOUT, makeLaterBuild, type OwnServer, startOwnServer } from '../support/own-server.ts';
import { isHydrated } from '../support/page.ts';
import { allPaths } from '../support/sample.ts';

const SAVED = 'The site is kept on this phone.';
/** Pages with pictures, fonts or a part that changes on screen. */
const DIFFERENT = [
  '/',
  '/home',
  '/committees',
  '/committees/european-council',
  '/media',
  '/parents-and-schools/pl',
  '/contact',
];
const NOTHING = { workers: 0, keys: [] };
let server: OwnServer;

test.beforeEach(async () => {
  server = await startOwnServer();
});

test.afterEach(() => server.goDown());

const main = (page: Page) => page.getByRole('main');
const status = (page: Page) => main(page).getByRole('status');
const button = (page: Page, name: string) => main(page).getByRole('button', { name });
const offlineNotice = (page: Page) => page.locator('#offline-notice');

async function openCopyPage(page: Page): Promise<void> {
  await page.goto(`${server.url}/keep`);
  await isHydrated(page);
}

async function save(page: Page): Promise<void> {
  await openCopyPage(page);
  await button(page, 'Keep on this phone').click();
  await expect(status(page)).toHaveText(SAVED);
}

/** Has the server answer all paths well but one. */
function disturb(path: string, behaviour: 'hangs' | 'resets'): void {
  server.behaviour = (asked) => (asked === path ? behaviour : 'well');
}

/** Begins to save, and comes to a page that does not arrive. */
async function saveInVain(page: Page, behaviour: 'hangs' | 'resets'): Promise<void> {
  await openCopyPage(page);
  disturb('/committees/ocean', behaviour);
  await button(page, 'Keep on this phone').click();
}

/** What the browser stores of the site: workers, and the keys of all caches. */
function stored(page: Page): Promise<{ workers: number; keys: string[] }> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url));
    const { length: workers } = await navigator.serviceWorker.getRegistrations();
    return { workers, keys: (await Promise.all(keys)).flat() };
  });
}

test('once saved, every page and file opens while the server is down', async ({ page }) => {
  test.slow();
  // A question of the browser about storage, which nobody answers, holds nothing up.
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () => new Promise(() => {});
  });
  await openCopyPage(page);
  await expect(main(page)).toContainText(/It takes \d\.\d MB: \d+ pages, with their pictures/);
  expect(await stored(page)).toEqual(NOTHING);
  await button(page, 'Keep on this phone').press('Enter');
  await expect(status(page)).toHaveText(SAVED);
  await expect(status(page).locator('p').first()).toBeFocused();
  await expect(main(page)).toContainText(/Last saved\d+ \w+ \d{4}.*Size\d\.\d MB, \d+ pages.*Up to date\./);
  await server.goDown();
  for (const path of DIFFERENT) {
    const response = await page.goto(server.url + path);
    expect(response?.status(), path).toBe(200);
    expect(response?.headers()['content-security-policy'], path).toBe("frame-ancestors 'none'");
    await isHydrated(page);
    await expect(offlineNotice(page), path).toContainText('The network is not responding. This copy was saved');
    const broken = await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      // A fallback font is one of the device, which may not have it.
      const fonts = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
      const loads = [...[...document.images].map((image) => image.decode()), ...fonts.map((font) => font.load())];
      const ends = await Promise.allSettled(loads);
      return ends.flatMap((end) => (end.status === 'rejected' ? String(end.reason) : []));
    });
    expect(broken, path).toEqual([]);
  }
  const lost = await page.evaluate(
    async (paths) => {
      const answers = await Promise.all(paths.map((path) => fetch(path)));
      return answers.flatMap(({ ok, url }) => (ok ? [] : url));
    },
    [...allPaths, '/search.json', '/secretariat.vcf', '/calendar/conference.ics'],
  );
  expect(lost).toEqual([]);
});

test('the copy answers any form of an address, and for a server that hangs or fails; messages still go to it', {
  tag: '@nightly',
}, async ({ page }) => {
  await save(page);
  await server.goDown();
  for (const path of ['/guidelines?from=poster', '/guidelines/', '/guidelines.html']) {
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guidelines');
  }
  const response = await page.goto(`${server.url}/committees/no-such-committee`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not kept on this phone');
  await openCopyPage(page);
  await expect(status(page)).toHaveText(SAVED);
  await expect(main(page)).toContainText('The website is not responding, so we cannot check for a newer one.');
  await expect(button(page, 'Update')).toHaveCount(0);
  await server.comeBack();
  server.behaviour = (path) => (path === '/about' ? 'hangs' : path === '/home' ? 'fails' : 'well');
  await page.goto(`${server.url}/about`);
  await expect(offlineNotice(page)).toContainText('The network is not responding. This copy was saved');
  await page.goto(`${server.url}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Doors open in');
  server.behaviour = () => 'well';
  await offlineNotice(page).getByRole('link', { name: 'Reload' }).click();
  await expect(offlineNotice(page)).toBeEmpty();
  await page.goto(`${server.url}/contact`);
  await fillIn(page);
  await button(page, 'Send').click();
  await expect(page.getByText('Your message has been sent.')).toBeVisible();
});

for (const [when, path, progress] of [
  ['before the list has arrived', '/keep.json', 'Getting the list of pages'],
  ['halfway', '/committees/ocean', /[1-9]\d per cent: \d\.\d MB of \d\.\d MB/],
  ['while the worker is awaited', '/keep-worker.js', '100 per cent'],
] as const) {
  test(`progress is shown, and Stop works ${when}`, { tag: when === 'halfway' ? [] : '@nightly' }, async ({ page }) => {
    await openCopyPage(page);
    await expect(main(page)).toContainText(/It takes \d/);
    disturb(path, 'hangs');
    await button(page, 'Keep on this phone').click();
    await expect(status(page)).toContainText('Keeping the site on this phone');
    await expect(page.getByRole('progressbar', { name: progress })).toBeVisible();
    server.behaviour = () => 'hangs';
    await button(page, 'Stop').click();
    await expect(status(page)).toHaveText('Stopped. Nothing was kept.');
    // Nothing that arrives late stays.
    server.behaviour = () => 'well';
    server.release();
    await expect.poll(() => stored(page)).toEqual(NOTHING);
    await button(page, 'Keep on this phone').click();
    await expect(status(page)).toHaveText(SAVED);
  });
}

test('when the network is lost, the page says so, and nothing stays', async ({ page }) => {
  await saveInVain(page, 'resets');
  await expect(page.getByRole('alert')).toContainText('The network was lost');
  await expect(page.getByRole('alert')).toContainText('Nothing was kept, not even in part.');
  expect(await stored(page)).toEqual(NOTHING);
  server.behaviour = () => 'well';
  await button(page, 'Try again').click();
  await expect(status(page)).toHaveText(SAVED);
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('a half-finished copy of a page that was closed is removed', { tag: '@nightly' }, async ({ page, context }) => {
  await saveInVain(page, 'hangs');
  await expect.poll(async () => (await stored(page)).keys.length).toBeGreaterThan(10);
  await page.close();
  const next = await context.newPage();
  await openCopyPage(next);
  await expect(button(next, 'Keep on this phone')).toBeVisible();
  expect(await stored(next)).toEqual(NOTHING);
});

for (const [what, words, spoil] of [
  [
    'has no service workers',
    'This browser cannot keep the site.',
    () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    },
  ],
  [
    'blocks storage',
    'does not let the site store anything',
    () => {
      const refuse = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'));
      Object.assign(CacheStorage.prototype, { open: refuse, match: refuse, keys: refuse, delete: refuse });
    },
  ],
  [
    'runs out of space',
    'There is not enough space',
    () => {
      const { put } = Cache.prototype;
      let puts = 0;
      Cache.prototype.put = function (...given) {
        puts += 1;
        return puts > 20 ? Promise.reject(new DOMException('Full.', 'QuotaExceededError')) : put.apply(this, given);
      };
    },
  ],
] as const) {
  test(`the page says so in a browser that ${what}`, async ({ page }) => {
    await page.addInitScript(spoil);
    await openCopyPage(page);
    if (!what.startsWith('has no')) await main(page).getByRole('button').click();
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(status(page)).not.toContainText('is kept on');
    if (what.startsWith('runs')) expect(await stored(page)).toEqual(NOTHING);
  });
}

test('the page says what to do where its script does not arrive', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${server.url}/keep`);
  await expect(main(page)).toContainText('If nothing more appears here, reload the page.');
  await expect(main(page).getByRole('button')).toHaveCount(0);
});

test('an update is offered, and fetches only what has changed; the old copy stays until it is complete', async ({
  page,
}) => {
  await save(page);
  const before = await stored(page);
  await server.deploy(await makeLaterBuild({ isCopyOffered: true }));
  // Online, the new page is shown at once.
  await page.goto(`${server.url}/about`);
  await expect(main(page)).toContainText(ABOUT.later);
  await openCopyPage(page);
  await expect(main(page)).toContainText('There is a newer one.');
  expect(await stored(page)).toEqual(before);

  disturb('/about', 'resets');
  await button(page, 'Update').click();
  await expect(page.getByRole('alert')).toContainText('Your existing copy is complete and has not changed.');
  expect(await stored(page)).toEqual(before);
  await server.goDown();
  await page.goto(`${server.url}/about`);
  await expect(main(page)).toContainText(ABOUT.before);
  await server.comeBack();

  server.behaviour = () => 'well';
  await openCopyPage(page);
  server.asked.length = 0;
  await button(page, 'Update').click();
  await expect(main(page)).toContainText('Up to date.');
  expect(server.asked.filter((path) => !path.startsWith('/keep'))).toEqual(['/about']);
  expect((await stored(page)).keys).toHaveLength(before.keys.length);
  await server.goDown();
  await page.goto(`${server.url}/about`);
  await expect(main(page)).toContainText(ABOUT.later);
});

test('a site that is published meanwhile leaves no mixture', { tag: '@nightly' }, async ({ page }) => {
  const later = await makeLaterBuild({ isCopyOffered: true });
  await saveInVain(page, 'hangs');
  await expect.poll(() => server.asked).toContain('/committees/ocean');
  await server.deploy(later);
  server.behaviour = () => 'well';
  server.release();
  await expect(page.getByRole('alert')).toContainText('was updated in the meantime');
  expect(await stored(page)).toEqual(NOTHING);
});

test('while one tab updates the copy, another can neither update nor remove it', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  await save(page);
  await server.deploy(await makeLaterBuild({ isCopyOffered: true }));
  await openCopyPage(page);
  const other = await context.newPage();
  await openCopyPage(other);
  server.asked.length = 0;
  disturb('/about', 'hangs');
  await button(page, 'Update').click();
  await expect.poll(() => server.asked).toContain('/about');
  for (const name of ['Update', 'Remove']) {
    await other.reload();
    await isHydrated(other);
    await button(other, name).click();
    await expect(other.getByRole('alert')).toContainText('in another tab');
    await expect(status(other)).toHaveText(SAVED);
  }
  await button(page, 'Stop').click();
  await expect(status(page)).toHaveText(SAVED);
  await button(other, 'Remove').click();
  await expect(status(other)).toContainText('Removed.');
});

test('Remove removes everything, and says if it cannot', async ({ page }) => {
  await save(page);
  await page.evaluate(() => {
    CacheStorage.prototype.delete = () => Promise.reject(new DOMException('Locked.', 'UnknownError'));
  });
  await button(page, 'Remove').click();
  await expect(page.getByRole('alert')).toContainText('The copy could not be removed.');
  await expect(status(page)).toHaveText(SAVED);
  await page.reload();
  await button(page, 'Remove').click();
  await expect(status(page)).toHaveText('Removed. The site is no longer kept on this phone.');
  await page.goto(`${server.url}/about`);
  expect(await stored(page)).toEqual(NOTHING);
  await server.goDown();
  await expect(page.goto(`${server.url}/about`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
});

test('when the copy is no longer offered, the next visit removes it', async ({ page, context }) => {
  await save(page);
  await page.goto(`${server.url}/about`);
  await server.deploy(await makeLaterBuild({ isCopyOffered: false }));
  const visit = await context.newPage();
  await visit.goto(`${server.url}/home`);
  // Open pages reload by themselves.
  await expect(main(page)).toContainText(ABOUT.later);
  await expect.poll(() => stored(visit).catch(() => undefined)).toEqual(NOTHING);
  await server.goDown();
  await expect(visit.goto(`${server.url}/about`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
});

test('the bar says that there is no network, and whether there is a copy', async ({ page, context }) => {
  await page.goto(`${server.url}/about`);
  await context.setOffline(true);
  await expect(offlineNotice(page)).toHaveText('You are offline.');
  await context.setOffline(false);
  await expect(offlineNotice(page)).toBeEmpty();
  await save(page);
  await page.goto(`${server.url}/about`);
  await context.setOffline(true);
  await expect(offlineNotice(page)).toHaveText('You are offline. Other pages open from the copy kept on this phone.');
  await page.reload();
  await expect(offlineNotice(page)).toHaveText(/^You are offline\. This copy was saved on \d+ \w+ \d{4}\.$/);
  await context.setOffline(false);
  await expect(offlineNotice(page)).toHaveText(/^You are online again\. This copy was saved on .* Reload$/);
  // However many lines it takes, it does not cover the end of the page.
  await page.setViewportSize({ width: 160, height: 600 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const notice = await offlineNotice(page).boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0) - (notice?.y ?? 0)).toBeLessThan(1);
});
