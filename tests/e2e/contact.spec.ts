import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { expect, type Locator, test } from '@playwright/test';
import {
  FAILED,
  fields,
  fillIn,
  isReady,
  loggedErrors,
  SENT,
  send,
  UNKNOWN,
  values,
  verdict,
  withholdFormScript,
} from '../support/contact.ts';
import { PHONE, stopClock } from '../support/page.ts';

const SERVICE = '**/api/v1.0/email/send';

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
});

test('a message arrives at the service as specified and as typed, is confirmed, and the fields are cleared', async ({
  page,
}) => {
  const text = `  When do doors open?\n\n${randomUUID()} \n`;
  await fillIn(page, text);
  await fields(page).name.fill(' Asha  Verma ');
  const request = page.waitForRequest(SERVICE);
  await send(page).click();
  expect((await request).headers()['content-type']).toBe('application/json');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT);
  await expect(page.getByText('Your message has been sent.')).toBeFocused();
  expect(await values(page)).toEqual(['', '', '']);

  const messages = await Promise.all(
    (await readdir('.local/outbox')).map((file) => readFile(`.local/outbox/${file}`, 'utf8')),
  );
  const received = messages.map((message) => JSON.parse(message));
  expect(received.filter(({ template_params }) => template_params.message === text)).toEqual([
    {
      lib_version: expect.any(String),
      user_id: expect.any(String),
      service_id: expect.any(String),
      template_id: expect.any(String),
      template_params: {
        from_name: ' Asha  Verma ',
        from_email: 'asha@school.in',
        message: text,
      },
    },
  ]);
});

for (const [what, name, email, message] of [
  ['nothing', '', '', ''],
  ['white space only', '   ', ' ', '\n '],
  ['no message', 'Asha', 'asha@school.in', ' '],
] as const) {
  test(`with ${what}, an alert says so and nothing is sent`, async ({ page }) => {
    let requests = 0;
    await page.route(SERVICE, (route) => {
      requests += 1;
      return route.abort();
    });
    await fields(page).name.fill(name);
    await fields(page).email.fill(email);
    await fields(page).message.fill(message);
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText('Please fill in all fields before submitting.');
    const first = page.locator('[aria-invalid=true]').first();
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription(/^Please fill in all fields before submitting\. Please enter/);
    expect(requests).toBe(0);
    // A browser strips the white space of an e-mail field by itself.
    expect(await values(page)).toEqual([name, email.trim(), message]);
  });
}

for (const viewport of [{ width: 1440, height: 900 }, PHONE.viewport]) {
  test(`at ${viewport.width} px the alert and the first empty field are both in view`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await isReady(page);
    for (const field of ['name', 'message'] as const) {
      if (field === 'message') await fillIn(page, ' ');
      await send(page).scrollIntoViewIfNeeded();
      await send(page).click();
      await expect(fields(page)[field]).toBeFocused();
      for (const part of [page.getByRole('alert').getByText('Please fill in all fields'), fields(page)[field]]) {
        await expect(part).toBeInViewport({ ratio: 1 });
        expect(await isUncovered(part)).toBe(true);
      }
    }
  });
}

/** Whether nothing, such as the fixed header, covers the corners and the middle of an element. */
function isUncovered(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const points = [
      [left + 2, top + 2],
      [right - 2, bottom - 2],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const;
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });
}

test('a required field is not called invalid before it was checked, and its alert goes with the last error', async ({
  page,
}) => {
  await isReady(page);
  await expect(page.locator('[aria-invalid=false]')).toHaveCount(3);
  await send(page).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
  await fillIn(page);
  await expect(page.locator('[aria-invalid=false]')).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a malformed address has its own error, which a correction clears', async ({ page }) => {
  await fillIn(page);
  await fields(page).email.fill('asha@');
  await send(page).click();
  await expect(fields(page).email).toBeFocused();
  await expect(fields(page).email).toHaveAccessibleDescription(/full e-mail address/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await fields(page).email.fill('asha@school.in');
  await expect(fields(page).email).toHaveAttribute('aria-invalid', 'false');
});

test('a text that is too long is kept whole, counted, and not sent', async ({ page }) => {
  await fillIn(page, 'm'.repeat(5001));
  await expect(page.getByText('1 character too many')).toBeVisible();
  await send(page).click();
  await expect(fields(page).message).toHaveAccessibleDescription(/shorten this by 1 character\./);
  expect((await fields(page).message.inputValue()).length).toBe(5001);
  // One character to those who see it, many code units to the browser.
  await fields(page).message.fill('👩‍👩‍👧‍👦'.repeat(4999));
  await expect(page.getByText('1 character left')).toBeVisible();
});

for (const [what, answer, sentence, log] of [
  [
    'refuses',
    { status: 400, body: 'The service ID is invalid' },
    'Your message was not sent',
    'The message was not sent:',
  ],
  ['breaks off', 'abort', UNKNOWN, 'The message may not have been sent:'],
] as const) {
  test(`when the service ${what}, the toast says so, one error is logged, and every word stays`, async ({ page }) => {
    const logged = loggedErrors(page);
    await page.route(SERVICE, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(FAILED);
    await expect(verdict(page, sentence)).toBeFocused();
    expect(await values(page)).toEqual(['Asha Verma', 'asha@school.in', 'When do doors open?']);
    expect(logged).toEqual([expect.stringContaining(log)]);

    await page.unroute(SERVICE);
    await send(page).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT);
  });
}

test('a double click sends once, and the button says so', async ({ page }) => {
  let requests = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(SERVICE, async (route) => {
    requests += 1;
    await answered;
    await route.fulfill({ status: 200, body: 'OK' });
  });
  await fillIn(page);
  await send(page).dblclick();
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  answer();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT);
  expect(requests).toBe(1);
});

test('the success toast goes after six seconds, the failure toast stays until it is dismissed', async ({ page }) => {
  await page.clock.install();
  await page.reload();
  await fillIn(page);
  await stopClock(page);
  await send(page).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT);
  await page.clock.runFor(5000);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT);
  await page.clock.runFor(2000);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('');

  await page.route(SERVICE, (route) => route.fulfill({ status: 500 }));
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(FAILED);
  await page.clock.runFor(60_000);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(FAILED);
  await page.getByRole('main').getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('');
});

test('what is written and sent before the script arrives is not lost', async ({ page }) => {
  const release = await withholdFormScript(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const text = `Written early ${randomUUID()}`;
  await fillIn(page, text);
  await send(page).click();
  await expect(page).toHaveURL('/contact');
  expect(await fields(page).message.inputValue()).toBe(text);
  release();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(SENT);
});

test('the four roles, the address and the promise stand beside the form', async ({ page }) => {
  for (const role of [
    'Secretary General',
    'Deputy Secretary General',
    'Director General',
    'USG for Delegate Affairs',
  ]) {
    await expect(page.getByText(role, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'secretariat@example.org' })).toHaveAttribute(
    'href',
    'mailto:secretariat@example.org',
  );
  await expect(page.getByText('We reply within 48 hours.').first()).toBeVisible();
});
