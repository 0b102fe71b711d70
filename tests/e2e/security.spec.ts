/** What pages may run and load, which pages other sites may embed, and how long browsers cache files. */
import { expect, test } from '@playwright/test';
import { isDrawn, status } from '../support/page.ts';

test('scripts in a drawing do not run when it is opened directly', async ({ page }) => {
  await page.goto('./favicon.svg');
  expect(await page.evaluate(() => origin), 'sandboxed').toBe('null');
});

test('files with a hash in their names are cached for a year', async ({ request }) => {
  const [font = ''] = /\/_astro\/[^"]+\.woff2/.exec(await (await request.get('/home')).text()) ?? [];
  expect((await request.get(font)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('scripts can write no markup, add no script and start no worker', async ({ page }) => {
  // The contact page has the most permissive policy: it may also connect to the email service.
  await page.goto('/contact');
  const refusals = await page.evaluate(async () => {
    const attempts = [
      () => {
        document.body.innerHTML = '<p>No</p>';
      },
      () => {
        document.createElement('script').src = '/elsewhere.js';
      },
      () => setTimeout('document.title = "Ran"'),
      () => navigator.serviceWorker.register('/worker.js'),
    ];
    const ends = attempts.map(async (attempt) => attempt());
    return (await Promise.allSettled(ends)).map((end) => (end.status === 'rejected' ? end.reason.name : 'allowed'));
  });
  expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
});

test.describe('if the page that is open has no security policy', () => {
  test.use({ bypassCSP: true });

  test('another site shows icons and share cards, but neither loads nor frames a page', async ({ page, baseURL }) => {
    await page.goto(`${process.env.NINTH_EDITION_URL}`);
    const shows = (src: string) => page.evaluate((src) => Object.assign(new Image(), { src }).decode(), src);
    for (const path of ['favicon.svg', 'apple-touch-icon.png', 'share/home.png']) await shows(`${baseURL}${path}`);
    const load = (url: string) => page.evaluate((url) => fetch(url, { mode: 'no-cors' }).then(() => 'loaded'), url);
    await expect(load(`${baseURL}about`)).rejects.toThrow('Failed to fetch');
    await page.setContent(`<iframe src="${baseURL}about"></iframe>`);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  });

  test('nothing in an address runs', async ({ page }) => {
    const attack = '"><script>document.title = "Ran"</script><img src=x onerror="document.title = `Ran`">';
    const text = encodeURIComponent(attack);
    for (const path of ['/search', '/contact', `/committees/${text}`]) {
      await page.goto(`${path}?q=${text}#${attack}`);
      await isDrawn(page);
      if (path === '/search') await expect(status(page)).toContainText('onerror');
      await expect(page.locator('[onerror]')).toHaveCount(0);
      await expect(page).not.toHaveTitle('Ran');
    }
  });
});
