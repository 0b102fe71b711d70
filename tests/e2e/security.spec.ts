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

test('nothing in an address runs, before or behind its #', async ({ page }) => {
  let runs = 0;
  await page.exposeFunction('ran', () => {
    runs += 1;
  });
  const text = encodeURIComponent(PAYLOAD);
  for (const path of ['/search', '/committees', '/contact', `/committees/${text}`]) {
    await page.goto(`${path}?q=${text}&kind=${text}#${PAYLOAD}`);
    await isHydrated(page);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('[onerror], [srcdoc], [href^="javascript:"]')).toHaveCount(0);
  }
  expect(runs).toBe(0);
  // What is counted would have been noticed.
  await page.evaluate('ran()');
  expect(runs).toBe(1);
});

test('scripts can write no markup, add no script, compile no WebAssembly and name no worker', async ({ page }) => {
  // Of all pages, this one may do most.
  await page.goto('/keep');
  const refusals = await page.evaluate(async () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    const attempts = [
      () => {
        document.body.innerHTML = '<p>No</p>';
      },
      () => setTimeout('ran()'),
      () => {
        document.createElement('script').src = '/elsewhere.js';
      },
      // The eight bytes of an empty module.
      () => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
      () => trustedTypes.createPolicy('other', {}),
      () => navigator.serviceWorker.register('/keep-worker.js'),
    ];
    const ends = await Promise.allSettled(attempts.map(async (attempt) => attempt()));
    return ends.map(({ status }) => status);
  });
  expect(refusals).toEqual(Array(6).fill('rejected'));
});
