import { expect, type Page, test } from '@playwright/test';
import * as form from '../support/contact.ts';
import { blockStorage, PHONE, stopClock } from '../support/page.ts';

const NOT_SENT = 'Your message was not sent';

test('a message is sent once, as specified and as typed, and the fields are cleared', async ({ page }) => {
  const service = await form.mockService(page, 'hangs');
  await page.goto('/contact');
  await form.fillIn(page, '  When do doors open?\n\n नमस्ते 🙂 \n');
  await form.fields(page).name.fill(' Aoife  Joyce ');
  await form.isReady(page);
  // The field for programs is out of reach.
  await expect(page.getByRole('form').getByRole('textbox')).toHaveCount(3);
  // A deploy takes away the files of the build that is open.
  await page.route('**/_astro/**', (route) => route.abort());
  const request = page.waitForRequest('**/email/send');
  await form.send(page).dblclick();
  expect((await request).headers()['content-type']).toBe('application/json');
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  service.release(200);
  await expect(form.toast(page)).toHaveText(form.SENT);
  await expect(page.getByText('Your message has been sent. We reply within 72 hours.')).toBeFocused();
  expect(await form.values(page)).toEqual(['', '', '']);
  const id = expect.any(String);
  expect(service.requests).toEqual([
    {
      lib_version: id,
      user_id: id,
      service_id: id,
      template_id: id,
      template_params: {
        from_name: ' Aoife  Joyce ',
        from_email: 'aoife@school.ie',
        message: '  When do doors open?\n\n नमस्ते 🙂 \n',
      },
    },
  ]);
});

for (const [what, viewport, filled] of [
  ['white space only', { width: 1440, height: 900 }, ['   ', ' ', '\n ']],
  ['no message', PHONE.viewport, ['Aoife', 'aoife@school.ie', ' ']],
] as const) {
  test(`with ${what}, an alert says so in view of the first empty field, and nothing is sent`, async ({ page }) => {
    const { requests } = await form.mockService(page);
    await page.setViewportSize(viewport);
    await page.goto('/contact');
    await form.isReady(page);
    const all = Object.values(form.fields(page));
    for (const [index, field] of all.entries()) {
      await expect(field).toHaveAttribute('aria-invalid', 'false');
      await field.fill(filled[index] ?? '');
    }
    await form.send(page).click();
    const header = page.getByRole('banner');
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Please fill in all fields before submitting.');
    const first = page.locator('[aria-invalid=true]').first();
    await expect(first).toBeFocused();
    // Without the words of the alert: they would be heard twice.
    await expect(first).toHaveAccessibleDescription(/^Please enter your \w+\.$/);
    for (const part of [alert, first]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      // Below the fixed header.
      expect((await part.boundingBox())?.y).toBeGreaterThan((await header.boundingBox())?.height ?? Infinity);
    }
    expect(requests).toEqual([]);
    // A browser strips the white space of an email field by itself.
    expect(await form.values(page)).toEqual(filled.map((value, index) => (index === 1 ? value.trim() : value)));

    // The alert goes with the last error, and typing leaves the visitor in the field.
    await page.keyboard.type('x');
    await expect(page.locator('[aria-invalid=false]:focus')).toHaveValue(/x$/);
    await form.fillIn(page);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(alert).toHaveCount(0);
  });
}

test('a malformed address and a text that is too long have their own errors, and nothing is cut', async ({ page }) => {
  const { requests } = await form.mockService(page);
  await page.goto('/contact');
  await form.isReady(page);
  await form.fillIn(page, 'm'.repeat(5001));
  await form.fields(page).email.fill('aoife@');
  await expect(page.getByText('1 character too many')).toBeVisible();
  await form.send(page).click();
  await expect(form.fields(page).email).toBeFocused();
  await expect(form.fields(page).email).toHaveAccessibleDescription(/full email address/);
  await expect(form.fields(page).message).toHaveAccessibleDescription(/shorten this by 1 character\./);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await form.fields(page).message.inputValue()).length).toBe(5001);
  expect(requests).toEqual([]);
});

/** How sending fails, what the panel then says, and what has to be done before the page is opened. */
const FAULTS: {
  what: string;
  behaviour: 200 | 503 | 'breaks';
  panel: string;
  prepare?: (page: Page) => Promise<unknown>;
}[] = [
  { what: 'the connection breaks', behaviour: 'breaks', panel: form.UNKNOWN },
  {
    what: 'the device is offline',
    behaviour: 'breaks',
    panel: NOT_SENT,
    prepare: (page) => page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false })),
  },
  {
    what: 'the service refuses, and storage is blocked',
    behaviour: 503,
    panel: NOT_SENT,
    prepare: blockStorage,
  },
  {
    what: 'a program fills in every field',
    behaviour: 200,
    panel: 'Your message was not sent, because it looked automated.',
    prepare: (page) =>
      page.addInitScript(() => {
        const fill = () =>
          document.querySelector('[name="leave-as-is"]')?.setAttribute('value', 'https://casino.example');
        addEventListener('input', fill, { once: true });
      }),
  },
];

for (const { what, behaviour, panel, prepare } of FAULTS) {
  const requests = behaviour === 200 ? 0 : 1;
  test(`${what}: the toast says so, one error is logged, no word is lost, and the next try gets through`, async ({
    page,
  }) => {
    const logged = form.loggedErrors(page);
    const service = await form.mockService(page, behaviour);
    await prepare?.(page);
    await form.openStill(page);
    await form.fillIn(page);
    await form.send(page).click();
    await expect.poll(() => service.requests.length).toBe(requests);
    await expect(form.toast(page)).toHaveText(form.FAILED);
    await expect(form.status(page, panel)).toBeFocused();
    const log = panel === form.UNKNOWN ? 'The message may not have been sent:' : 'The message was not sent:';
    expect(logged).toEqual([expect.stringContaining(log)]);
    expect(await form.values(page)).toEqual(form.FILLED);
    expect((await form.mailLink(page)).searchParams.get('body')).toContain(form.TEXT);
    await expect(page.getByRole('form').getByRole('link', { name: form.ADDRESS })).toBeVisible();
    // It stays until it is dismissed.
    await page.clock.runFor(60_000);
    await expect(form.toast(page)).toHaveText(form.FAILED);
    await form.toast(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(form.toast(page)).toHaveText('');

    service.behaviour = 200;
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(form.toast(page)).toHaveText(form.SENT);
    expect(service.requests).toHaveLength(requests + 1);
    await page.clock.runFor(5000);
    await expect(form.toast(page)).toHaveText(form.SENT);
    await page.clock.runFor(2000);
    await expect(form.toast(page)).toHaveText('');
  });
}

test('no answer for 15 seconds means unknown; a later one corrects that and touches nothing written since', async ({
  page,
}) => {
  const logged = form.loggedErrors(page);
  const service = await form.mockService(page, 'hangs');
  await form.openStill(page);
  await form.fillIn(page);
  await form.send(page).click();
  await page.clock.runFor(14_999);
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  await page.clock.runFor(1);
  await expect(form.status(page, form.UNKNOWN)).toBeFocused();
  await expect(form.toast(page)).toHaveText(form.FAILED);
  await form.fields(page).message.fill('And when do they close?');
  service.release(200);
  await expect(form.toast(page)).toHaveText(form.SENT);
  await expect(form.status(page, 'Your message has been sent.')).toBeVisible();
  await expect(form.fields(page).message).toBeFocused();
  await expect(form.fields(page).message).toHaveValue('And when do they close?');
  expect(logged).toHaveLength(1);
});

test('a fast visitor’s message waits until the page has been open for two seconds', async ({ page }) => {
  // The clock is stopped from the start of the page.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const service = await form.mockService(page);
  await page.goto('/contact');
  await form.isReady(page);
  await form.fillIn(page);
  await form.send(page).click();
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  await page.clock.runFor(1400);
  expect(service.requests).toEqual([]);
  await page.clock.runFor(600);
  await expect(form.toast(page)).toHaveText(form.SENT);
  expect(service.requests).toHaveLength(1);
});

for (const [device, options, how] of [
  ['computer', {}, 'Press Ctrl+C (Cmd+C on a Mac) to copy it.'],
  ['phone', PHONE, 'Touch and hold it to copy it.'],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use(options);
    test('a message that was not sent is shown and selected where the browser does not let it be copied', async ({
      page,
      browserName,
    }) => {
      test.skip(browserName !== 'chromium', 'Other browsers report the pointer of the machine that they run on.');
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await form.mockService(page, 500);
      await page.goto('/contact');
      await form.fillIn(page);
      await form.send(page).click();
      await page.getByRole('button', { name: 'Copy the message' }).click();
      await expect(page.getByText('The text is selected.')).toHaveText(`The text is selected. ${how}`);
      const letter = page.getByLabel('Your message, to copy');
      await expect(letter).toBeFocused();
      await expect(letter).toHaveValue(`${form.TEXT}\n\nAoife Joyce\naoife@school.ie`);
      expect(await page.evaluate(() => getSelection()?.toString())).toContain(form.TEXT);
    });
  });
}

test('the toast covers no field, and nothing in the header that has the focus', async ({ page }) => {
  await form.mockService(page, 500);
  await page.goto('/contact');
  await form.fillIn(page);
  await form.isReady(page);
  await form.send(page).click();
  const header = page.getByRole('banner');
  const close = form.toast(page).getByRole('button', { name: 'Dismiss' });
  const middle = async () => {
    const { y = 0, height = 0 } = (await close.boundingBox()) ?? {};
    return y + height / 2;
  };
  const foot = (await header.boundingBox())?.height ?? 0;
  expect(await middle()).toBeLessThan(foot);
  await page.keyboard.press('Shift+Tab');
  await header.getByRole('link', { name: 'About' }).focus();
  expect(await middle()).toBeGreaterThan(foot);
});

test('a form that breaks down is replaced by the address; its toast and the text stay', async ({ page }) => {
  await form.mockService(page, 500);
  await form.openStill(page);
  await form.fillIn(page);
  await page.evaluate(() => {
    globalThis.encodeURIComponent = () => {
      throw new Error('broken');
    };
  });
  await form.send(page).click();
  await expect(page.getByText('The form has stopped working.').getByRole('link')).toHaveText(form.ADDRESS);
  await expect(form.toast(page)).toHaveText(form.FAILED);
  await page.reload();
  await form.isReady(page);
  expect(await form.values(page)).toEqual(form.FILLED);
});

test('without its script, the form reports after 15 seconds that nothing was sent, and stays with that', async ({
  page,
}) => {
  const logged = form.loggedErrors(page);
  const service = await form.mockService(page);
  await page.clock.install();
  const release = await form.withholdFormScript(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await form.fillIn(page);
  await stopClock(page);
  await form.send(page).click();
  await page.clock.runFor(14_999);
  await expect(page.getByText(NOT_SENT)).toBeHidden();
  await page.clock.runFor(100);
  await expect(page.getByText(NOT_SENT)).toBeFocused();
  const failed = page.getByRole('status').filter({ hasText: form.FAILED });
  await expect(failed).toBeVisible();
  expect(logged).toEqual([expect.stringContaining('The message was not sent')]);
  await expect(page.getByRole('link', { name: 'Reload the page and try again' })).toHaveAttribute('href', '/contact');
  expect((await form.mailLink(page)).searchParams.get('body')).toContain(form.TEXT);

  release();
  await form.isReady(page);
  await expect(page.getByText(NOT_SENT)).toBeVisible();
  await failed.getByRole('button', { name: 'Dismiss' }).click();
  await expect(failed).toBeHidden();
  await expect(form.send(page)).toHaveText('Send');
  expect(service.requests).toEqual([]);
  // Only a new attempt replaces the report.
  await form.send(page).click();
  await expect(form.toast(page)).toHaveText(form.SENT);
  await expect(page.getByText(NOT_SENT)).toBeHidden();
});

test('a page from the back-forward cache reports the message it was sending as unknown', async ({ page }) => {
  const service = await form.mockService(page, 'hangs');
  await form.openStill(page);
  await form.fillIn(page);
  await form.send(page).click();
  await expect.poll(() => service.requests.length).toBe(1);
  // Headless Chromium has no such cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(form.status(page, form.UNKNOWN)).toBeFocused();
  await expect(form.toast(page)).toHaveText(form.FAILED);
});
