import { expect, type Page, test } from '@playwright/test';
import {
  FAILED,
  fields,
  fillIn,
  isReady,
  loggedErrors,
  NOTE,
  openStill,
  SENT,
  send,
  TEXT,
  UNKNOWN,
  values,
  verdict,
  withholdFormScript,
} from '../support/contact.ts';

const KEY = 'contact-draft-1';
const SERVICE = '**/api/v1.0/email/send';
const FILLED = ['Asha Verma', 'asha@school.in', TEXT];

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('what is written is saved within a second, and comes back with a note', async ({ page }) => {
  await openStill(page);
  await expect(page.getByText(NOTE)).toHaveCount(0);
  await fillIn(page);
  await page.clock.runFor(1000);
  await page.reload();
  await expect(page.getByText(NOTE)).toBeVisible();
  expect(await values(page)).toEqual(FILLED);
});

test('what was typed just before the page is left is saved', async ({ page }) => {
  await openStill(page);
  await fillIn(page);
  await page.goto('/about');
  await page.goto('/contact');
  await isReady(page);
  expect(await values(page)).toEqual(FILLED);
});

test('a draft can be deleted, and stays away', async ({ page }) => {
  await openStill(page);
  await fillIn(page);
  await page.reload();
  await page.getByRole('button', { name: 'Delete it now' }).click();
  await expect(fields(page).name).toBeFocused();
  expect(await values(page)).toEqual(['', '', '']);
  expect(await stored(page)).toBeNull();
  await page.reload();
  await isReady(page);
  await expect(page.getByText(NOTE)).toHaveCount(0);
  expect(await values(page)).toEqual(['', '', '']);
});

test('a draft is gone once it is sent, and after a day on whichever page is opened next', async ({ page }) => {
  await openStill(page);
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT);
  expect(await stored(page)).toBeNull();

  await fillIn(page);
  await page.clock.runFor(1000);
  await page.goto('/about');
  expect(await stored(page)).not.toBeNull();
  await page.clock.fastForward('25:00:00');
  await page.reload();
  expect(await stored(page)).toBeNull();
});

test('a draft that expires while the form is open is not revived by typing before the script arrives', async ({
  page,
}) => {
  await openStill(page);
  await fillIn(page);
  await page.goto('/about');
  const release = await withholdFormScript(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(fields(page).name).toBeVisible();
  await page.clock.fastForward('25:00:00');
  await fields(page).name.fill('Ravi');
  release();
  await isReady(page);
  expect(await values(page)).toEqual(['Ravi', '', '']);
});

test('what is typed before the script arrives wins over the draft, field by field', async ({ page }) => {
  await openStill(page);
  await fillIn(page);
  await page.goto('/about');
  const release = await withholdFormScript(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fields(page).name.fill('Ravi');
  release();
  await isReady(page);
  await expect(page.getByText(NOTE)).toBeVisible();
  expect(await values(page)).toEqual(['Ravi', 'asha@school.in', TEXT]);
});

test('a draft is not sent for someone who pressed Send before seeing it', async ({ page }) => {
  await openStill(page);
  await fillIn(page);
  await page.goto('/about');
  const release = await withholdFormScript(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await send(page).click();
  release();
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('');
});

test('an attempt whose end is unknown is reported again on the next visit, until the draft is deleted', async ({
  page,
}) => {
  await page.route(SERVICE, (route) => route.abort());
  await openStill(page);
  await fillIn(page);
  await send(page).click();
  await expect(verdict(page, UNKNOWN)).toBeFocused();
  await page.goto('/about');
  const logged = loggedErrors(page);
  await page.goto('/contact');
  await expect(verdict(page, UNKNOWN)).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(FAILED);
  expect(logged).toEqual([expect.stringContaining('The message may not have been sent:')]);
  await page.getByRole('button', { name: 'Delete it now' }).click();
  await expect(verdict(page, UNKNOWN)).toHaveCount(0);
  await page.reload();
  await isReady(page);
  await expect(verdict(page, UNKNOWN)).toHaveCount(0);
});

test.describe('in two tabs', () => {
  test('a message being sent in one does not alarm the other', async ({ page, context }) => {
    let requests = 0;
    await page.route(SERVICE, () => {
      requests += 1;
    });
    await openStill(page);
    await fillIn(page);
    await send(page).click();
    await expect.poll(() => requests).toBe(1);
    const other = await context.newPage();
    await other.goto('/contact');
    await expect(other.getByText(NOTE)).toBeVisible();
    // Whatever was to be said of the attempt is said once the browser has answered this.
    await other.evaluate(() => navigator.locks.query());
    await expect(verdict(other, UNKNOWN)).toHaveCount(0);
    await expect(other.getByRole('main').getByRole('status')).toHaveText('');

    // Once the sending tab is closed, nobody knows how its attempt ended.
    await page.close();
    await other.reload();
    await expect(verdict(other, UNKNOWN)).toBeFocused();
  });

  for (const [what, act] of [
    [
      'sending',
      async (page: Page) => {
        await send(page).click();
        // A page that has just been opened waits two seconds before it sends.
        await page.clock.runFor(2000);
        await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT);
      },
    ],
    ['deleting', (page: Page) => page.getByRole('button', { name: 'Delete it now' }).click()],
  ] as const) {
    test(`${what} in one does not take away what was written in the other`, async ({ page, context }) => {
      await openStill(page);
      await fillIn(page);
      await page.reload();
      const other = await context.newPage();
      await other.goto('/contact');
      await isReady(other);
      await fields(other).message.fill('Written in the other tab.');
      await page.clock.runFor(1000);
      expect(await stored(other)).toContain('Written in the other tab.');
      await page.bringToFront();
      await act(page);
      // It may be saved again in answer to an event, once the other tab has removed it.
      await expect.poll(() => stored(other)).toContain('Written in the other tab.');
      expect(await fields(other).message.inputValue()).toBe('Written in the other tab.');
      await other.goto('/about');
      await other.goto('/contact');
      await expect(other.getByText(NOTE)).toBeVisible();
      expect(await fields(other).message.inputValue()).toBe('Written in the other tab.');
    });
  }
});

/** What must never be more than text: scripts, addresses, mail headers, prototypes, templates. */
const PAYLOADS = [
  '<script>window.broken=1</script>',
  '"><img src=x onerror=window.broken=1>',
  '<svg/onload=window.broken=1>',
  '</textarea><script>window.broken=1</script>',
  '</astro-island><iframe srcdoc="<script>parent.broken=1</script>">',
  "javascript:window.broken='1'",
  'data:text/html,<script>window.broken=1</script>',
  '" autofocus onfocus="window.broken=1',
  "';window.broken=1;//",
  '{{constructor.constructor("window.broken=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the payload is such a string
  '${window.broken=1}',
  '<a href="javascript:window.broken=1">x</a>',
  '<style>@import "//evil.example"</style>',
  '<base href="//evil.example/">',
  '<form action="//evil.example"><button>x</button></form>',
  '__proto__',
  'a@b\r\nBcc: all@evil.example',
  '?bcc=all@evil.example&body=x#',
  '\u202Egnp.exe\u0000\ud800',
  '&lt;script&gt;window.broken=1&lt;/script&gt;%3Cscript%3E',
];

/** Notices what the security policy had to stop: a payload that got that far was more than text. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', () => {
      (window as { broken?: number }).broken = 2;
    });
  });
  page.on('dialog', () => {
    throw new Error('A payload ran.');
  });
}

const isUnbroken = async (page: Page) =>
  expect(await page.evaluate(() => (window as { broken?: number }).broken)).toBeUndefined();

test('twenty payloads in the fields are text: in the page, in the mail link, in what is sent', async ({ page }) => {
  await watch(page);
  await openStill(page);
  const sent: Record<string, string>[] = [];
  await page.route(SERVICE, (route) => {
    sent.push(route.request().postDataJSON().template_params);
    return route.fulfill({ status: 500 });
  });
  expect(PAYLOADS).toHaveLength(20);
  for (const payload of PAYLOADS) {
    const plain = payload.replace(/\r?\n/g, ' ').replaceAll('\u0000', '');
    await fields(page).name.fill(plain);
    await fields(page).email.fill('asha@school.in');
    await fields(page).message.fill(plain);
    const before = sent.length;
    await send(page).click();
    await expect.poll(() => sent.length).toBe(before + 1);
    await expect(verdict(page, 'Your message was not sent')).toBeFocused();
    const link = page.getByRole('link', { name: 'Send it from your e-mail program' });
    const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect([protocol, pathname, ...searchParams.keys()]).toEqual([
      'mailto:',
      'secretariat@example.org',
      'subject',
      'body',
    ]);
    expect(sent.at(-1)?.from_name?.slice(0, 5)).toBe(plain.slice(0, 5));
  }
  await isUnbroken(page);
});

test('twenty payloads in a stored draft are text, or nothing', async ({ page }) => {
  test.slow();
  await watch(page);
  await openStill(page);
  for (const payload of PAYLOADS) {
    const savedAt = await page.evaluate(() => Date.now());
    const message = { name: payload, email: payload, message: payload };
    const drafts = [
      payload,
      JSON.stringify({ savedAt, message: { name: { toString: payload }, email: [payload], message: payload } }),
      JSON.stringify({ savedAt, message, isUnconfirmed: payload }),
    ];
    for (const draft of drafts) {
      await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [KEY, draft] as const);
      await page.reload();
      await isReady(page);
    }
    await expect(page.getByText(NOTE)).toBeVisible();
    expect((await fields(page).message.inputValue()).slice(0, 5)).toBe(payload.replace(/\r\n/g, '\n').slice(0, 5));
    await expect(verdict(page, UNKNOWN)).toHaveCount(0);
  }
  await isUnbroken(page);
});
