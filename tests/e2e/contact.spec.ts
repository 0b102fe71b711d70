import { expect, test } from '@playwright/test';
import { EMAIL_PATH } from '../../scripts/email-mock.ts';
import * as form from '../support/contact.ts';
import { bar, main, menu, menuButton, PHONE } from '../support/page.ts';
import { conference } from '../support/sample.ts';

const SMALL_PHONE = { width: 360, height: 640 };
const SLOW = 'Your message is taking longer than usual: please keep this page open';

test('a message is sent once, as typed, and its outcome is announced and focused', async ({ page }) => {
  const message = '  When do doors open?\n\n नमस्ते 🙂 <b>&amp; \n';
  const service = await form.mockService(page, 'hangs');
  await form.openForm(page);
  await form.fillIn(page, message);
  await form.fields(page).name.fill(' Aoife  Joyce ');
  // Simulates a new deployment, which removes the files of the open page.
  await page.route('**/_astro/**', (route) => route.abort());
  await form.send(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 3; press++) button.click();
  });
  await page.getByRole('button', { name: 'Sending' }).click({ force: true });
  // While the message is being sent, the field is read-only: text typed now would be lost.
  await expect(form.fields(page).message).not.toBeEditable();
  service.release(200);
  // The toast is a group: if several parts appear without a group, a screen reader may only read the last part.
  await expect(form.toast(page).getByRole('group')).toHaveText(form.SENT);
  await expect(page.getByText('Your message has been sent. We reply within 72 hours.')).toBeVisible();
  // Screen readers read the focused words after the toast, so these words do not repeat the toast.
  await expect(page.getByText('We reply within 72 hours.', { exact: true })).toBeFocused();
  // The outcome replaces the fields, which are empty.
  expect(await form.values(page)).toEqual(['', '', '']);
  for (const part of [...Object.values(form.fields(page)), form.send(page)]) await expect(part).toBeHidden();
  await form.beginNext(page);
  await expect(form.fields(page).name).toBeFocused();
  await expect(page.getByText('Your message has been sent.')).toHaveCount(0);
  await expect(form.toast(page)).toHaveText(form.SENT);
  await expect(form.send(page)).toBeVisible();
  expect(service.requests).toMatchObject([
    { template_params: { from_name: ' Aoife  Joyce ', from_email: 'aoife@school.ie', message } },
  ]);
});

test('a form whose script does not load is disabled, and shows help', async ({ page }) => {
  await page.route('**/_astro/contact-form.client.*.js', (route) => route.abort());
  await page.goto('/contact');
  for (const part of [...Object.values(form.fields(page)), form.send(page)]) await expect(part).toBeDisabled();
  const help = main(page).getByText('The form needs JavaScript, which is not running.');
  await expect(help).toBeVisible();
  await expect(help.getByRole('link', { name: conference.email })).toBeVisible();
});

test('the form replaces the disabled form of the built page without moving anything', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/contact-form.client.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/contact');
  const boxes = () =>
    Promise.all([...Object.values(form.fields(page)), form.send(page)].map((part) => part.boundingBox()));
  const before = await boxes();
  release();
  await form.isReady(page);
  expect(await boxes()).toEqual(before);
});

test('alert and first faulty field are in view below the header; corrected errors disappear', async ({ page }) => {
  const { requests } = await form.mockService(page);
  await page.setViewportSize(SMALL_PHONE);
  await form.openForm(page);
  const { name, email, message } = form.fields(page);
  await form.fillIn(page, ' \u200b');
  await name.fill('  ');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await form.send(page).click();
  const alert = page.getByRole('alert');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  // The description of the field leaves out the alert, “Please fill in all fields …”, which would be read aloud twice.
  await expect(name).toHaveAccessibleDescription('Please enter your name.');
  const header = await page.getByRole('banner').boundingBox();
  for (const part of [alert, name]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    expect((await part.boundingBox())?.y).toBeGreaterThan(header?.height ?? Infinity);
  }
  const firstAlert = await alert.elementHandle();
  await form.send(page).click();
  // A new alert replaces the first: screen readers announce an alert only when it appears.
  await expect(alert).toBeVisible();
  expect(await firstAlert?.isVisible()).toBe(false);
  await page.keyboard.type('x');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('  x');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await expect(alert).toBeVisible();
  // A message that is too long is not truncated.
  for (const field of [name, email, message]) await expect(field).not.toHaveAttribute('maxlength');
  await message.fill('m'.repeat(5000));
  await expect(page.getByText('0 characters left')).toBeVisible();
  await message.fill('m'.repeat(5001));
  await expect(alert).toHaveCount(0);
  await email.fill('aoife@');
  await form.send(page).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/not an email address/);
  await expect(message).toHaveAccessibleDescription('Please shorten this by 1 character.');
  expect(await form.values(page)).toEqual(['  x', 'aoife@', 'm'.repeat(5001)]);
  expect(requests).toEqual([]);
});

test('errors make the form longer, but not the picture beside it larger', async ({ page }) => {
  await form.openForm(page);
  // There is one picture for each colour scheme. One of the two is hidden.
  const pictures = main(page).locator('img');
  const heights = () => pictures.evaluateAll((images) => images.map(({ clientHeight }) => clientHeight));
  const before = await heights();
  expect(Math.max(...before)).toBeGreaterThan(0);
  await form.send(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await heights()).toEqual(before);
});

test('after any failure, the page reports the truth, keeps the text, and allows another try', async ({ page }) => {
  const logged = form.loggedErrors(page);
  const service = await form.mockService(page);
  // Storage throws, as it does if the visitor blocks cookies.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await form.openStill(page);
  await form.fillIn(page);
  for (const behaviour of ['breaks', 412] as const) {
    service.behaviour = behaviour;
    await form.send(page).click();
    await expect(form.outcome(page, form.UNCONFIRMED)).toBeFocused();
    expect(await form.values(page)).toEqual(form.FILLED);
  }
  expect(logged).toEqual(Array(2).fill(expect.stringContaining('Failed to send message:')));
  expect(await form.mailLink(page).getAttribute('href')).toMatch(
    new RegExp(`^mailto:${conference.email}\\?.*body=When%20do%20doors`),
  );
  // The toast of a failure stays until the visitor dismisses it.
  await page.clock.runFor(60_000);
  await expect(form.toast(page)).toHaveText(form.FAILED);
  await form.toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(form.toast(page)).toHaveText('');

  service.behaviour = 200;
  await form.send(page).click();
  await expect(form.toast(page)).toHaveText(form.SENT);
  expect(service.requests).toHaveLength(3);
  await page.clock.runFor(5000);
  await expect(form.toast(page)).toHaveText(form.SENT);
  await form.beginNext(page);
  await form.fields(page).name.press('x');
  await page.clock.runFor(2000);
  await expect(form.toast(page)).toHaveText('');
  // The focus stays in the field when the toast disappears.
  await expect(form.fields(page).name).toBeFocused();
});

test('if the service redirects to a page that answers OK, sending has failed', async ({ page }) => {
  await page.route(`**${EMAIL_PATH}`, (route) => route.fulfill({ status: 303, headers: { location: '/home' } }));
  await form.openForm(page);
  await form.sendMessage(page);
  await expect(form.toast(page)).toHaveText(form.FAILED);
  expect(await form.values(page)).toEqual(form.FILLED);
});

test('slow sending is announced, asks before the page is left, and can end well', async ({ page }) => {
  const service = await form.mockService(page, 'hangs');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  });
  await form.openStill(page);
  await form.sendMessage(page);
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  const announced = page.getByRole('form').locator('[aria-live]');
  await expect(announced).toBeHidden();
  await page.clock.runFor(1000);
  await expect(announced).toHaveText('Sending …', { useInnerText: true });
  await page.clock.runFor(9000);
  await expect(announced).toContainText(SLOW);
  expect(await form.mailLink(page).getAttribute('href')).toMatch(/body=When%20do%20doors/);
  await form.mailLink(page).click();
  expect(asked).toEqual([]);
  // There is no time limit.
  await page.clock.runFor(3_600_000);
  await expect(page.getByText(SLOW)).toBeVisible();
  await expect(form.toast(page)).toHaveText('');
  await page.evaluate(() => location.assign('/about'));
  await expect.poll(() => asked).toEqual(['beforeunload']);
  service.release(200);
  await expect(form.toast(page)).toHaveText(form.SENT);
  await expect(form.toast(page).getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await expect(page.getByText(SLOW)).toHaveCount(0);
  expect(await form.values(page)).toEqual(['', '', '']);
  await page.goto('/about');
  expect(asked).toEqual(['beforeunload']);
});

test('the outcome disappears when the next message has errors; typing leaves only the toast', async ({ page }) => {
  const service = await form.mockService(page);
  await form.openForm(page);
  await form.sendMessage(page);
  await expect(form.toast(page)).toHaveText(form.SENT);
  await form.beginNext(page);
  await form.send(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(form.toast(page)).toHaveText('');
  await expect(form.outcome(page, 'We reply within')).toHaveCount(0);

  service.behaviour = 400;
  await form.sendMessage(page);
  await expect(form.toast(page)).toHaveText(form.FAILED);
  await form.fields(page).message.press('x');
  await expect(form.outcome(page, form.UNCONFIRMED)).toHaveCount(0);
  await expect(form.toast(page)).toHaveText(form.FAILED);
  await expect(form.fields(page).message).toHaveValue(/x/);
  await form.toast(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(form.send(page)).toBeFocused();
});

test('the toast covers no heading, lede, field, menu or focused element', async ({ page }) => {
  const service = await form.mockService(page);
  await form.openForm(page);
  const computers = [
    { width: 1024, height: 768 },
    { width: 1180, height: 820 },
    { width: 1536, height: 864 },
  ];
  for (const size of [SMALL_PHONE, { width: 768, height: 1024 }, ...computers]) {
    await page.setViewportSize(size);
    for (const [status, text] of [
      [400, form.FAILED],
      [200, form.SENT],
    ] as const) {
      service.behaviour = status;
      await form.fillIn(page);
      // The page is scrolled a little, as by a visitor who looks for the form.
      await page.evaluate(() => scrollTo(0, 150));
      await form.send(page).press('Enter');
      await expect(form.toast(page)).toHaveText(text);
      const covered = await form
        .toast(page)
        .getByRole('group')
        .evaluate((toast) => {
          const { left, right, top, bottom } = toast.getBoundingClientRect();
          const parts = [...document.querySelectorAll('h1, h2, h3, .lede, label, input, textarea, :focus')].filter(
            (part) => {
              const box = part.getBoundingClientRect();
              return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
            },
          );
          return parts.map(({ id, textContent }) => textContent || id);
        });
      expect(covered, `${text} ${size.width} px`).toEqual([]);
    }
    await form.beginNext(page);
  }
  await page.setViewportSize(SMALL_PHONE);
  await page.evaluate(() => scrollTo(0, 0));
  for (const link of await bar(page).getByRole('link').all()) await link.click({ trial: true });
  await menuButton(page).click();
  for (const name of ['Home', 'About']) await menu(page).getByRole('link', { name }).click({ trial: true });
});

test('sending does not scroll if the outcome is in view', async ({ page }) => {
  await form.mockService(page, 400);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1920, height: 1400 },
  ]) {
    await page.setViewportSize(size);
    await form.openForm(page);
    await form.sendMessage(page);
    const before = await page.evaluate(() => scrollY);
    await expect(form.outcome(page, form.UNCONFIRMED)).toBeFocused();
    expect(await page.evaluate(() => scrollY), `${size.width} px`).toBe(before);
    await expect(form.outcome(page, form.UNCONFIRMED)).toBeInViewport({ ratio: 1 });
  }
});

test('by keyboard, the toast comes after the page, and dismissing the toast returns the focus', async ({ page }) => {
  await form.mockService(page, 400);
  await form.openForm(page);
  await form.sendMessage(page);
  await expect(form.outcome(page, form.UNCONFIRMED)).toBeFocused();
  await page.getByRole('link', { name: 'What happens to your message' }).focus();
  await page.keyboard.press('Tab');
  const dismiss = form.toast(page).getByRole('button', { name: 'Dismiss' });
  await expect(dismiss).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dismiss).toHaveCount(0);
  await expect(form.outcome(page, form.UNCONFIRMED)).toBeFocused();
});

test('on a phone, the form is on the first screen; typed text is not stored', async ({ page, context }) => {
  await page.setViewportSize(PHONE.viewport);
  await form.openForm(page);
  for (const part of [page.getByRole('heading', { name: 'Send a message' }), ...Object.values(form.fields(page))])
    await expect(part).toBeInViewport({ ratio: 0.5 });
  await form.fillIn(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  await page.goto('/about');
  await form.openForm(page);
  expect(await form.values(page)).toEqual(['', '', '']);
});
