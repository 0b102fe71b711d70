import { expect, type Page, test } from '@playwright/test';
import { main, title } from '../support/page.ts';
import { conference, HOUR_MS, TIMES } from '../support/sample.ts';

/** Tests run without script, except the last group. */
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

const home = (page: Page) => page.getByRole('link', { name: 'HOME', exact: true });
const pause = (page: Page) => page.getByRole('checkbox', { name: 'Pause motion' });

test('the drifting particles can be stopped by mouse and keyboard', async ({ page }) => {
  await page.goto('/');
  const drifting = () =>
    page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      return running.filter(({ effect }) => effect?.getTiming().iterations === Infinity).length;
    });
  await expect.poll(drifting).toBe(20);
  await pause(page).click();
  await expect.poll(drifting).toBe(0);
  await pause(page).press('Space');
  await expect.poll(drifting).toBe(20);
});

test('nothing moves for visitors who prefer less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(title(page)).toBeVisible();
  await expect(page.locator('main svg use')).toHaveCount(20);
  await expect(pause(page)).toBeHidden();
});

const PHONES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 568, height: 320 },
  { width: 667, height: 375 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
];

test('all particles are on the screen of every phone, also with letters of twice the size', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const letters of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, letters);
    // If letters are enlarged in the browser, even phones in landscape have the narrow layout, which ends at 35rem. This test
    // enlarges them in the page, which does not change `rem` in media queries. So a narrow window stands for such a phone.
    for (const size of [...PHONES, { width: 550, height: 320 }]) {
      await page.setViewportSize(size);
      const shown = await page.locator('main svg use').evaluateAll((particles) =>
        particles
          .map((particle) => particle.getBoundingClientRect())
          .filter(({ width, left, right, top }) => width > 0 && left >= 0 && right <= innerWidth && top >= 0)
          .filter(({ bottom }) => bottom <= innerHeight),
      );
      expect(shown, `${size.width} px, ${letters}`).toHaveLength(20);
    }
  }
});

test('the logo in the arch is at least as large as the logo in the header', async ({ page }) => {
  await page.goto('/');
  const ofHeader = page.getByRole('banner').getByRole('link').first().locator('span').first();
  const arch = main(page).locator('div:has(> picture)');
  for (const size of [...PHONES, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    const width = await ofHeader.evaluate((mark) => mark.getBoundingClientRect().width);
    const logo = await arch.evaluate((arch) => Number.parseFloat(getComputedStyle(arch, '::after').width));
    expect(logo, `${size.width} px`).toBeGreaterThanOrEqual(width);
  }
  expect(await arch.evaluate((arch) => getComputedStyle(arch, '::after').maskImage)).toContain('mark');
});

test('at a zoom of 400 %, or with letters of twice the size, nothing is cut off or covered', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const sizes = [
    { width: 320, height: 256 },
    { width: 320, height: 180 },
    { width: 360, height: 320 },
    { width: 427, height: 240 },
    { width: 640, height: 256 },
    { width: 360, height: 640, letters: '200%' },
  ];
  for (const { letters = '', ...size } of sizes) {
    await page.setViewportSize(size);
    const boxes = await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      scrollTo(0, document.documentElement.scrollHeight);
      return [...document.querySelectorAll('h1 > span, main p')]
        .filter((part) => part.getClientRects().length > 0)
        .map((part) => {
          const words = document.createRange();
          words.selectNodeContents(part.querySelector('a') ?? part);
          const { left, right, top, bottom } = words.getBoundingClientRect();
          return { left, right, top: top + scrollY, bottom: bottom + scrollY };
        })
        .sort((a, b) => a.top - b.top);
    }, letters);
    const name = `${size.width} × ${size.height}`;
    const { height, header } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      header: document.querySelector('header')?.clientHeight ?? 0,
    }));
    expect(boxes.length, name).toBe(5);
    for (const [index, box] of boxes.entries()) {
      expect(box.left, name).toBeGreaterThanOrEqual(0);
      expect(box.right, name).toBeLessThanOrEqual(size.width);
      expect(box.top, name).toBeGreaterThanOrEqual(header);
      expect(box.bottom, name).toBeLessThanOrEqual(height);
      for (const other of boxes.slice(index + 1)) {
        const isBeside = box.right <= other.left || other.right <= box.left;
        expect(isBeside || other.top >= box.top + (box.bottom - box.top) / 2, name).toBe(true);
      }
    }
    await expect(home(page), name).toBeInViewport({ ratio: 0.9 });
  }
});

test('everything fits any window without scrolling', async ({ page }) => {
  await page.goto('/');
  const sizes = [
    { width: 320, height: 568 },
    { width: 568, height: 320 },
    { width: 667, height: 375 },
    { width: 1920, height: 1080 },
  ];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const part of [home(page), pause(page), ...(await page.locator('h1 span').all())])
      await expect(part, `${size.width} px`).toBeInViewport({ ratio: 0.9 });
    const scrolled = await page.evaluate(() => {
      scrollTo(1000, 1000);
      return [scrollX, scrollY];
    });
    expect(scrolled, `${size.width} px`).toEqual([0, 0]);
  }
});

test('the splash prints as a poster with the arch and the address of the site', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(title(page)).toBeVisible();
  await expect(main(page).getByText(new URL(conference.site).host)).toBeVisible();
  await expect(main(page).getByRole('img')).toHaveCount(1);
  await expect(home(page)).toBeHidden();
});

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true });

  const finite = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === 1)
        .map(({ playState }) => playState),
    );

  test('the drawing does not begin before the picture of the statue has arrived', async ({ page }) => {
    let send = () => {};
    const isAsked = new Promise<void>((resolve) => {
      void page.route(/statue-splash/, async (route) => {
        resolve();
        await new Promise<void>((goOn) => {
          send = goOn;
        });
        await route.continue();
      });
    });
    await page.goto('/', { waitUntil: 'commit' });
    await isAsked;
    await expect(home(page)).toBeVisible();
    await expect.poll(async () => new Set(await finite(page))).toEqual(new Set(['paused']));
    send();
    await expect.poll(async () => new Set(await finite(page))).not.toContain('paused');
  });

  test('HOME leads through the opening of the arch to the building of the home page', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready;
        const moves = document
          .getAnimations()
          .flatMap((move) => (move instanceof CSSAnimation ? move.animationName : []));
        // Leaving the page earlier sometimes crashes Chromium.
        await viewTransition?.finished;
        document.documentElement.dataset.moves = moves.join(' ');
      });
    });
    const root = page.locator('html');
    // If the browser paints before the building has loaded, the page only fades in, and the test tries again.
    await expect(async () => {
      await page.goto('/');
      await home(page).click();
      await expect(root).toHaveAttribute('data-moves', /.+/);
      expect(await root.getAttribute('data-moves')).toMatch(/stand-alone.*pass-through|pass-through.*stand-alone/);
    }).toPass();
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/home');
    await expect(root).toHaveAttribute('data-moves', /^(?!.*pass-through)/);
  });

  test('from the evening before until the end of the conference, there is light in the arch', async ({ page }) => {
    const light = main(page).locator('[class*="light"]');
    const evening = Date.parse(`${conference.dates.first}T00:00`) - 3 * HOUR_MS;
    for (const [time, isLit] of [
      [TIMES.before, false],
      [evening, true],
      [TIMES.during, true],
      [TIMES.after, false],
    ] as const) {
      await page.clock.setFixedTime(time);
      await page.goto('/');
      await expect(light).toBeVisible({ visible: isLit });
    }
  });
});
