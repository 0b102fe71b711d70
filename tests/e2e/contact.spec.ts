import { expect, type Locator, type Page, test } from '@playwright/test';
import * as form from '../support/contact.ts';
import { menuButton, PHONE, translate, withhold } from '../support/page.ts';

const SMALL_PHONE = { width: 360, height: 640 };
const NOT_SENT = 'Your message was not sent';
const UNKNOWN = 'We cannot tell whether your message arrived';

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };

async function failToSend(page: Page): Promise<void> {
  await form.mockService(page, 400);
  await page.goto('/contact');
  await form.isReady(page);
  await form.fillIn(page);
  await form.send(page).click();
  await expect(form.toast(page)).toHaveText(form.FAILED);
}

test('a message is sent once, as specified and as typed, and the fields are cleared', async ({ page }) => {
  const service = await form.mockService(page, 'hangs');
  await page.goto('/contact');
  await form.fillIn(page, '  When do doors open?\n\n नमस्ते 🙂 <b>&amp; \n');
  await form.fields(page).name.fill(' Aoife  Joyce ');
  await form.isReady(page);
  // A deploy takes away the files of the build that is open.
  await page.route('**/_astro/**', (route) => route.abort());
  const request = page.waitForRequest('**/email/send');
  await form.send(page).dblclick();
  expect((await request).headers()['content-type']).toBe('application/json');
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  // What is typed now would neither be sent nor stay.
  await expect(form.fields(page).message).not.toBeEditable();
  service.release(200);
  await expect(form.toast(page)).toHaveText(form.SENT);
  // In one part: of several that appear together, a screen reader may say only the last.
  await expect(form.toast(page).getByRole('group')).toHaveText(form.SENT);
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
        message: '  When do doors open?\n\n नमस्ते 🙂 <b>&amp; \n',
      },
    },
  ]);
});

for (const [what, viewport, filled] of [
  ['white space only', { width: 1440, height: 900 }, ['   ', ' ', '\n ']],
  ['no visible message', PHONE.viewport, ['Aoife', 'aoife@school.ie', ' \u200b']],
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
  await expect(form.fields(page).message).toHaveAccessibleDescription('Please shorten this by 1 character.');
  await expect(page.getByText('1 character too many')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await form.fields(page).message.inputValue()).length).toBe(5001);
  expect(requests).toEqual([]);
});

/** How sending fails, what the page then says, and what has to be done before it is opened. */
const FAULTS: {
  what: string;
  behaviour: number | 'breaks';
  says: string;
  prepare?: () => void;
}[] = [
  { what: 'the connection breaks', behaviour: 'breaks', says: UNKNOWN },
  { what: 'the service fails', behaviour: 503, says: UNKNOWN },
  {
    what: 'the service refuses, and cookies are blocked',
    behaviour: 412,
    says: NOT_SENT,
    prepare: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      }),
  },
  {
    what: 'the device is offline',
    behaviour: 'breaks',
    says: NOT_SENT,
    prepare: () => Object.defineProperty(navigator, 'onLine', { get: () => false }),
  },
];

for (const { what, behaviour, says, prepare } of FAULTS) {
  test(`${what}: the page says what is true, no word is lost, and the next try gets through`, async ({ page }) => {
    const logged = form.loggedErrors(page);
    const service = await form.mockService(page, behaviour);
    if (prepare) await page.addInitScript(prepare);
    await form.openStill(page);
    await form.fillIn(page);
    await form.send(page).click();
    await expect(form.toast(page)).toHaveText(form.FAILED);
    await expect(form.outcome(page, says)).toBeFocused();
    await expect(page.getByText('Your text is still in the form.')).toBeVisible();
    const log = says === UNKNOWN ? 'The message may not have been sent:' : 'The message was not sent:';
    expect(logged).toEqual([expect.stringContaining(log)]);
    expect(await form.values(page)).toEqual(form.FILLED);
    const link = page.getByRole('link', { name: 'send it from your email program' });
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^mailto:${form.ADDRESS}\\?.*body=When%20do%20doors`));
    // It stays until it is dismissed.
    await page.clock.runFor(60_000);
    await expect(form.toast(page)).toHaveText(form.FAILED);
    await form.toast(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(form.toast(page)).toHaveText('');

    service.behaviour = 200;
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(form.toast(page)).toHaveText(form.SENT);
    expect(service.requests).toHaveLength(2);
    await page.clock.runFor(5000);
    await expect(form.toast(page)).toHaveText(form.SENT);
    await page.clock.runFor(2000);
    await expect(form.toast(page)).toHaveText('');
  });
}

test('screen readers hear that a message is being sent only if that takes a second', async ({ page }) => {
  await form.mockService(page, 'hangs');
  await form.openStill(page);
  await form.fillIn(page);
  await form.send(page).click();
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  const announced = page.getByRole('form').locator('[aria-live]');
  await page.clock.runFor(900);
  await expect(announced).toHaveText('');
  await page.clock.runFor(100);
  await expect(announced).toHaveText('Sending …');
});

test('what is said of a message has the focus as soon as it is there, so that a held Enter sends no other', async ({
  page,
}) => {
  const service = await form.mockService(page, 503);
  await page.goto('/contact');
  await form.isReady(page);
  await form.fillIn(page);
  await form.fields(page).name.focus();
  await page.evaluate((text) => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('form#contact-form')?.textContent?.includes(text)) return;
      observer.disconnect();
      document.title = document.activeElement?.textContent ?? '';
    }).observe(document.body, { subtree: true, childList: true });
  }, UNKNOWN);
  await page.keyboard.press('Enter');
  await expect(form.outcome(page, UNKNOWN)).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(UNKNOWN));
  expect(service.requests).toHaveLength(1);
});

test('no answer for 15 seconds means that the message may have arrived', async ({ page }) => {
  await form.mockService(page, 'hangs');
  await form.openStill(page);
  await form.fillIn(page);
  await form.send(page).click();
  await page.clock.runFor(14_999);
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  await page.clock.runFor(1);
  await expect(form.outcome(page, UNKNOWN)).toBeFocused();
  await expect(form.toast(page)).toHaveText(form.FAILED);
  expect(await form.values(page)).toEqual(form.FILLED);
});

for (const [what, status, toast, line] of [
  ['sent', 200, form.SENT, 'Your message has been sent.'],
  ['not sent', 400, form.FAILED, NOT_SENT],
] as const) {
  test(`what is said of a message that was ${what} goes with the first key of the next one`, async ({ page }) => {
    await form.mockService(page, status);
    await page.goto('/contact');
    await form.isReady(page);
    await form.fillIn(page);
    await form.send(page).click();
    await expect(form.toast(page)).toHaveText(toast);
    await expect(form.outcome(page, line)).toBeVisible();
    await form.fields(page).message.press('x');
    await expect(form.toast(page)).toHaveText('');
    await expect(form.outcome(page, line)).toHaveCount(0);
    await expect(form.fields(page).message).toHaveValue(/x/);
  });
}

test('a second message that is refused does not stand beside what is said of the first', async ({ page }) => {
  await form.mockService(page);
  await page.goto('/contact');
  await form.isReady(page);
  await form.fillIn(page);
  await form.send(page).click();
  await expect(form.toast(page)).toHaveText(form.SENT);
  await form.send(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(form.toast(page)).toHaveText('');
  await expect(form.outcome(page, 'Your message has been sent.')).toHaveCount(0);
});

test('three presses in one task are one message', async ({ page }) => {
  const service = await form.mockService(page, 'hangs');
  await page.goto('/contact');
  await form.isReady(page);
  await form.fillIn(page);
  await form.send(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 3; press++) button.click();
  });
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  service.release(200);
  await expect(form.toast(page)).toHaveText(form.SENT);
  expect(service.requests).toHaveLength(1);
});

test('the page asks before it is left with a message on its way; Back says that nobody can tell', async ({ page }) => {
  const logged = form.loggedErrors(page);
  const service = await form.mockService(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  await page.goto('/contact');
  await form.isReady(page);
  await form.fillIn(page);
  await form.send(page).click();
  await expect(form.toast(page)).toHaveText(form.SENT);
  await form.fillIn(page);
  await page.goto('/about');
  await page.goBack();
  await form.isReady(page);
  await expect(form.outcome(page, UNKNOWN)).toHaveCount(0);
  expect(asked).toEqual([]);

  service.behaviour = 'hangs';
  await form.fillIn(page);
  await form.send(page).click();
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  await page.goto('/about');
  expect(asked).toEqual(['beforeunload']);
  await page.goBack();
  await expect(form.outcome(page, UNKNOWN)).toBeFocused();
  await expect(form.toast(page)).toHaveText(form.FAILED);
  expect(logged).toEqual([expect.stringContaining('The message may not have been sent:')]);
  // It is said once, and not of what is written afterwards.
  await page.reload();
  await form.isReady(page);
  await expect(form.outcome(page, UNKNOWN)).toHaveCount(0);
  service.behaviour = 503;
  await form.fillIn(page);
  await form.send(page).click();
  await expect(form.outcome(page, UNKNOWN)).toBeFocused();
  await form.fields(page).message.fill('Another question');
  await page.reload();
  await form.isReady(page);
  await expect(form.outcome(page, UNKNOWN)).toHaveCount(0);
});

test('the toast does not cover the line in focus, and closes by keyboard', async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE);
  await failToSend(page);
  const toast = await boxOf(form.toast(page));
  const line = await boxOf(form.outcome(page, NOT_SENT));
  expect(line.y).toBeGreaterThan(toast.y + toast.height);
  const dismiss = form.toast(page).getByRole('button', { name: 'Dismiss' });
  await page.getByRole('link', { name: 'send it from your email program' }).focus();
  await page.keyboard.press('Tab');
  await expect(dismiss).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dismiss).toHaveCount(0);
  await expect(form.outcome(page, NOT_SENT)).toBeFocused();
});

test('the open menu covers the toast', async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE);
  await failToSend(page);
  const { x, y, width, height } = await boxOf(form.toast(page));
  const isInHeader = () =>
    page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('header') !== null, [
      x + width / 2,
      y + height / 2,
    ] as const);
  expect(await isInHeader()).toBe(false);
  await menuButton(page).click();
  expect(await isInHeader()).toBe(true);
});

test('until the script runs, the address is beside a button that is off; what is typed stays and is sent', async ({
  page,
}) => {
  const { requests } = await form.mockService(page);
  const release = await withhold(page, '**/_astro/contact-form.*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(form.send(page)).toBeDisabled();
  await expect(page.getByRole('form').getByRole('link', { name: form.ADDRESS })).toBeVisible();
  await form.fillIn(page);
  release();
  await form.isReady(page);
  expect(await form.values(page)).toEqual(form.FILLED);
  await form.send(page).click();
  await expect(form.toast(page)).toHaveText(form.SENT);
  expect(requests).toMatchObject([{ template_params: { from_name: 'Aoife Joyce', message: form.TEXT } }]);
});

test('a form whose script does not arrive says so, with the address, and keeps what is typed', async ({ page }) => {
  await page.route('**/_astro/contact-form.*.js*', (route) => route.abort());
  await page.goto('/contact');
  await form.fillIn(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The form could not be loaded');
  await expect(alert.getByRole('link', { name: form.ADDRESS })).toBeVisible();
  expect(await form.values(page)).toEqual(form.FILLED);
  await expect(form.send(page)).toBeDisabled();
});

test('a page that was translated before the script runs works, and nothing goes wrong in it', async ({ page }) => {
  const logged = form.loggedErrors(page);
  const service = await form.mockService(page, 'hangs');
  const release = await withhold(page, '**/_astro/contact-form.*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(form.send(page)).toBeVisible();
  await translate(page);
  release();
  await expect(page.getByRole('button', { name: '«Send»' })).toBeEnabled();
  const [name, email, message] = await page.getByRole('form').getByRole('textbox').all();
  await name?.fill('Aoife Joyce');
  await email?.fill('aoife@school.ie');
  await message?.fill(form.TEXT);
  await page.getByRole('button', { name: '«Send»' }).click();
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  service.release(200);
  await expect(form.toast(page)).toHaveText(form.SENT);
  expect(logged).toEqual([]);
});

test('the fields start empty, and what is typed is stored nowhere', async ({ page, context }) => {
  await page.goto('/contact');
  await form.isReady(page);
  expect(await form.values(page)).toEqual(['', '', '']);
  await form.fillIn(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  await page.goto('/about');
  await page.goto('/contact');
  await form.isReady(page);
  expect(await form.values(page)).toEqual(['', '', '']);
});

test('the secretariat is listed with its people and numbers, and an address is copied', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => {
      document.title = text;
    };
  });
  await page.goto('/contact');
  await expect(page.getByRole('region', { name: 'The secretariat' }).getByRole('listitem')).toHaveText([
    /Niamh Brennan.*\+353 20 910 0017/,
    /To be announced/,
    /\+353 20 910 0018.*\+353 20 910 0019/,
    /To be announced/,
  ]);
  const details = page.getByRole('region', { name: 'Write or visit' });
  await details.getByRole('button', { name: `Copy ${form.ADDRESS}` }).click();
  await expect(details.getByRole('status')).toHaveText('Copied.');
  await expect(page).toHaveTitle(form.ADDRESS);
});
