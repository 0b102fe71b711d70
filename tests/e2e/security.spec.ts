import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from '../support/page.ts';
import { allPaths } from '../support/site.ts';

/** What would run if the site wrote an address into its pages. Each calls `ran`. */
const PAYLOADS = [
  '<script>ran()</script>',
  '"><script>ran()</script>',
  "'><script>ran()</script>",
  '</title><script>ran()</script>',
  '</script><script>ran()</script>',
  '<img src=x onerror=ran()>',
  '"><img src=x onerror="ran()">',
  '<svg onload=ran()>',
  '<svg><animate onbegin=ran() attributeName=x dur=1s>',
  '<iframe srcdoc="<script>parent.ran()</script>">',
  '<details open ontoggle=ran()>',
  '<body onload=ran()>',
  '<a href="javascript:ran()" id=x autofocus onfocus=ran()>',
  '<input autofocus onfocus=ran()>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=ran()>',
  'javascript:ran()',
  '" onmouseover="ran()" x="',
  "'-ran()-'",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: not for us to fill in
  '${ran()}{{constructor.constructor("ran()")()}}',
  '[x](javascript:ran())&lt;script&gt;ran()&lt;/script&gt;',
];

/** Counts calls of `ran`, which a payload makes, on the page itself and from its frames. */
async function countRuns(page: Page): Promise<() => number> {
  let runs = 0;
  await page.exposeFunction('ran', () => {
    runs += 1;
  });
  return () => runs;
}

for (const [index, payload] of PAYLOADS.entries()) {
  test(`in an address or behind its # this does not run: ${payload}`, async ({ page }) => {
    const runs = await countRuns(page);
    const text = encodeURIComponent(payload);
    const interactive = index % 2 ? '/home' : '/contact';
    for (const address of [
      `${interactive}?q=${text}&${payload}#${payload}`,
      `/committees/${text}?${payload}#${text}`,
    ]) {
      await page.goto(address);
      await isHydrated(page);
      // Nor does a change while the page is open.
      await page.evaluate((hash) => {
        location.hash = hash;
      }, payload);
      await expect(page.locator('h1')).toBeVisible();
      const planted = page.locator(
        '[onerror], [onload], [onfocus], [ontoggle], [onmouseover], [srcdoc], [href^="javascript:"]',
      );
      await expect(planted).toHaveCount(0);
    }
    expect(runs()).toBe(0);
    // What is counted would have been noticed.
    await page.evaluate('ran()');
    expect(runs()).toBe(1);
  });
}

test('scripts can neither write markup nor be added in a page', async ({ page }) => {
  await page.goto('/contact');
  const runs = await countRuns(page);
  const refusals = await page.evaluate(() => {
    const refused = (attempt: () => void) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    return [
      refused(() => {
        document.body.innerHTML = '<p>No</p>';
      }),
      refused(() => setTimeout('ran()')),
      refused(() => {
        document.createElement('script').src = '/elsewhere.js';
      }),
    ];
  });
  expect(refusals).toEqual([true, true, true]);
  await page
    .evaluate(() => {
      const handler = document.createElement('button');
      handler.setAttribute('onclick', 'ran()');
      document.body.append(handler);
      handler.click();
    })
    .catch(() => undefined);
  expect(runs()).toBe(0);
});

test('no page compiles WebAssembly, and only /keep may name a worker', async ({ page }) => {
  for (const path of allPaths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const allowed = await page.evaluate(async () => {
      // The eight bytes of an empty module.
      const module = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
      const compiles = await WebAssembly.compile(module).then(
        () => true,
        () => false,
      );
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => void };
      };
      const may = (name: string) => {
        try {
          trustedTypes.createPolicy(name, {});
          return true;
        } catch {
          return false;
        }
      };
      return { compiles, anyPolicy: may('another'), workerPolicy: may('keep-on-phone') };
    });
    expect(allowed, path).toEqual({
      compiles: false,
      anyPolicy: false,
      // /keep may have made it already, and no page may make one twice.
      workerPolicy: path === '/keep' ? expect.any(Boolean) : false,
    });
  }
});

test('a visit leaves no cookie and nothing stored, and no other site hears of it', async ({
  page,
  context,
  baseURL,
}) => {
  const requests: string[] = [];
  // The context hears of what workers ask for, too.
  context.on('request', (request) => requests.push(request.url()));
  for (const path of allPaths) {
    await page.goto(path);
    await isHydrated(page);
  }
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  // Nothing is kept on the device but at the press of a button: tests/e2e/keep.spec.ts.
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0);
  expect(requests.filter((url) => !url.startsWith(`${baseURL}/`) || url.includes('keep-worker'))).toEqual([]);
});

test('no other site may show these pages in a frame', async ({ page, baseURL }) => {
  await page.route('https://frame.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/home"></iframe>` }),
  );
  await page.goto('https://frame.example/');
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});
