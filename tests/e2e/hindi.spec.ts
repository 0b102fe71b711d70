import { expect, type Request, test } from '@playwright/test';

const PATH = '/parents-and-schools/hi';

test('it is in Hindi, with dates and numbers, and what is in English says so', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('contentinfo')).toHaveAttribute('lang', 'en-IN');
  const main = page.getByRole('main');
  await expect(main).toContainText('नौवाँ संस्करण 10 और 11 अक्टूबर 2025 (शुक्रवार और शनिवार) को है');
  await expect(main).toContainText('पहले दिन इंडियन फ़ॉर्मल और दूसरे दिन वेस्टर्न फ़ॉर्मल।');
  await expect(main).toContainText('कुल नौ समितियाँ हैं।');
  await expect(main.getByRole('link', { name: 'UNSC' })).toHaveAttribute('lang', 'en');
  await expect(main.getByText('(opens in a new tab)').first()).toHaveAttribute('lang', 'en-IN');
  for (const path of [PATH, '/parents-and-schools']) {
    await page.goto(path);
    await expect(main.getByRole('link', { name: path === PATH ? 'English' : 'हिन्दी' })).toBeVisible();
    for (const [code, address] of [
      ['hi', PATH],
      ['en', '/parents-and-schools'],
    ])
      await expect(page.locator(`link[hreflang="${code}"]`)).toHaveAttribute(
        'href',
        `https://mun.example.org${address}`,
      );
  }
});

test('its letters are loaded on that page alone, and those of the link where it is', async ({ page }) => {
  const fonts = async (path: string) => {
    const loaded = new Set<string>();
    const note = (request: Request) => loaded.add(/hindi[-\w]*/.exec(request.url())?.[0] ?? '');
    await page.goto('about:blank');
    page.on('request', note);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('request', note);
    return [...loaded].filter(Boolean);
  };
  expect(await fonts('/about')).toEqual([]);
  expect(await fonts('/parents-and-schools')).toEqual(['hindi-link']);
  expect((await fonts(PATH)).sort()).toEqual(['hindi', 'hindi-600']);
});

test('a word in Hindi is found, with and without its dot', async ({ page }) => {
  for (const word of ['पंजीकरण', 'फॉर्मल']) {
    await page.goto(`/search?q=${encodeURIComponent(word)}`);
    const result = page.getByRole('main').getByRole('link', { name: 'अभिभावकों और विद्यालयों के लिए' }).first();
    await expect(result).toHaveAttribute('href', PATH);
    await expect(page.locator('mark').first()).toBeVisible();
  }
});
