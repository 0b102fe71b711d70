import { expect, test } from '@playwright/test';
import { PHONE } from '../support/page.ts';

const ENGLISH = '/parents-and-schools';
const HINDI = `${ENGLISH}/hi`;

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
  for (const path of [HINDI, ENGLISH]) {
    await page.goto(path);
    await expect(main.getByRole('link', { name: path === HINDI ? 'English' : 'हिन्दी' })).toBeVisible();
    for (const [code, address] of Object.entries({ hi: HINDI, en: ENGLISH }))
      await expect(page.locator(`link[hreflang="${code}"]`)).toHaveAttribute(
        'href',
        `https://mun.example.org${address}`,
      );
  }
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
