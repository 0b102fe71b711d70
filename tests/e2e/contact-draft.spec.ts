import { expect, type Page, test } from '@playwright/test';
import * as form from '../support/contact.ts';

const KEY = 'contact-draft-1';
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('what is written comes back with a note, until it is deleted', async ({ page }) => {
  await form.openStill(page);
  await expect(page.getByText(form.NOTE)).toHaveCount(0);
  await form.fillIn(page);
  await page.reload();
  await expect(page.getByText(form.NOTE)).toBeVisible();
  expect(await form.values(page)).toEqual(form.FILLED);
  await page.getByRole('button', { name: 'Delete it now' }).click();
  await expect(form.fields(page).name).toBeFocused();
  expect(await form.values(page)).toEqual(['', '', '']);
  await page.reload();
  await form.isReady(page);
  await expect(page.getByText(form.NOTE)).toHaveCount(0);
  expect(await form.values(page)).toEqual(['', '', '']);
});

test('a draft is all that is stored, and gone once it is sent, or after a day on whichever page is opened next', async ({
  page,
  context,
}) => {
  await form.mockService(page);
  await form.openStill(page);
  await form.fillIn(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([KEY]);
  await form.send(page).click();
  await expect(form.toast(page)).toHaveText(form.SENT);
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });

  await form.fillIn(page);
  await page.goto('/about');
  expect(await stored(page)).not.toBeNull();
  await page.clock.fastForward('25:00:00');
  await page.reload();
  expect(await stored(page)).toBeNull();
});

test('before the form’s script has arrived, a draft is in the fields, and is sent with what is typed', async ({
  page,
}) => {
  const { requests } = await form.mockService(page);
  await form.openStill(page);
  await form.fillIn(page);
  await page.goto('/about');
  const release = await form.withholdFormScript(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect.poll(() => form.values(page)).toEqual(form.FILLED);
  await form.fields(page).name.fill('Ravi');
  expect(await stored(page)).toContain('Ravi');
  await form.send(page).click();
  await expect(page).toHaveURL('/contact');
  release();
  await form.isReady(page);
  // A page that has just been opened waits two seconds before it sends.
  await page.clock.runFor(2000);
  await expect(form.toast(page)).toHaveText(form.SENT);
  expect(requests[0]?.template_params).toMatchObject({ from_name: 'Ravi', message: form.TEXT });
});

test('a message cut off by closing the page is reported on the next visit, until its draft is deleted', async ({
  page,
}) => {
  const service = await form.mockService(page, 'hangs');
  await form.openStill(page);
  await form.fillIn(page);
  await form.send(page).click();
  await expect.poll(() => service.requests.length).toBe(1);
  const logged = form.loggedErrors(page);
  await page.reload();
  await expect(form.verdict(page, form.UNKNOWN)).toBeFocused();
  await expect(form.toast(page)).toHaveText(form.FAILED);
  expect(logged).toEqual([expect.stringContaining('The message may not have been sent:')]);
  expect(await form.values(page)).toEqual(form.FILLED);
  await page.getByRole('button', { name: 'Delete it now' }).click();
  await expect(form.verdict(page, form.UNKNOWN)).toHaveCount(0);
  await page.reload();
  await form.isReady(page);
  await expect(form.verdict(page, form.UNKNOWN)).toHaveCount(0);
});

test.describe('in two tabs', () => {
  test('a message being sent in one does not alarm the other', async ({ page, context }) => {
    const service = await form.mockService(page, 'hangs');
    await form.openStill(page);
    await form.fillIn(page);
    await form.send(page).click();
    await expect.poll(() => service.requests.length).toBe(1);
    const other = await context.newPage();
    await other.goto('/contact');
    await expect(other.getByText(form.NOTE)).toBeVisible();
    // If anything were reported of the attempt, it would be once the browser has answered this.
    await other.evaluate(() => navigator.locks.query());
    await expect(form.verdict(other, form.UNKNOWN)).toHaveCount(0);
    await expect(form.toast(other)).toHaveText('');

    // Once the sending tab is closed, nobody knows how its attempt ended.
    await page.close();
    const locks = () => other.evaluate(async () => (await navigator.locks.query()).held);
    await expect.poll(locks, 'The browser releases the locks of a closed tab in its own time.').toEqual([]);
    await other.reload();
    await expect(form.verdict(other, form.UNKNOWN)).toBeFocused();
  });

  for (const [what, act] of [
    ['sending', (page: Page) => form.send(page).click()],
    ['deleting', (page: Page) => page.getByRole('button', { name: 'Delete it now' }).click()],
  ] as const) {
    test(`${what} in one does not take away what was written in the other`, async ({ page, context }) => {
      await form.mockService(page);
      await form.openStill(page);
      await form.fillIn(page);
      await page.reload();
      const other = await context.newPage();
      await other.goto('/contact');
      await form.isReady(other);
      await form.fields(other).message.fill('Written in the other tab.');
      await page.bringToFront();
      await act(page);
      // A page that has just been opened waits two seconds before it sends.
      await page.clock.runFor(2000);
      await expect(form.fields(page).message).toHaveValue('');
      // It may be saved again in answer to an event, once the other tab has removed it.
      await expect.poll(() => stored(other)).toContain('Written in the other tab.');
      await other.reload();
      await expect(other.getByText(form.NOTE)).toBeVisible();
      await expect(form.fields(other).message).toHaveValue('Written in the other tab.');
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
  const service = await form.mockService(page, 500);
  await page.goto('/about');
  const message = { name: HOSTILE, email: 'asha@school.in', message: HOSTILE };
  const draft = JSON.stringify({ savedAt: Date.now(), message });
  await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [KEY, draft] as const);
  await page.goto('/contact');
  await expect(form.fields(page).message).toHaveValue(HOSTILE);
  await form.fields(page).name.fill('<svg/onload=window.broken=1>');
  await form.send(page).click();
  await expect(form.verdict(page, 'Your message was not sent')).toBeFocused();
  const { pathname, searchParams } = await form.mailLink(page);
  expect([pathname, ...searchParams.keys()]).toEqual([form.ADDRESS, 'subject', 'body']);
  expect(service.requests[0]?.template_params.message).toBe(HOSTILE);
  expect(await page.evaluate(() => (window as { broken?: number }).broken)).toBeUndefined();
});
