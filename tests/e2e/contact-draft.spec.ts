import { expect, type Page, test } from '@playwright/test';
import * as form from '../support/contact.ts';

const KEY = 'contact-draft';
const stored = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), KEY);

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

test('a draft is kept for its tab, through other pages, and is gone once it is sent', async ({ page, context }) => {
  await form.mockService(page);
  await page.addInitScript(() => localStorage.setItem('contact-draft-1', 'What an earlier version left.'));
  await form.openStill(page);
  await form.fillIn(page);
  await page.goto('/about');
  await page.goBack();
  await form.isReady(page);
  expect(await form.values(page)).toEqual(form.FILLED);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([KEY]);
  await form.send(page).click();
  // A page that has just been opened waits two seconds before it sends.
  await page.clock.runFor(2000);
  await expect(form.toast(page)).toHaveText(form.SENT);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
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
  await expect(form.status(page, form.UNKNOWN)).toBeFocused();
  await expect(form.toast(page)).toHaveText(form.FAILED);
  expect(logged).toEqual([expect.stringContaining('The message may not have been sent:')]);
  expect(await form.values(page)).toEqual(form.FILLED);
  await page.getByRole('button', { name: 'Delete it now' }).click();
  await expect(form.status(page, form.UNKNOWN)).toHaveCount(0);
  await page.reload();
  await form.isReady(page);
  await expect(form.status(page, form.UNKNOWN)).toHaveCount(0);
});

test.describe('in two tabs', () => {
  test('one sends, and the other neither keeps nor reports what is not its own', async ({ page, context }) => {
    const service = await form.mockService(page, 'hangs');
    await form.openStill(page);
    await form.fillIn(page);
    await form.send(page).click();
    await expect.poll(() => service.requests.length).toBe(1);

    const other = await context.newPage();
    const logged = form.loggedErrors(other);
    await other.goto('/contact');
    await form.isReady(other);
    expect(await form.values(other)).toEqual(['', '', '']);
    expect(await stored(other)).toBeNull();
    await form.fields(other).message.fill('Written in the other tab.');

    service.release(200);
    await expect(form.toast(page)).toHaveText(form.SENT);
    expect(await form.values(page)).toEqual(['', '', '']);
    for (const tab of [page, other]) {
      await tab.reload();
      await form.isReady(tab);
      await expect(form.toast(tab)).toHaveText('');
      await expect(form.status(tab, form.UNKNOWN)).toHaveCount(0);
    }
    expect(await form.values(page)).toEqual(['', '', '']);
    expect(await form.values(other)).toEqual(['', '', 'Written in the other tab.']);
    expect(logged).toEqual([]);
  });

  test('a copy of a tab that sends has the text, and reports nothing', async ({ page }) => {
    const service = await form.mockService(page, 'hangs');
    await form.openStill(page);
    await form.fillIn(page);
    await form.send(page).click();
    await expect.poll(() => service.requests.length).toBe(1);
    const opening = page.waitForEvent('popup');
    // As “Duplicate tab” does, this copies what the tab has stored.
    await page.evaluate(() => window.open('/contact'));
    const copy = await opening;
    await form.isReady(copy);
    expect(await form.values(copy)).toEqual(form.FILLED);
    await expect(form.toast(copy)).toHaveText('');
    await expect(form.status(copy, form.UNKNOWN)).toHaveCount(0);

    service.release(200);
    await expect(form.toast(page)).toHaveText(form.SENT);
    await copy.reload();
    await expect(copy.getByText(form.NOTE)).toBeVisible();
    expect(await form.values(copy)).toEqual(form.FILLED);
    await expect(form.toast(copy)).toHaveText('');
  });
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
  const message = { name: HOSTILE, email: 'aoife@school.ie', message: HOSTILE };
  const draft = JSON.stringify({ message });
  await page.evaluate(([key, draft]) => sessionStorage.setItem(key, draft), [KEY, draft] as const);
  await page.goto('/contact');
  await expect(form.fields(page).message).toHaveValue(HOSTILE);
  await form.fields(page).name.fill('<svg/onload=window.broken=1>');
  await form.send(page).click();
  await expect(form.status(page, 'Your message was not sent')).toBeFocused();
  const { pathname, searchParams } = await form.mailLink(page);
  expect([pathname, ...searchParams.keys()]).toEqual([form.ADDRESS, 'subject', 'body']);
  expect(service.requests[0]?.template_params.message).toBe(HOSTILE);
  expect(await page.evaluate(() => (window as { broken?: number }).broken)).toBeUndefined();
});
