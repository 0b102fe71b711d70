/**
 * What the pages look like, compared with pictures that somebody has looked at and accepted
 * (`npm run accept-look`, CONTRIBUTING.md). Another system or browser draws letters and lines a
 * little differently: elsewhere than where the pictures were taken nothing is compared.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { type Browser, test as base, expect, type FullConfig, type Page } from '@playwright/test';
import sharp from 'sharp';
import { committeePath, routes } from '../src/lib/routes.ts';
import { isHydrated, PHONE } from './page.ts';
import { allPaths } from './sample.ts';

const PICTURES = new URL('visual.spec.ts-snapshots/', import.meta.url);
const PLATFORM_FILE = new URL('platform.json', PICTURES);
const NOT_FOUND = '/no-such-page';
/** 47 days before the conference. */
const NOW = new Date('2025-08-23T15:23:02+05:30');

/** Windows in which pages are looked at: all of them on a phone and on a desk, one of each kind elsewhere. */
const VIEWS = [
  { name: '390-light', window: PHONE, colorScheme: 'light', paths: [...allPaths, NOT_FOUND] },
  {
    name: '390-dark',
    window: PHONE,
    colorScheme: 'dark',
    paths: [routes.home, committeePath('jcc'), committeePath('dumbarton-oaks'), routes.contact],
  },
  {
    name: '1440-light',
    window: { viewport: { width: 1440, height: 900 } },
    colorScheme: 'light',
    paths: [...allPaths, NOT_FOUND],
  },
  {
    name: '320-light',
    window: { ...PHONE, viewport: { width: 320, height: 640 } },
    colorScheme: 'light',
    paths: [routes.home, routes.committees, routes.contact],
  },
] as const;

/** What decides how a page is drawn, apart from the page. */
interface Platform {
  system: string;
  chromium: string;
  /** Fingerprint of a few letters and lines as this machine draws them. */
  drawing: string;
}

const test = base.extend<object, { whyNot: string | undefined }>({
  /** Why nothing can be compared on this machine, if so; told once by each worker, since reporters only count what is skipped. */
  whyNot: [
    async ({ browser }, use, { config }) => {
      const platform = await readPlatform(browser);
      if (isAccepting(config)) await writePlatform(platform);
      const whyNot = reasonNotToCompare(platform);
      if (whyNot) console.error(`\nThe look of the pages is not compared. ${whyNot}\n`);
      await use(whyNot);
    },
    { scope: 'worker' },
  ],
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the look of', () => {
  test.beforeEach(({ whyNot }) => test.skip(Boolean(whyNot), whyNot));

  for (const { name, window, colorScheme, paths } of VIEWS) {
    test.describe(name, () => {
      test.use({ ...window, colorScheme });

      for (const path of paths) {
        test(path, async ({ page }) => {
          await open(page, path);
          await expectLook(page, `${nameOf(path)}-${name}`, { fullPage: true });
        });
      }
    });
  }

  test('an open menu', async ({ page }) => {
    await open(page, routes.resources);
    await page.locator('summary', { hasText: 'Committees' }).click();
    await expectLook(page, 'menu-1440-light');
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('the drawer with an open group', async ({ page }) => {
      await open(page, routes.about);
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.locator('summary', { hasText: 'Addressals' }).tap();
      await expectLook(page, 'drawer-390-light');
    });

    test('the registration dialog', async ({ page }) => {
      await open(page, routes.committees);
      await page.getByRole('navigation', { name: 'Section' }).getByRole('button', { name: 'Registration' }).tap();
      await expectLook(page, 'dialog-390-light');
    });

    test('a form with errors', async ({ page }) => {
      await open(page, routes.contact);
      await page.getByRole('button', { name: 'Send' }).tap();
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await page.evaluate(() => scrollTo(0, 0));
      await expectLook(page, 'errors-390-light', { fullPage: true });
    });
  });
});

/** Opens a page at the hour of the pictures and waits until all of it is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto(path);
  await isHydrated(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

/**
 * Compares what is seen with its picture. The machine is the same, so hardly any pixel may differ:
 * a share of a long page would let a whole button change its colour.
 */
async function expectLook(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const picture = `${name}.png`;
  await expect(
    page,
    'What is seen is not what was accepted; if it is right, run npm run accept-look.',
  ).toHaveScreenshot(picture, {
    fullPage,
    scale: 'css',
    threshold: 0.01,
    maxDiffPixels: 50,
    // The footer is the same everywhere and seen on the home page; the year in it is the build's, which no clock here
    // holds. What the copy on a phone weighs changes with every byte of the site.
    mask: [name.startsWith('home-') ? footer.getByText(/^© \d{4}/) : footer, page.getByText(/^It takes [\d.]+ MB/)],
    maskColor: '#808080',
    // Long pages take their time on a busy machine.
    timeout: 20_000,
  });
  if (isAccepting(test.info().config)) await shrink(test.info().snapshotPath(picture));
}

/** Packs a picture tighter than the browser does, without changing a pixel: they all lie in git. */
async function shrink(file: string): Promise<void> {
  const packed = await sharp(await readFile(file))
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
  await writeFile(file, packed);
}

function nameOf(path: string): string {
  if (path === routes.splash) return 'splash';
  return path.slice(1).replaceAll('/', '-');
}

/** Whether this run takes the pictures instead of comparing them: `--update-snapshots`. */
function isAccepting({ updateSnapshots }: Pick<FullConfig, 'updateSnapshots'>): boolean {
  return updateSnapshots === 'all' || updateSnapshots === 'changed';
}

async function writePlatform(platform: Platform): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  await writeFile(PLATFORM_FILE, `${JSON.stringify(platform, null, 2)}\n`);
}

function reasonNotToCompare(platform: Platform): string | undefined {
  if (!existsSync(PLATFORM_FILE)) return 'There are no pictures yet: npm run accept-look takes them.';
  const taken = JSON.parse(readFileSync(PLATFORM_FILE, 'utf8')) as Platform;
  if (JSON.stringify(taken) === JSON.stringify(platform)) return undefined;
  return `The pictures were taken on ${inWords(taken)}, and this is ${inWords(platform)}, where pages are drawn differently.`;
}

function inWords({ system, chromium, drawing }: Platform): string {
  return `${system} with Chromium ${chromium} (drawing ${drawing})`;
}

/** Recognises how this machine draws: by system and browser, and by a few letters and lines that are no part of the site. */
async function readPlatform(browser: Browser): Promise<Platform> {
  // All of it said here: what is left out comes from the first test of the worker, a phone's for example.
  const page = await browser.newPage({
    viewport: { width: 400, height: 200 },
    isMobile: false,
    hasTouch: false,
    colorScheme: 'light',
  });
  await page.setContent(`
    <p style="font: 27px serif">Hamburgefonstiv 0123456789</p>
    <p style="font: 600 15px sans-serif; color: #8b1a32">Hamburgefonstiv 0123456789</p>
    <svg viewBox="0 0 100 20"><path d="M3 10c20-30 60 30 94 0" fill="none" stroke="#131b2e"/></svg>`);
  const drawing = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex')
    .slice(0, 12);
  await page.close();
  return { system: `${process.platform} ${process.arch}`, chromium: browser.version().split('.')[0] ?? '', drawing };
}
