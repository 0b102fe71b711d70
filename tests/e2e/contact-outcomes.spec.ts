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
} from '../support/contact.ts';

const SERVICE = '**/api/v1.0/email/send';
const BLOCKED = 'Your message was not sent, because it looked automatic.';

/** Lets the service answer only when it is told to. */
async function holdAnswer(page: Page) {
  let answer = (_status: number) => {};
  const answered = new Promise<number>((resolve) => {
    answer = resolve;
  });
  let requests = 0;
  await page.route(SERVICE, async (route) => {
    requests += 1;
    await route.fulfill({ status: await answered, body: 'OK' });
  });
  return { answer, requests: () => requests };
}

test('an answer after the deadline corrects the outcome, and is not logged twice', async ({ page }) => {
  const logged = loggedErrors(page);
  const service = await holdAnswer(page);
  await openStill(page);
  await fillIn(page);
  await send(page).click();
  await expect.poll(service.requests).toBe(1);
  await page.clock.runFor(15_000);
  await expect(verdict(page, UNKNOWN)).toBeFocused();
  await fields(page).name.focus();
  service.answer(200);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT);
  await expect(verdict(page, 'Your message has been sent.')).toBeVisible();
  // The focus stays where the visitor is.
  await expect(fields(page).name).toBeFocused();
  expect(await values(page)).toEqual(['', '', '']);
  expect(logged).toHaveLength(1);
});

test('a late answer does not touch what was written since', async ({ page }) => {
  const service = await holdAnswer(page);
  await openStill(page);
  await fillIn(page);
  await send(page).click();
  await expect.poll(service.requests).toBe(1);
  await fields(page).message.fill('And when do they close?');
  service.answer(200);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT);
  expect(await fields(page).message.inputValue()).toBe('And when do they close?');
  await page.reload();
  await expect(page.getByText(NOTE)).toBeVisible();
  expect(await fields(page).message.inputValue()).toBe('And when do they close?');
});

test('correcting one field leaves the visitor in it', async ({ page }) => {
  await openStill(page);
  await send(page).click();
  await expect(fields(page).name).toBeFocused();
  await page.keyboard.type('Asha');
  await expect(fields(page).name).toBeFocused();
  await expect(fields(page).name).toHaveValue('Asha');
});

test('what looks automatic is not sent, and goes through when a person sends it again', async ({ page }) => {
  const logged = loggedErrors(page);
  await openStill(page);
  await fillIn(page);
  // A program fills in all fields; a person cannot reach this one.
  await page.locator('[name="leave-as-is"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://casino.example';
  });
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') requests += 1;
  });
  await send(page).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(FAILED);
  await expect(verdict(page, BLOCKED)).toBeFocused();
  expect(await values(page)).toEqual(['Asha Verma', 'asha@school.in', TEXT]);
  expect(requests).toBe(0);
  expect(logged).toEqual([expect.stringContaining('The message was not sent:')]);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT);
});

test('the field for programs is out of reach for people, password managers and screen readers', async ({ page }) => {
  await openStill(page);
  const trap = page.locator('[name="leave-as-is"]');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByRole('textbox', { includeHidden: false })).toHaveCount(3);
  await fields(page).message.focus();
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
});

test('whoever is fast waits for a moment, and is sent', async ({ page }) => {
  // Time stands still from the first moment of the page on.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto('/contact');
  await isReady(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  await page.clock.runFor(1400);
  // Whatever was asked for before this would come before it in the list.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(requests).toEqual(['GET /robots.txt']);
  await page.clock.runFor(600);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT);
  expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(1);
});

test('the message can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.route(SERVICE, (route) => route.fulfill({ status: 500 }));
  await openStill(page);
  await fillIn(page);
  await send(page).click();
  const copy = page.getByRole('button', { name: 'Copy the message' });
  await copy.click();
  await expect(page.getByText('Copied.')).toBeVisible();
  // Pages may not read the clipboard here; people may.
  await fields(page).message.fill('');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(fields(page).message).toHaveValue(`${TEXT}\n\nAsha Verma\nasha@school.in`);
});

test('where the browser does not let it be copied, it is selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.route(SERVICE, (route) => route.fulfill({ status: 500 }));
  await openStill(page);
  await fillIn(page);
  await send(page).click();
  await page.getByRole('button', { name: 'Copy the message' }).click();
  await page.clock.runFor(100);
  await expect(page.getByText('The text is selected')).toBeVisible();
  await expect(page.getByLabel('Your message, to copy')).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(TEXT);
});

test('a message too long for a mail link says that it must be pasted', async ({ page }) => {
  await page.route(SERVICE, (route) => route.fulfill({ status: 500 }));
  await openStill(page);
  await fillIn(page, 'm'.repeat(5000));
  await send(page).click();
  await expect(page.getByText('too long for this link')).toBeVisible();
  const href = await page.getByRole('link', { name: 'Send it from your e-mail program' }).getAttribute('href');
  expect(href?.length).toBeLessThan(1800);
});

test('a form that breaks down is replaced by the address; its toast and the page stay', async ({ page }) => {
  await page.route(SERVICE, (route) => route.fulfill({ status: 500 }));
  await openStill(page);
  await fillIn(page);
  await page.evaluate(() => {
    globalThis.encodeURIComponent = () => {
      throw new Error('broken');
    };
  });
  await send(page).click();
  await expect(page.getByText('The form has stopped working.').getByRole('link')).toHaveText('secretariat@example.org');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(FAILED);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await isReady(page);
  expect(await values(page)).toEqual(['Asha Verma', 'asha@school.in', TEXT]);
});
