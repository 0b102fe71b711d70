import { expect, type Page, test } from '@playwright/test';
import {
  fields,
  fillIn,
  isReady,
  openStill,
  SENT,
  send,
  TEXT,
  UNKNOWN,
  values,
  verdict,
  withholdFormScript,
} from './contact.ts';

const KEY = 'contact-draft-1';
const SERVICE = '**/api/v1.0/email/send';
const FILLED = ['Asha Verma', 'asha@school.in', TEXT];
const NOTE = 'We kept what you wrote';

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('what is written is kept within a second, and comes back with a word about it', async ({ page }) => {
  await openStill(page);
  await expect(page.getByText(NOTE)).toHaveCount(0);
  await fillIn(page);
  await page.clock.runFor(1000);
  await page.reload();
  await expect(page.getByText(NOTE)).toBeVisible();
  expect(await values(page)).toEqual(FILLED);
});

test('what was typed a moment ago is kept when the page is left', async ({ page }) => {
  await openStill(page);
  await fillIn(page);
  await page.goto('/about');
  await page.goto('/contact');
  await isReady(page);
  expect(await values(page)).toEqual(FILLED);
});

test('a draft can be discarded, and stays away', async ({ page }) => {
  await openStill(page);
  await fillIn(page);
  await page.reload();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(fields(page).name).toBeFocused();
  expect(await values(page)).toEqual(['', '', '']);
  expect(await stored(page)).toBeNull();
  await page.reload();
  await isReady(page);
  await expect(page.getByText(NOTE)).toHaveCount(0);
  expect(await values(page)).toEqual(['', '', '']);
});

test('a draft is forgotten once it is sent, and after a day', async ({ page }) => {
  await openStill(page);
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT);
  expect(await stored(page)).toBeNull();

  await fillIn(page);
  await page.clock.runFor(1000);
  await page.goto('/about');
  await page.clock.fastForward('25:00:00');
  await page.goto('/contact');
  await isReady(page);
  expect(await values(page)).toEqual(['', '', '']);
  expect(await stored(page)).toBeNull();
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

test('the same text goes under the same reference even after a reload, another text under another', async ({
  page,
}) => {
  const references: string[] = [];
  await page.route(SERVICE, (route) => {
    const { template_params } = route.request().postDataJSON();
    references.push(template_params.message.match(/Reference: (.*)$/)[1]);
    return route.fulfill({ status: 500 });
  });
  await openStill(page);
  await fillIn(page);
  for (const again of [false, true]) {
    if (again) await page.reload();
    await isReady(page);
    await send(page).click();
    // A page that has just been opened sends nothing for two seconds.
    await page.clock.runFor(2000);
    await expect(verdict(page, 'Your message was not sent')).toBeFocused();
    await page.getByRole('main').getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
  }
  await fields(page).message.fill('And when do they close?');
  await send(page).click();
  await expect(page.getByRole('main').getByRole('status')).not.toHaveText('');
  const [first, second, third] = references;
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('an attempt that stayed open is told on the next visit until it is settled', async ({ page }) => {
  await page.route(SERVICE, (route) => route.abort());
  await openStill(page);
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(UNKNOWN);
  const reference = await page.getByText(/^MUN-/).textContent();
  await page.goto('/about');
  await page.goto('/contact');
  await expect(verdict(page, UNKNOWN)).toBeFocused();
  await expect(page.getByText(/^MUN-/)).toHaveText(reference ?? '');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByText(/^MUN-/)).toHaveCount(0);
  await page.reload();
  await isReady(page);
  await expect(page.getByText(/^MUN-/)).toHaveCount(0);
});

/** What must only ever be text: scripts, addresses, mail headers, prototypes, templates. */
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

/** Counts what the security policy had to stop: a payload that got that far was more than text. */
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
    const link = page.getByRole('link', { name: 'Send it from your mail program' });
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
      JSON.stringify({ savedAt, message, attempt: { reference: payload, message, isOpen: true } }),
    ];
    for (const draft of drafts) {
      await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [KEY, draft] as const);
      await page.reload();
      await isReady(page);
    }
    await expect(page.getByText(NOTE)).toBeVisible();
    expect((await fields(page).message.inputValue()).slice(0, 5)).toBe(payload.replace(/\r\n/g, '\n').slice(0, 5));
    await expect(page.getByText(/^Reference/)).toHaveCount(0);
  }
  await isUnbroken(page);
});
