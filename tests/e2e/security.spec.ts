import { expect, test } from '@playwright/test';
import { isHydrated } from '../support/page.ts';

/** What would run if the site wrote an address into its pages. Each calls `ran`. */
const PAYLOAD = [
  '"><script>ran()</script>',
  '</title></script><script>ran()</script>',
  "'><img src=x onerror=ran()>",
  '<iframe srcdoc="<script>parent.ran()</script>">',
  'javascript:ran()',
  '{{constructor.constructor("ran()")()}}',
].join(' ');

test.describe('without the policy, which would stop it', () => {
  test.use({ bypassCSP: true });

  test('nothing in an address runs, before or behind its #', async ({ page }) => {
    let runs = 0;
    await page.exposeFunction('ran', () => {
      runs += 1;
    });
    const text = encodeURIComponent(PAYLOAD);
    for (const path of ['/search', '/committees', '/contact', `/committees/${text}`]) {
      await page.goto(`${path}?q=${text}&kind=${text}#${PAYLOAD}`);
      await isHydrated(page);
      if (path === '/search') await expect(page.getByText(' found for ')).toContainText('ran()');
      await expect(page.locator('[onerror], [srcdoc], [href^="javascript:"]')).toHaveCount(0);
    }
    expect(runs).toBe(0);
    // What is counted would have been noticed.
    await page.evaluate('ran()');
    expect(runs).toBe(1);
  });
});

test('scripts can write no markup, add no script, compile no WebAssembly and name no worker', async ({ page }) => {
  // Of all pages, this one may do most.
  await page.goto('/keep');
  const refusals = await page.evaluate(async () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    const attempts: Record<string, () => unknown> = {
      markup: () => {
        document.body.innerHTML = '<p>No</p>';
      },
      'a timer': () => setTimeout('ran()'),
      'a script': () => {
        document.createElement('script').src = '/elsewhere.js';
      },
      // The eight bytes of an empty module.
      'a WebAssembly module': () => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
      'a policy of its own': () => trustedTypes.createPolicy('other', {}),
      'a worker': () => navigator.serviceWorker.register('/keep-worker.js'),
    };
    const reasons = Object.entries(attempts).map(async ([what, attempt]) => {
      const reason = await Promise.resolve()
        .then(attempt)
        .then(() => 'allowed', String);
      return [what, reason];
    });
    return Object.fromEntries(await Promise.all(reasons));
  });
  expect(refusals).toEqual({
    markup: expect.stringContaining("requires 'TrustedHTML'"),
    'a timer': expect.stringContaining("requires 'TrustedScript'"),
    'a script': expect.stringContaining("requires 'TrustedScriptURL'"),
    'a WebAssembly module': expect.stringContaining('violates the following Content Security policy directive'),
    'a policy of its own': expect.stringContaining('Policy "other" disallowed'),
    'a worker': expect.stringContaining("requires 'TrustedScriptURL'"),
  });
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
