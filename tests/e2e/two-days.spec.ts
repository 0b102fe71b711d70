/**
 * A conference with what the sample edition does without: two days, dress codes, two forms, pictures of committees and of
 * pages, a page in a script with a font of its own, and one that is read from right to left.
 */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { STOCK } from '../../src/shared/artwork.ts';
import { expectNoFindings } from '../a11y/axe.ts';
import { pictureOf } from '../a11y/in-page.ts';
import { ChangedEdition } from '../support/changed-edition.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { groundOf, PHONE } from '../support/page.ts';
import {
  BEGIN,
  conference,
  DAY_MS,
  edition,
  HINDI_DIR,
  HOUR_MS,
  TIMES,
  TWO_DAYS,
  URDU_DIR,
} from '../support/sample.ts';
import { startWeighing } from '../support/weight.ts';

const PICTURES = 'tests/fixtures/pictures';
/** The committees with a picture. */
const OF_A_PHONE = '/committees/ocean';
const WITH_NIGHT = '/committees/congress-of-vienna';
const IN_DARK_INK = '/committees/newsroom';

const ENGLISH = '/parents-and-schools';
const POLISH = `${ENGLISH}/pl`;
const HINDI = `${ENGLISH}/hi`;
const URDU = `${ENGLISH}/ur`;

const SECOND_DAY = `
  - day: 2
    sessions:
      - start: "09:30"
        end: "10:15"
        title: Second thoughts
        place: Loft
`;

const changed = new ChangedEdition('two-days');
let server: OwnServer;

// One build for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  await changed.copy();
  await changed.edit('conference.yaml', (yaml) => stringify({ ...parse(yaml), ...TWO_DAYS }));
  await changed.edit('schedule.yaml', (yaml) => `${yaml}${SECOND_DAY}`);
  await changed.edit('guidelines.yaml', (yaml) => yaml.replace('- title: In the hall', '$&\n    shows: dressCode'));
  await cp(PICTURES, join(changed.content, 'committees'), { recursive: true });
  await cp(HINDI_DIR, join(changed.content, 'hi'), { recursive: true });
  await cp(URDU_DIR, join(changed.content, 'ur'), { recursive: true });
  await changed.edit('pages.yaml', (yaml) => yaml.replace('title: Welcome\n', '$&  artwork: statue\n'));
  for (const [path, picture] of [
    [OF_A_PHONE, 'on-its-side.jpg'],
    [WITH_NIGHT, 'table.webp'],
    [IN_DARK_INK, 'ink.webp'],
  ] as const) {
    const image = `image: ${picture}\nimageAlt: A table\nsummary: `;
    await changed.edit(`${path}.md`, (text) => text.replace('\nsummary: ', `\n${image}`));
  }
  const { status, stderr } = changed.build();
  expect(status, stderr).toBe(0);
  server = await startOwnServer(changed.dist);
});
test.afterAll(async () => {
  await server.goDown();
  await changed.remove();
});

const main = (page: Page) => page.getByRole('main');

async function openAt(page: Page, time: number, path: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.goto(server.url + path);
}

test('each day leads with its name, its number and its dress code, and the first says that of tomorrow', async ({
  page,
}) => {
  const bar = page.getByRole('navigation', { name: 'Section' }).getByRole('paragraph');
  for (const [time, lead, phase, shows] of [
    [BEGIN, 'Saturday, 20 April', 'In session in Galway: day 1 of 2', ['Formal dress', 'Tomorrow: Old jumpers']],
    [BEGIN + 2 * DAY_MS - HOUR_MS, 'Sunday, 21 April', 'In session in Galway: day 2 of 2', ['Old jumpers']],
  ] as const) {
    await openAt(page, time, '/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lead, { useInnerText: true });
    await expect(bar).toHaveText(phase, { useInnerText: true });
    for (const text of shows) await expect(main(page).getByText(text).filter({ visible: true })).toHaveCount(1);
  }
  await openAt(page, BEGIN + 2 * DAY_MS, '/home');
  await expect(bar).toHaveText('The first edition ended on 21 April 2024', { useInnerText: true });
});

test('after the last session of a day the home page says when the next day begins', async ({ page }) => {
  const { tomorrow } = edition.pages.schedule.today;
  const upNext = main(page).locator('#up-next');
  await openAt(page, BEGIN + 18 * HOUR_MS, '/home');
  await expect(upNext).toContainText(`${tomorrow} 09:30`);
  await expect(upNext).toContainText('Second thoughts');
  await expect(upNext).toContainText('Loft');
  await openAt(page, BEGIN + DAY_MS + HOUR_MS, '/home');
  await expect(upNext).toContainText('in 8.5 hours');
  await openAt(page, BEGIN + DAY_MS + 11 * HOUR_MS, '/home');
  await expect(main(page)).toBeVisible();
  await expect(upNext).toBeHidden();
});

test('both forms open in a new tab', async ({ page, context }) => {
  await context.route('https://example.org/**', (route) => route.fulfill({ body: 'the form' }));
  await openAt(page, TIMES.before, '/home');
  await main(page).getByRole('button', { name: 'Register Now' }).click();
  for (const { title, url } of TWO_DAYS.registration) {
    const tab = context.waitForEvent('page');
    await page.getByRole('dialog').getByRole('link', { name: title }).click();
    await expect(await tab).toHaveURL(url);
  }
});

test('date, place and dress codes are seen by parents without scrolling, and are on every brief', async ({ page }) => {
  const facts = ['20 and 21 April 2024', 'Saltmarsh Hall, Galway', 'Day 2: Old jumpers'];
  await openAt(page, TIMES.before, ENGLISH);
  for (const viewport of [{ width: 1440, height: 900 }, PHONE.viewport]) {
    await page.setViewportSize(viewport);
    for (const fact of facts)
      await expect(page.getByRole('definition').getByText(fact, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  await openAt(page, TIMES.before, '/committees/city-council');
  await page.emulateMedia({ media: 'print' });
  for (const fact of facts) await expect(main(page).locator('dl').getByText(fact, { exact: true })).toBeVisible();
});

test('the dress code of a day is found, and leads to its guideline', async ({ page }) => {
  await page.goto(`${server.url}/search?q=formal`);
  await page.getByRole('link', { name: 'Day 1: Formal dress' }).click();
  await expect(page).toHaveURL(/\/guidelines#guideline-\d+$/);
  await expect(page.getByRole('heading', { name: 'Day 1: Formal dress' })).toBeInViewport();
});

test('the page in Hindi has its dates, and its numbers in words', async ({ page }) => {
  await openAt(page, TIMES.before, HINDI);
  await expect(main(page)).toContainText('20 और 21 अप्रैल 2024 (शनिवार और रविवार) को है');
  await expect(main(page)).toContainText('पहला दिन: फ़ॉर्मल पोशाक');
  await expect(main(page)).toContainText('दो फ़ॉर्म हैं: आवेदन फ़ॉर्म और विद्यालय फ़ॉर्म।');
  await expect(main(page)).toContainText('कुल पाँच समितियाँ हैं।');
});

test('above the page in Hindi, the way to it and the state of the conference are in Hindi', async ({ page }) => {
  const section = page.getByRole('navigation', { name: 'Section' });
  await openAt(page, TIMES.during, HINDI);
  await expect(section.getByRole('link', { name: 'मुखपृष्ठ' })).toHaveAttribute('lang', 'hi');
  const inHindi = section.locator('[lang="hi"]');
  await expect(inHindi.getByText('सम्मेलन जारी है: पहला दिन')).toBeVisible();
  await openAt(page, TIMES.after, HINDI);
  await expect(inHindi.getByText('संस्करण 21 अप्रैल 2024 को समाप्त हुआ')).toBeVisible();
});

test('the page is offered in each of its other languages, to visitors and to search engines', async ({ page }) => {
  const languages = {
    en: [ENGLISH, 'English'],
    hi: [HINDI, 'हिन्दी'],
    pl: [POLISH, 'Polski'],
    ur: [URDU, 'اردو'],
  } as const;
  for (const [own, [path]] of Object.entries(languages)) {
    await page.goto(server.url + path);
    await expect(main(page).locator('a[hreflang]')).toHaveText(
      Object.entries(languages).flatMap(([code, [, name]]) => (code === own ? [] : [name])),
    );
    for (const [code, [address]] of Object.entries(languages))
      await expect(page.locator(`link[hreflang="${code}"]`)).toHaveAttribute('href', conference.site + address);
  }
});

test('a page that is read from right to left is laid out like that, and the site around it is not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAt(page, TIMES.before, URDU);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('body')).toHaveAttribute('dir', 'ltr');
  await expect(main(page)).toHaveAttribute('lang', 'ur');
  await expect(main(page)).toContainText('20 اور 21 اپریل 2024 (ہفتہ اور اتوار)');
  const middle = async (locator: Locator) => {
    const { x, width } = (await locator.boundingBox()) ?? { x: NaN, width: NaN };
    return x + width / 2;
  };
  const term = (name: string) => main(page).getByRole('term').filter({ hasText: name });
  expect(await middle(term('کب'))).toBeGreaterThan(await middle(term('کہاں')));
  expect(await middle(page.getByRole('banner').getByRole('link').first())).toBeLessThan(720);
  // Names in English keep their order, at the same edge as the rest.
  const names = main(page).getByRole('definition').filter({ hasText: 'City Council' });
  await expect(names).toHaveCSS('direction', 'ltr');
  await expect(names).toHaveCSS('text-align', 'end');
  await expect(main(page).getByRole('link', { name: 'سیکریٹریٹ کو لکھیں' }).locator('svg')).toHaveCSS('scale', '-1 1');
});

test('the letters of a script are loaded on its pages alone, and those of a name where its link is', async ({
  page,
}) => {
  const fonts = async (path: string) => {
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return files.flatMap((file) => file.match(/\/fonts\/(.*-hi)/)?.[1] ?? []).sort();
  };
  expect(await fonts(HINDI)).toEqual(['display-hi', 'text-600-hi', 'text-hi']);
  expect(await fonts('/about')).toEqual([]);
  expect(await fonts(ENGLISH)).toEqual(['names-hi']);
});

test('headings and facts in Hindi have a font of their own, without space between letters that are joined', async ({
  page,
}) => {
  await openAt(page, TIMES.before, HINDI);
  const fact = main(page).getByRole('definition').filter({ hasText: '20 और 21 अप्रैल 2024' });
  for (const element of [page.getByRole('heading', { level: 1 }), main(page).locator('h2').first(), fact]) {
    await expect(element).toHaveCSS('font-family', /^Display, "Devanagari Display"/);
    await expect(element).toHaveCSS('letter-spacing', /^(normal|0px)$/);
  }
  const label = main(page).getByText('एक नज़र में', { exact: true });
  await expect(label).toHaveCSS('font-size', '15px');
  await expect(label).toHaveCSS('letter-spacing', /^(normal|0px)$/);
  expect(await page.evaluate(() => document.fonts.check('400 20px "Devanagari Display"', 'अ'))).toBe(true);
});

test('a word in Hindi is found, with and without its dot', async ({ page }) => {
  for (const word of ['समितियाँ', 'फॉर्मल']) {
    await page.goto(`${server.url}/search?q=${encodeURIComponent(word)}`);
    const result = main(page).getByRole('link', { name: 'अभिभावकों और विद्यालयों के लिए' }).first();
    await expect(result).toHaveAttribute('href', HINDI);
    await expect(page.locator('mark').first()).toBeVisible();
  }
});

test('the statue begins to rise 800 ms after the rest', async ({ page }) => {
  await page.goto(`${server.url}/`);
  const statue = page.getByAltText(STOCK.statue?.alt ?? '');
  await expect(statue).toBeVisible();
  const place = (await statue.boundingBox()) ?? undefined;
  for (const [time, hasBegun, isSeen] of [
    [800, false, false],
    // It starts slowly: nothing is seen for some 300 ms more.
    [801, true, false],
    [1200, true, true],
  ] as const) {
    await page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
    }, time);
    const { data } = await pictureOf(page, place);
    const progress = await statue.evaluate((image) => {
      image.style.visibility = 'hidden';
      return image.getAnimations()[0]?.effect?.getComputedTiming().progress ?? 0;
    });
    const { data: without } = await pictureOf(page, place);
    await statue.evaluate((image) => image.style.removeProperty('visibility'));
    expect([progress > 0, !data.equals(without)], `${time} ms`).toEqual([hasBegun, isSeen]);
  }
});

test('a photograph from a phone is upright, cropped and in two formats', async ({ page }) => {
  const uploaded = await sharp(`${PICTURES}/on-its-side.jpg`).metadata();
  expect(uploaded).toMatchObject({ width: 900, height: 1600, orientation: 6 });

  await page.goto(server.url + OF_A_PHONE);
  const picture = page.locator('picture', { has: page.getByRole('img') });
  const addresses = await picture
    .locator('[srcset]')
    .evaluateAll((sources) =>
      sources.flatMap((source) => (source.getAttribute('srcset') ?? '').split(', ').map((file) => file.split(' ')[0])),
    );
  const formats = addresses.map((address = '') => address.replace(/^\/images\/on-its-side\..+\./, ''));
  expect(formats).toEqual(['avif', 'avif', 'webp', 'webp']);
  for (const address of addresses) {
    const response = await page.request.get(server.url + address);
    expect(response.headers()['cache-control']).toContain('immutable');
    const image = sharp(await response.body());
    const { width, height, orientation } = await image.metadata();
    expect(width / height).toBeCloseTo(4 / 5, 2);
    expect(orientation).toBeUndefined();
    const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 0] = data;
    const [redBelow = 0, , blueBelow = 0] = data.subarray(data.length - info.channels);
    expect(red, 'the red half on top').toBeGreaterThan(blue);
    expect(blueBelow, 'the blue half below').toBeGreaterThan(redBelow);
  }
});

test('the dark ground of a picture is printed, which browsers leave out otherwise', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of [WITH_NIGHT, '/committees']) {
    await page.goto(server.url + path);
    const picture = page.locator('img[src*="table"]');
    await expect(picture, path).toHaveCSS('print-color-adjust', 'exact');
    expect(await groundOf(picture), path).toBe('dark');
  }
});

test.describe('in the dark scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('dark ink without a light counterpart stays on paper', async ({ page }) => {
    await page.goto(server.url + IN_DARK_INK);
    expect(await groundOf(page.getByRole('img'))).toBe('light');
    await page.goto(server.url + WITH_NIGHT);
    expect(await groundOf(page.getByRole('img'))).toBe('dark');
  });

  test('a picture drawn for dark ground is printed on dark ground', async ({ page }) => {
    await page.goto(server.url + WITH_NIGHT);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    expect(await groundOf(page.getByRole('img'))).toBe('dark');
  });
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of ['/committees', OF_A_PHONE, WITH_NIGHT, '/home', HINDI]) {
    test(`${path} is light and accessible with its pictures and fonts, on the first of several days`, async ({
      page,
    }) => {
      test.slow();
      const tooHeavy = startWeighing(page, path);
      await openAt(page, BEGIN, path);
      await page.waitForLoadState('networkidle');
      expect(await tooHeavy()).toEqual([]);
      await expectNoFindings(page);
    });
  }
});
