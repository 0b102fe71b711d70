import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { writePagePolicies } from '../../integrations/page-policy.ts';
import { createSiteServer } from '../../scripts/site-server.ts';
import { IS_FULL } from '../a11y/full.ts';
import { isHydrated, menuButton } from '../support/page.ts';
import { allPaths, SAMPLE_DIST } from '../support/sample.ts';

/** The page can be read and left: heading, some text, and the navigation, if need be behind its button. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(((await page.getByRole('main').textContent()) ?? '').length).toBeGreaterThan(60);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  if (await navigation.isHidden()) await menuButton(page).click();
  await expect(navigation.getByRole('link', { name: 'About', exact: true })).toBeVisible();
}

const PAGES = ['/home', '/committees', '/committees/jcc', '/guidelines', '/contact', '/search'];

for (const [what, pattern] of [
  ['fonts', '**/*.woff2'],
  ['pictures', '**/*.{avif,webp,svg,png}'],
  ['scripts', '**/*.js'],
] as const) {
  test(`without ${what} every page can still be read and left`, async ({ page }) => {
    await page.route(pattern, (route) => route.abort());
    for (const path of PAGES) {
      await page.goto(path);
      await expectUsable(page);
    }
  });
}

test('without its styles every page can still be read and left', async ({ page }) => {
  await page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<style>[\s\S]*?<\/style>/g, '');
      await route.fulfill({ response, body });
    },
  );
  for (const path of PAGES) {
    await page.goto(path);
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(0);
    await expectUsable(page);
  }
});

test('each script missing in turn leaves the pages that load it usable', async ({ page }) => {
  test.slow();
  const scripts = (await readdir(join(SAMPLE_DIST, '_astro'))).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(4);
  for (const script of scripts) {
    await page.route(`**/_astro/${script}`, (route) => route.fulfill({ status: 404 }));
    for (const path of ['/home', '/contact', '/search']) {
      await page.goto(path);
      await expectUsable(page);
    }
    await page.unroute(`**/_astro/${script}`);
  }
});

test('a countdown that throws takes nothing else with it', async ({ page }) => {
  await page.addInitScript(() => {
    Date.now = () => {
      throw new Error('This clock is broken.');
    };
  });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Countdown to Glory: 10 October 2025');
  await expectUsable(page);
});

test.describe('a deploy while someone reads', () => {
  let folder: string;
  let builds: [Server, Server];
  let current: Server;
  let front: Server;
  /** Whether documents are served and nothing else. */
  let isBare = false;
  let origin: string;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deploy-'));
    await makeNextBuild(folder);
    builds = [
      await createSiteServer({ distDir: SAMPLE_DIST, outbox: join(folder, 'outbox') }),
      await createSiteServer({ distDir: folder, outbox: join(folder, 'outbox') }),
    ];
    current = builds[0];
    front = createServer((request, response) => {
      if (isBare && /\.\w+$/.test(request.url ?? '')) response.writeHead(404).end();
      else current.emit('request', request, response);
    });
    await new Promise<void>((resolve) => front.listen(0, resolve));
    origin = `http://localhost:${(front.address() as AddressInfo).port}`;
  });

  test.afterAll(async () => {
    front.close();
    await rm(folder, { recursive: true });
  });

  test('from every page of the old build to every page of the new one: the right page, loaded once', async ({
    page,
  }) => {
    // Hundreds of pairs in full: only documents matter here, and without the rest they take some minutes.
    test.setTimeout(900_000);
    isBare = true;
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    for (const [index, from] of allPaths.entries()) {
      for (const to of IS_FULL ? allPaths : someFrom(index)) {
        current = builds[0];
        await page.goto(origin + from, { waitUntil: 'commit' });
        current = builds[1];
        documents = 0;
        await page.goto(origin + to, { waitUntil: 'domcontentloaded' });
        expect(documents, `${from} to ${to}`).toBe(1);
        expect(await page.locator('link[rel=preload]').first().getAttribute('href'), `${from} to ${to}`).toContain(
          '/_next/',
        );
      }
    }
    isBare = false;
  });

  test('a message written on the old build can be sent after the deploy', async ({ page }) => {
    current = builds[0];
    await page.goto(`${origin}/contact`);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.getByLabel('Your name').fill('Asha Verma');
    await page.getByLabel('E-mail', { exact: true }).fill('asha@school.in');
    await page.getByLabel('Message', { exact: true }).fill('Written before the deploy.');
    current = builds[1];
    await page.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Message sent successfully!');
  });

  test('a message written on the old build is there on the new one, by whichever page one comes back', async ({
    page,
  }) => {
    const message = page.getByLabel('Message', { exact: true });
    for (const path of IS_FULL ? allPaths : WAYS_BACK) {
      current = builds[0];
      await page.goto(`${origin}/contact`);
      await isHydrated(page);
      await message.fill(`Written before ${path} was deployed.`);
      current = builds[1];
      await page.goto(origin + path);
      await page.goto(`${origin}/contact`);
      await isHydrated(page);
      await expect(message).toHaveValue(`Written before ${path} was deployed.`);
      await expect(page.getByText('We saved your draft')).toBeVisible();
    }
  });
});

/** Pages that run a script of their own, the first page, and one with none: by these the core comes back. */
const WAYS_BACK = ['/', '/home', '/search', '/keep', '/contact', '/guidelines'];

/** The page itself, its neighbour and a page further on: each page is left, and come to, three times. */
function someFrom(index: number): string[] {
  return [0, 1, 7].flatMap((step) => allPaths[(index + step) % allPaths.length] ?? []);
}

/** A build of the same site in which every hashed file has another address, as after a change. */
async function makeNextBuild(folder: string): Promise<void> {
  await cp(SAMPLE_DIST, folder, { recursive: true });
  await rename(join(folder, '_astro'), join(folder, '_next'));
  for (const file of await readdir(folder, { recursive: true })) {
    if (/\.(br|gz)$/.test(file)) await rm(join(folder, file));
    else if (/\.(html|css|js)$/.test(file)) {
      const text = await readFile(join(folder, file), 'utf8');
      await writeFile(join(folder, file), text.replaceAll('/_astro/', '/_next/'));
    }
  }
  await writePagePolicies(folder, 'self');
}
