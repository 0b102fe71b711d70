/** What pages may do and load, and what they leave on the device. */
import { expect, test } from '@playwright/test';
import { isHydrated, status } from '../support/page.ts';

test('hosts are told to keep what has a hash in its name, and to run nothing in a drawing', async ({ request }) => {
  const [font = ''] = /\/_astro\/[^"]+\.woff2/.exec(await (await request.get('/home')).text()) ?? [];
  for (const [path, name, value] of [
    ['/no-such-page', 'x-content-type-options', 'nosniff'],
    ['/favicon.svg', 'content-security-policy', /default-src 'none'; style-src 'unsafe-inline'; sandbox$/],
    [font, 'cache-control', 'public, max-age=31536000, immutable'],
  ] as const)
    expect((await request.get(path)).headers()[name], path).toMatch(value);
});

test('scripts can write no markup, add no script and start no worker', async ({ page }) => {
  // Of all pages, this one may do most.
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

test.describe('without the policy, which would stop it', () => {
  test.use({ bypassCSP: true });

  test('nothing in an address runs', async ({ page }) => {
    const attack = '"><script>document.title = "Ran"</script><img src=x onerror="document.title = `Ran`">';
    const text = encodeURIComponent(attack);
    for (const path of ['/search', '/contact', `/committees/${text}`]) {
      await page.goto(`${path}?q=${text}#${attack}`);
      await isHydrated(page);
      if (path === '/search') await expect(status(page)).toContainText('onerror');
      await expect(page.locator('[onerror]')).toHaveCount(0);
      await expect(page).not.toHaveTitle('Ran');
    }
  });
});
