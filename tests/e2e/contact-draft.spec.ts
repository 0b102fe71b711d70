import { expect, type Page, test } from '@playwright/test';
import {
  FAILED,
  FILLED,
  fields,
  fillIn,
  isReady,
  loggedErrors,
  mockService,
  NOTE,
  openStill,
  SENT,
  send,
  TEXT,
  toast,
  UNKNOWN,
  values,
  verdict,
  withholdFormScript,
} from '../support/contact.ts';

const KEY = 'contact-draft-1';
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('what is written comes back with a note, until it is deleted', async ({ page }) => {
  await openStill(page);
  await expect(page.getByText(NOTE)).toHaveCount(0);
  await fillIn(page);
  await page.reload();
  await expect(page.getByText(NOTE)).toBeVisible();
  expect(await values(page)).toEqual(FILLED);
  await page.getByRole('button', { name: 'Delete it now' }).click();
  await expect(fields(page).name).toBeFocused();
  expect(await values(page)).toEqual(['', '', '']);
  await page.reload();
  await isReady(page);
  await expect(page.getByText(NOTE)).toHaveCount(0);
  expect(await values(page)).toEqual(['', '', '']);
});

test('a draft is all that is stored, and gone once it is sent, or after a day on whichever page is opened next', async ({
  page,
  context,
}) => {
  await mockService(page);
  await openStill(page);
  await fillIn(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([KEY]);
  await send(page).click();
  await expect(toast(page)).toHaveText(SENT);
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });

  await fillIn(page);
  await page.goto('/about');
  expect(await stored(page)).not.toBeNull();
  await page.clock.fastForward('25:00:00');
  await page.reload();
  expect(await stored(page)).toBeNull();
});

test('before the form’s script has arrived, a draft is in the fields, and is sent with what is typed', async ({
  page,
}) => {
  const { requests } = await mockService(page);
  await openStill(page);
  await fillIn(page);
  await page.goto('/about');
  const release = await withholdFormScript(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect.poll(() => values(page)).toEqual(FILLED);
  await fields(page).name.fill('Ravi');
  expect(await stored(page)).toContain('Ravi');
  await send(page).click();
  await expect(page).toHaveURL('/contact');
  release();
  await isReady(page);
  // A page that has just been opened waits two seconds before it sends.
  await page.clock.runFor(2000);
  await expect(toast(page)).toHaveText(SENT);
  expect(requests[0]?.template_params).toMatchObject({ from_name: 'Ravi', message: TEXT });
});

test('a message cut off by closing the page is reported on the next visit, until its draft is deleted', async ({
  page,
}) => {
  const service = await mockService(page, 'hangs');
  await openStill(page);
  await fillIn(page);
  await send(page).click();
  await expect.poll(() => service.requests.length).toBe(1);
  const logged = loggedErrors(page);
  await page.reload();
  await expect(verdict(page, UNKNOWN)).toBeFocused();
  await expect(toast(page)).toHaveText(FAILED);
  expect(logged).toEqual([expect.stringContaining('The message may not have been sent:')]);
  expect(await values(page)).toEqual(FILLED);
  await page.getByRole('button', { name: 'Delete it now' }).click();
  await expect(verdict(page, UNKNOWN)).toHaveCount(0);
  await page.reload();
  await isReady(page);
  await expect(verdict(page, UNKNOWN)).toHaveCount(0);
});

test.describe('in two tabs', () => {
  test('a message being sent in one does not alarm the other', async ({ page, context }) => {
    const service = await mockService(page, 'hangs');
    await openStill(page);
    await fillIn(page);
    await send(page).click();
    await expect.poll(() => service.requests.length).toBe(1);
    const other = await context.newPage();
    await other.goto('/contact');
    await expect(other.getByText(NOTE)).toBeVisible();
    // If anything were reported of the attempt, it would be once the browser has answered this.
    await other.evaluate(() => navigator.locks.query());
    await expect(verdict(other, UNKNOWN)).toHaveCount(0);
    await expect(toast(other)).toHaveText('');

    // Once the sending tab is closed, nobody knows how its attempt ended.
    await page.close();
    const locks = () => other.evaluate(async () => (await navigator.locks.query()).held);
    await expect.poll(locks, 'The browser releases the locks of a closed tab in its own time.').toEqual([]);
    await other.reload();
    await expect(verdict(other, UNKNOWN)).toBeFocused();
  });

  for (const [what, act] of [
    ['sending', (page: Page) => send(page).click()],
    ['deleting', (page: Page) => page.getByRole('button', { name: 'Delete it now' }).click()],
  ] as const) {
    test(`${what} in one does not take away what was written in the other`, async ({ page, context }) => {
      await mockService(page);
      await openStill(page);
      await fillIn(page);
      await page.reload();
      const other = await context.newPage();
      await other.goto('/contact');
      await isReady(other);
      await fields(other).message.fill('Written in the other tab.');
      await page.bringToFront();
      await act(page);
      // A page that has just been opened waits two seconds before it sends.
      await page.clock.runFor(2000);
      await expect(fields(page).message).toHaveValue('');
      // It may be saved again in answer to an event, once the other tab has removed it.
      await expect.poll(() => stored(other)).toContain('Written in the other tab.');
      await other.reload();
      await expect(other.getByText(NOTE)).toBeVisible();
      await expect(fields(other).message).toHaveValue('Written in the other tab.');
    });
  }
});

/** What must never be more than text: markup, addresses, mail headers, templates. */
const HOSTILE = [
  '</textarea><script>window.broken=1</script>',
  '"><img src=x onerror=window.broken=1>',
  '</astro-island><iframe srcdoc="<script>parent.broken=1</script>">',
  "javascript:window.broken='1'",
  '?bcc=all@evil.example&body=x#',
  '&lt;script&gt;window.broken=1&lt;/script&gt;%3Cscript%3E',
].join('\n');

test('hostile text in a stored draft is text: in the page, in the mail link, in what is sent', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', () => {
      (window as { broken?: number }).broken = 2;
    });
  });
  const service = await mockService(page, 500);
  await page.goto('/about');
  const message = { name: HOSTILE, email: 'asha@school.in', message: HOSTILE };
  const draft = JSON.stringify({ savedAt: Date.now(), message });
  await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [KEY, draft] as const);
  await page.goto('/contact');
  await expect(fields(page).message).toHaveValue(HOSTILE);
  await fields(page).name.fill('<svg/onload=window.broken=1>');
  await send(page).click();
  await expect(verdict(page, 'Your message was not sent')).toBeFocused();
  const link = await page.getByRole('link', { name: 'Send it from your e-mail program' }).getAttribute('href');
  const { pathname, searchParams } = new URL(link ?? '');
  expect([pathname, ...searchParams.keys()]).toEqual(['secretariat@example.org', 'subject', 'body']);
  expect(service.requests[0]?.template_params.message).toBe(HOSTILE);
  expect(await page.evaluate(() => (window as { broken?: number }).broken)).toBeUndefined();
});
