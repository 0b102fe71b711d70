import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { makeLaterBuild, type OwnServer, startOwnServer } from '../support/own-server.ts';
import { isHydrated, PHONE } from '../support/page.ts';
import { allPaths } from '../support/sample.ts';

let server: OwnServer;

test.beforeEach(async () => {
  server = await startOwnServer();
});

test.afterEach(() => server.close());

const main = (page: Page) => page.getByRole('main');
const verdict = (page: Page) => main(page).getByRole('status');
const keepButton = (page: Page) => main(page).getByRole('button', { name: 'Keep on this phone' });
const offlineNotice = (page: Page) => page.locator('#offline-notice');

async function openKeep(page: Page): Promise<void> {
  await page.goto(`${server.url}/keep`);
  await isHydrated(page);
}

async function keep(page: Page): Promise<void> {
  await openKeep(page);
  await keepButton(page).click();
  await expect(verdict(page)).toHaveText('The site is kept on this phone.');
}

/** What the browser holds of the site: workers and caches. */
function held(page: Page): Promise<{ workers: number; caches: string[] }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}

const NOTHING = { workers: 0, caches: [] };

test('once kept, every page opens while the server is down: text, style, pictures, and since when', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openKeep(page);
  await expect(main(page)).toContainText(/It takes \d\.\d MB: \d+ pages, with their pictures/);
  await keepButton(page).click();
  await expect(main(page).getByText('Kept since')).toBeVisible();
  await expect(main(page)).toContainText('Up to date.');
  await server.goDown();
  for (const path of allPaths) {
    const response = await page.goto(server.url + path);
    expect(response?.status(), path).toBe(200);
    expect(response?.headers()['content-security-policy'], path).toBe("frame-ancestors 'none'");
    await isHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offlineNotice(page), path).toContainText(/This is the copy kept on this phone on \d+ \w+ \d{4}\./);
    const { isStyled, hasFonts, fonts, broken } = await page.evaluate(async () => {
      const images = [...document.images];
      for (const image of images) image.loading = 'eager';
      const decoded = await Promise.all(
        images.map((image) =>
          image.decode().then(
            () => '',
            () => image.currentSrc || image.src,
          ),
        ),
      );
      // Those that are files; a stand-in is a font of the device, which may not have it.
      const fonts = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
      const lost = await Promise.all(
        fonts.map((font) =>
          font.load().then(
            () => '',
            () => `${font.family} ${font.weight}`,
          ),
        ),
      );
      return {
        isStyled: getComputedStyle(document.body).display === 'flex',
        hasFonts: fonts.length > 0,
        fonts: lost.filter(Boolean),
        broken: decoded.filter(Boolean),
      };
    });
    expect({ path, isStyled, hasFonts, fonts, broken }).toEqual({
      path,
      isStyled: true,
      hasFonts: true,
      fonts: [],
      broken: [],
    });
  }
});

test('the copy is found whatever stands behind the address, and what is not kept is told', async ({ page }) => {
  await keep(page);
  await server.goDown();
  for (const path of ['/guidelines?from=poster', '/guidelines/', '/guidelines.html', '/guidelines#main']) {
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guidelines');
  }
  const response = await page.goto(`${server.url}/committees/no-such-committee`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not kept on this phone');
  await main(page).getByRole('link', { name: 'Committees' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Committees');
});

test('a server that hangs or fails is as good as none', async ({ page }) => {
  await keep(page);
  server.behaviour = (path) => (path === '/about' ? 'hangs' : path === '/home' ? 'fails' : 'well');
  await page.goto(`${server.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  await expect(offlineNotice(page)).toContainText('The network does not answer. This is the copy kept');
  await page.goto(`${server.url}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Countdown to Glory');
  server.behaviour = () => 'well';
  await offlineNotice(page).getByRole('link', { name: 'Reload' }).click();
  await expect(offlineNotice(page)).toBeEmpty();
});

test('while it is kept, messages still go to the server', async ({ page }) => {
  await keep(page);
  await page.goto(`${server.url}/contact`);
  await page.getByLabel('Your name').fill('Asha Verma');
  await page.getByLabel('E-mail', { exact: true }).fill('asha@school.in');
  await page.getByLabel('Message', { exact: true }).fill('Is lunch served?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your message has been sent.')).toBeVisible();
});

test('keeping shows how far it is, and can be stopped', async ({ page }) => {
  await openKeep(page);
  server.behaviour = (path) => (path === '/committees/unsc' ? 'hangs' : 'well');
  await keepButton(page).click();
  const progress = page.getByRole('progressbar', { name: /^\d+ percent: \d\.\d MB of \d\.\d MB$/ });
  await expect(progress).toBeVisible();
  await expect(verdict(page)).toContainText('Keeping the site on this phone');
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(10);
  // Whoever stops does so at once, also when nothing answers any more.
  server.behaviour = () => 'hangs';
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(verdict(page)).toHaveText('Stopped. Nothing was kept.');
  expect(await held(page)).toEqual(NOTHING);
  server.behaviour = () => 'well';
  await keepButton(page).click();
  await expect(verdict(page)).toHaveText('The site is kept on this phone.');
});

test('while the browser’s question about storage stands unanswered, the site is kept all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () => new Promise(() => {});
  });
  await keep(page);
});

for (const [moment, hangs] of [
  ['before it is known what there is to keep', /^\/keep\.json$/],
  ['before the first file has come', /^\/(?!keep\.json)/],
  ['when all files have come', /^\/keep-worker\.js$/],
] as const) {
  test(`Stop stops ${moment}, and leaves nothing`, async ({ page }) => {
    await openKeep(page);
    await expect(main(page)).toContainText(/It takes \d/);
    server.asked.length = 0;
    server.behaviour = (path) => (hangs.test(path) ? 'hangs' : 'well');
    await keepButton(page).click();
    await expect.poll(() => server.asked.some((path) => hangs.test(path))).toBe(true);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(verdict(page)).toHaveText('Stopped. Nothing was kept.');
    expect((await held(page)).caches).toEqual([]);
    // Nor does anything stay that comes late.
    server.behaviour = () => 'well';
    server.release();
    await expect.poll(() => held(page)).toEqual(NOTHING);
    await keepButton(page).click();
    await expect(verdict(page)).toHaveText('The site is kept on this phone.');
  });
}

test('a network that is lost midway leaves nothing half kept', async ({ page }) => {
  await openKeep(page);
  let answered = 0;
  server.behaviour = () => {
    answered += 1;
    return answered > 40 ? 'resets' : 'well';
  };
  await keepButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The network was lost');
  await expect(page.getByRole('alert')).toContainText('Nothing was kept, not even in part.');
  await expect(verdict(page)).toHaveText('The site is not kept on this phone.');
  expect(await held(page)).toEqual(NOTHING);
  server.behaviour = () => 'well';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(verdict(page)).toHaveText('The site is kept on this phone.');
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('what a page that was closed while it kept the site left behind is removed', async ({ page, context }) => {
  await openKeep(page);
  server.behaviour = (path) => (path === '/committees/unsc' ? 'hangs' : 'well');
  await keepButton(page).click();
  await expect.poll(async () => (await held(page)).caches.length).toBe(1);
  await page.close();
  server.behaviour = () => 'well';
  const next = await context.newPage();
  await openKeep(next);
  await expect(keepButton(next)).toBeVisible();
  expect(await held(next)).toEqual(NOTHING);
});

test('a second tab waits its turn', async ({ page, context }) => {
  await openKeep(page);
  server.behaviour = (path) => (path === '/committees/unsc' ? 'hangs' : 'well');
  await keepButton(page).click();
  await expect.poll(() => server.asked.includes('/committees/unsc')).toBe(true);
  const other = await context.newPage();
  await openKeep(other);
  await keepButton(other).click();
  await expect(other.getByRole('alert')).toContainText('in another tab');
  server.behaviour = () => 'well';
  server.release();
  await expect(verdict(page)).toHaveText('The site is kept on this phone.');
});

for (const [what, words, spoil] of [
  [
    'has no workers',
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
      Object.assign(CacheStorage.prototype, { open: refuse, match: refuse, keys: refuse, has: refuse, delete: refuse });
    },
  ],
  [
    'refuses workers',
    'does not let the site store anything',
    () => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'));
    },
  ],
  [
    'runs out of room midway',
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
  [
    'has no room from the start',
    'There is not enough space',
    () => {
      StorageManager.prototype.estimate = async () => ({ quota: 1_000_000, usage: 0 });
    },
  ],
] as const) {
  test(`a browser that ${what} is told so, and nothing passes for kept`, async ({ page }) => {
    await page.addInitScript(spoil);
    await openKeep(page);
    const button = main(page).getByRole('button', { name: /^(Keep on this phone|Try again)$/ });
    const alert = page.getByRole('alert');
    await expect(verdict(page)).not.toContainText('Checking');
    if (await button.isVisible()) await button.click();
    await expect(alert).toContainText(words);
    await expect(alert).toContainText('With a network, every page works as usual.');
    await expect(verdict(page)).not.toContainText('is kept on');
    if (what.startsWith('runs') || what.startsWith('refuses')) expect(await held(page)).toEqual(NOTHING);
  });
}

const LATER = { page: 'about.html', from: 'A school in Lucknow', to: 'A renewed school in Lucknow' };

test('after a deploy a visitor sees the new page at once, is told of the new copy, and can take it', async ({
  page,
}) => {
  await keep(page);
  const [folder, removeFolder] = await makeLaterBuild({ ...LATER, isKeepingOffered: true });
  await server.deploy(folder);
  await page.goto(`${server.url}/about`);
  await expect(main(page)).toContainText(LATER.to);
  await expect(offlineNotice(page)).toBeEmpty();
  const before = await held(page);

  await openKeep(page);
  await expect(main(page)).toContainText('There is a newer one.');
  // Nothing of it comes before it is asked for.
  expect(await held(page)).toEqual(before);
  server.asked.length = 0;
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(main(page)).toContainText('Up to date.');
  expect(server.asked.filter((path) => !path.startsWith('/keep'))).toEqual(['/about']);
  expect((await held(page)).caches).toHaveLength(before.caches.length);

  await server.goDown();
  await page.goto(`${server.url}/about`);
  await expect(main(page)).toContainText(LATER.to);
  await server.comeBack();
  await removeFolder();
});

test('an update that fails leaves the copy from before', async ({ page }) => {
  await keep(page);
  const [folder, removeFolder] = await makeLaterBuild({ ...LATER, isKeepingOffered: true });
  await server.deploy(folder);
  await openKeep(page);
  server.behaviour = (path) => (path === '/about' ? 'resets' : 'well');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('alert')).toContainText('The copy you have is complete and stays.');
  await expect(main(page)).toContainText('There is a newer one.');
  await expect(verdict(page)).toHaveText('The site is kept on this phone.');
  await server.goDown();
  await page.goto(`${server.url}/about`);
  await expect(main(page)).toContainText(LATER.from);
  await removeFolder();
});

test('without a network the page tells what is kept, and not what it cannot know', async ({ page }) => {
  await keep(page);
  await server.goDown();
  await openKeep(page);
  await expect(verdict(page)).toHaveText('The site is kept on this phone.');
  await expect(main(page)).toContainText('The website does not answer, so we cannot check for a newer one.');
  await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0);
});

test('an update in another tab keeps the copy from being removed, and says so', async ({ page, context }) => {
  await keep(page);
  const [folder, removeFolder] = await makeLaterBuild({ ...LATER, isKeepingOffered: true });
  await server.deploy(folder);
  await openKeep(page);
  const other = await context.newPage();
  await openKeep(other);
  server.behaviour = (path) => (path === '/about' ? 'hangs' : 'well');
  server.asked.length = 0;
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => server.asked.includes('/about')).toBe(true);
  await other.getByRole('button', { name: 'Remove' }).click();
  await expect(other.getByRole('alert')).toContainText('in another tab');
  await expect(verdict(other)).toHaveText('The site is kept on this phone.');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(verdict(page)).toHaveText('The site is kept on this phone.');
  await other.getByRole('button', { name: 'Remove' }).click();
  await expect(verdict(other)).toContainText('Removed.');
  await removeFolder();
});

test('a tab that waits for the network does not hold up the update in another one', async ({ page, context }) => {
  await keep(page);
  const [folder, removeFolder] = await makeLaterBuild({ ...LATER, isKeepingOffered: true });
  await appendFile(join(folder, 'keep-worker.js'), '// Another worker.');
  await server.deploy(folder);
  server.behaviour = (path) => (path === '/no-such-file' ? 'hangs' : 'well');
  const waiting = await context.newPage();
  await waiting.goto(`${server.url}/about`);
  await waiting.evaluate(() => void fetch('/no-such-file').catch(() => undefined));
  await expect.poll(() => server.asked.includes('/no-such-file')).toBe(true);
  await openKeep(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(main(page)).toContainText('Up to date.');
  await removeFolder();
});

test('a deploy while the site is being kept leaves no mixture', async ({ page }) => {
  const [folder, removeFolder] = await makeLaterBuild({ ...LATER, isKeepingOffered: true });
  await openKeep(page);
  server.behaviour = (path) => (path === '/committees/unsc' ? 'hangs' : 'well');
  await keepButton(page).click();
  await expect.poll(() => server.asked.includes('/committees/unsc')).toBe(true);
  await server.deploy(folder);
  server.behaviour = () => 'well';
  server.release();
  await expect(page.getByRole('alert')).toContainText('was updated at the same time');
  expect(await held(page)).toEqual(NOTHING);
  await removeFolder();
});

test('Remove takes everything away', async ({ page }) => {
  await keep(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(verdict(page)).toHaveText('Removed. The site is no longer kept on this phone.');
  await page.goto(`${server.url}/about`);
  expect(await held(page)).toEqual(NOTHING);
  await server.goDown();
  await expect(page.goto(`${server.url}/about`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
});

test('a copy that cannot be removed is not said to be removed', async ({ page }) => {
  await keep(page);
  await page.evaluate(() => {
    CacheStorage.prototype.delete = () => Promise.reject(new DOMException('Locked.', 'UnknownError'));
  });
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alert')).toContainText('The copy could not be removed.');
  await expect(verdict(page)).toHaveText('The site is kept on this phone.');
  await page.reload();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(verdict(page)).toContainText('Removed.');
  expect((await held(page)).caches).toEqual([]);
});

test('contacts and calendars are kept, too', async ({ page }) => {
  await keep(page);
  await page.goto(`${server.url}/contact`);
  await server.goDown();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save to contacts' }).click();
  expect(await (await download).failure()).toBeNull();
  const texts = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text())),
    ['/secretariat.vcf', '/calendar/conference.ics'],
  );
  expect(texts).toEqual([expect.stringContaining('BEGIN:VCARD'), expect.stringContaining('BEGIN:VCALENDAR')]);
});

test('keeping that is switched off is removed from every phone by its next visit', async ({ page, context }) => {
  await keep(page);
  await page.goto(`${server.url}/about`);
  const [folder, removeFolder] = await makeLaterBuild({ ...LATER, isKeepingOffered: false });
  await server.deploy(folder);
  const visit = await context.newPage();
  await visit.goto(`${server.url}/home`);
  // Also what was open before comes anew, by itself.
  await expect(main(page)).toContainText(LATER.to);
  await expect.poll(() => held(visit).catch(() => undefined)).toEqual(NOTHING);
  await server.goDown();
  await expect(visit.goto(`${server.url}/about`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  await removeFolder();
});

test('who has kept nothing is told when the network goes, and no longer when it is back', async ({ page, context }) => {
  await page.goto(`${server.url}/about`);
  await expect(offlineNotice(page)).toBeEmpty();
  await context.setOffline(true);
  await expect(offlineNotice(page)).toHaveText('You are offline.');
  await context.setOffline(false);
  await expect(offlineNotice(page)).toBeEmpty();
});

test('who has kept the site is told that other pages open, too', async ({ page, context }) => {
  await keep(page);
  await page.goto(`${server.url}/about`);
  await context.setOffline(true);
  await expect(offlineNotice(page)).toHaveText('You are offline. Other pages open from the copy kept on this phone.');
});

test('no script but the worker of the copy can be registered, by its trusted address alone', async ({ page }) => {
  await openKeep(page);
  const refused = await page.evaluate(() =>
    Promise.all(
      ['/keep-worker.js', '/_astro/other.js'].map((address) =>
        Promise.resolve()
          .then(() => navigator.serviceWorker.register(address))
          .then(
            () => 'registered',
            (error: Error) => error.name,
          ),
      ),
    ),
  );
  expect(refused).toEqual(['TypeError', 'TypeError']);
  expect(
    await page.evaluate(() => {
      try {
        return String(globalThis.trustedTypes?.createPolicy('other', { createScriptURL: String }));
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe('TypeError');
});

test('by keyboard alone: keep, and go on where it is told', async ({ page }) => {
  await openKeep(page);
  await expect(keepButton(page)).toBeVisible();
  await main(page).focus();
  await page.keyboard.press('Tab');
  await expect(keepButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict(page).locator('p').first()).toBeFocused();
  await expect(verdict(page)).toHaveText('The site is kept on this phone.');
  await expect(verdict(page).locator('p').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(verdict(page)).toContainText('Removed.');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('by touch: from the footer to a copy, with targets for a thumb', async ({ page }) => {
    await page.goto(`${server.url}/home`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Keep on this phone' }).tap();
    await isHydrated(page);
    await keepButton(page).tap();
    await expect(verdict(page)).toHaveText('The site is kept on this phone.');
    const box = await page.getByRole('button', { name: 'Remove' }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await server.goDown();
    await page.goto(`${server.url}/home`);
    await expect(offlineNotice(page)).toBeInViewport();
    const link = await offlineNotice(page).getByRole('link').boundingBox();
    expect(link?.height ?? 44).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what the browser can do by itself', async ({ page }) => {
    await page.goto(`${server.url}/keep`);
    await expect(main(page)).toContainText('Keeping the site needs JavaScript, which is off.');
    await expect(page.getByRole('button', { name: 'Keep on this phone' })).toBeHidden();
  });
});
