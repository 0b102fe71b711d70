/** What pages may do and load, and what they leave on the device. */
import { expect, test } from '@playwright/test';
import { isHydrated } from '../support/page.ts';
import { allPaths } from '../support/sample.ts';

test('every page carries a policy of its own, and one alone may start a worker', async ({ request }) => {
  for (const path of [...allPaths, '/no-such-page']) {
    const html = await (await request.get(path)).text();
    const [, policy] = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html) ?? [];
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(policy, path).toContain(path === '/keep' ? "worker-src 'self'" : "worker-src 'none'");
  }
});

test('scripts can write no markup, add no script and start no worker', async ({ page }) => {
  // Of all pages, this one may do most.
  await page.goto('/keep');
  const refusals = await page.evaluate(async () => {
    const attempts = [
      () => {
        document.body.innerHTML = '<p>No</p>';
      },
      () => {
        document.createElement('script').src = '/elsewhere.js';
      },
      () => setTimeout('document.title = "Ran"'),
      () => navigator.serviceWorker.register('/keep-worker.js'),
    ];
    const ends = attempts.map(async (attempt) => attempt());
    return (await Promise.allSettled(ends)).map((end) => (end.status === 'rejected' ? end.reason.name : 'allowed'));
  });
  expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
});

test('a script that somebody puts into a page on its way does not run', async ({ page }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const foreign = '<script>document.title = "Ran"</script><img src="/none" onerror="document.title = `Ran`">';
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${foreign}</main>`) });
  });
  await page.goto('/about');
  await expect(page.locator('main img[onerror]')).toBeAttached();
  await expect(page).not.toHaveTitle('Ran');
});

test('nothing runs in a drawing that is opened alone', async ({ page }) => {
  await page.route('/favicon.svg', async (route) => {
    const response = await route.fetch();
    const hostile = `<script>document.documentElement.id = 'ran'</script><rect onclick="void 0" width="9" height="9"/>
      <foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><iframe srcdoc="Hello"/><img src="/none"
      onerror="document.documentElement.id = 'ran'"/></body></foreignObject>`;
    const drawing = (await response.text()).replace('</svg>', `${hostile}</svg>`);
    await route.fulfill({ response, body: drawing.replace('<svg', `<svg onload="this.id = 'ran'"`) });
  });
  await page.goto('/favicon.svg');
  await expect(page.locator('foreignObject')).toBeAttached();
  await expect(page.locator('#ran')).toHaveCount(0);
});

test.describe('without the policy, which would stop it', () => {
  test.use({ bypassCSP: true });

  test('nothing in an address runs', async ({ page }) => {
    const attack = '"><script>document.title = "Ran"</script><img src=x onerror="document.title = `Ran`">';
    const text = encodeURIComponent(attack);
    for (const path of ['/search', '/contact', `/committees/${text}`]) {
      await page.goto(`${path}?q=${text}#${attack}`);
      await isHydrated(page);
      if (path === '/search') await expect(page.getByRole('main').getByRole('status')).toContainText('onerror');
      await expect(page.locator('[onerror]')).toHaveCount(0);
      await expect(page).not.toHaveTitle('Ran');
    }
  });
});
