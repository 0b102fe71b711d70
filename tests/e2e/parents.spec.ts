import { expect, type Locator, test } from '@playwright/test';
import { PHONE } from '../support/page.ts';

const ENGLISH = '/parents-and-schools';
const HINDI = `${ENGLISH}/hi`;
const URDU = `${ENGLISH}/ur`;

test('date, place and dress code are seen without scrolling', async ({ page }) => {
  await page.goto(ENGLISH);
  for (const viewport of [{ width: 1440, height: 900 }, PHONE.viewport]) {
    await page.setViewportSize(viewport);
    for (const fact of ['10 and 11 October 2025', 'The school, Lucknow', 'Day 2: Western formals'])
      await expect(page.getByRole('definition').getByText(fact, { exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test('the page in Hindi is in Hindi, with dates and numbers, and what is in English says so', async ({ page }) => {
  await page.goto(HINDI);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.locator('body')).toHaveAttribute('lang', 'en-IN');
  const main = page.getByRole('main');
  await expect(main).toContainText('नौवाँ संस्करण 10 और 11 अक्टूबर 2025 (शुक्रवार और शनिवार) को है');
  await expect(main).toContainText('पहले दिन इंडियन फ़ॉर्मल और दूसरे दिन वेस्टर्न फ़ॉर्मल।');
  await expect(main).toContainText('कुल नौ समितियाँ हैं।');
  await expect(main.getByRole('link', { name: 'UNSC' })).toHaveAttribute('lang', 'en');
  await expect(main.getByText('(opens in a new tab)').first()).toHaveAttribute('lang', 'en-IN');
});

test('the page is offered in each of its other languages, to visitors and to search engines', async ({ page }) => {
  const languages = { en: [ENGLISH, 'English'], hi: [HINDI, 'हिन्दी'], ur: [URDU, 'اردو'] } as const;
  for (const [own, [path]] of Object.entries(languages)) {
    await page.goto(path);
    const links = page.getByRole('main').locator('a[hreflang]');
    await expect(links).toHaveText(
      Object.entries(languages).flatMap(([code, [, name]]) => (code === own ? [] : [name])),
    );
    for (const [code, [address]] of Object.entries(languages))
      await expect(page.locator(`link[hreflang="${code}"]`)).toHaveAttribute(
        'href',
        `https://mun.example.org${address}`,
      );
  }
});

test('a page that is read from right to left is laid out like that, and the site around it is not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(URDU);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('body')).toHaveAttribute('dir', 'ltr');
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('lang', 'ur');
  await expect(main).toContainText('9، 10 اور 11 اکتوبر 2025 (جمعہ اور ہفتہ)');
  const middle = async (locator: Locator) => {
    const { x, width } = (await locator.boundingBox()) ?? { x: NaN, width: NaN };
    return x + width / 2;
  };
  const term = (name: string) => main.getByRole('term').filter({ hasText: name });
  expect(await middle(term('کب'))).toBeGreaterThan(await middle(term('کہاں')));
  expect(await middle(page.getByRole('banner').getByRole('link').first())).toBeLessThan(720);
  // Names in English keep their order, at the same edge as the rest.
  const names = main.getByRole('definition').filter({ hasText: 'AIPPM, UNHRC' });
  await expect(names).toHaveCSS('direction', 'ltr');
  await expect(names).toHaveCSS('text-align', 'end');
  await expect(main.getByRole('link', { name: 'سیکریٹریٹ کو لکھیں' }).locator('svg')).toHaveCSS('scale', '-1 1');
});

test('the letters of a script are loaded on its pages alone, and those of a name where its link is', async ({
  page,
}) => {
  const fonts = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return files.flatMap((file) => file.match(/(devanagari|names)[-\w]*/)?.[0] ?? []).sort();
  };
  expect(await fonts(HINDI)).toEqual(['devanagari', 'devanagari-600']);
  expect(await fonts('/about')).toEqual([]);
  expect(await fonts(ENGLISH)).toEqual(['names-hi']);
});

test('a word in Hindi is found, with and without its dot', async ({ page }) => {
  for (const word of ['पंजीकरण', 'फॉर्मल']) {
    await page.goto(`/search?q=${encodeURIComponent(word)}`);
    const result = page.getByRole('main').getByRole('link', { name: 'अभिभावकों और विद्यालयों के लिए' }).first();
    await expect(result).toHaveAttribute('href', HINDI);
    await expect(page.locator('mark').first()).toBeVisible();
  }
});
