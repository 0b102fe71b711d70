import { expect, test } from '@playwright/test';
import * as form from '../support/contact.ts';
import { menu, menuButton, PHONE } from '../support/page.ts';
import { conference } from '../support/sample.ts';

const SMALL_PHONE = { width: 360, height: 640 };
const NOT_SENT = 'Your message was not sent';
const UNKNOWN = 'No confirmation came back for your message.';
const SLOW = 'This is taking longer than usual. Your message may still arrive';
const SCRIPT = '**/_astro/contact-form.*.js*';

test('a message is sent once, as it was typed, and what became of it is said and has the focus', async ({ page }) => {
  const message = '  When do doors open?\n\n नमस्ते 🙂 <b>&amp; \n';
  const service = await form.mockService(page, 'hangs');
  await form.openForm(page);
  await form.fillIn(page, message);
  await form.fields(page).name.fill(' Aoife  Joyce ');
  // A deploy takes away the files of the build that is open.
  await page.route('**/_astro/**', (route) => route.abort());
  await form.send(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 3; press++) button.click();
  });
  await page.getByRole('button', { name: 'Sending' }).click({ force: true });
  // What is typed now would neither be sent nor stay.
  await expect(form.fields(page).message).not.toBeEditable();
  service.release(200);
  // In one part: of several that appear together, a screen reader may say only the last.
  await expect(form.toast(page).getByRole('group')).toHaveText(form.SENT);
  await expect(page.getByText('Your message has been sent. We reply within 72 hours.')).toBeVisible();
  // Without the words of the toast: they would be heard twice.
  await expect(page.getByText('We reply within 72 hours.', { exact: true })).toBeFocused();
  expect(service.requests).toMatchObject([
    { template_params: { from_name: ' Aoife  Joyce ', from_email: 'aoife@school.ie', message } },
  ]);
});

test('a form whose script does not arrive says so, with the address, and keeps what is typed', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto('/contact');
  await form.fillIn(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The form could not be loaded');
  await expect(alert.getByRole('link', { name: conference.email })).toBeVisible();
  expect(await form.values(page)).toEqual(form.FILLED);
  await expect(form.send(page)).toBeDisabled();
});

test('alert and first faulty field are in view below the header; errors go as they are corrected', async ({ page }) => {
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
  // Without the words of the alert: they would be heard twice.
  await expect(name).toHaveAccessibleDescription('Please enter your name.');
  const header = await page.getByRole('banner').boundingBox();
  for (const part of [alert, name]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    expect((await part.boundingBox())?.y).toBeGreaterThan(header?.height ?? Infinity);
  }
  await page.keyboard.type('x');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('  x');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await expect(alert).toBeVisible();
  // Neither is cut.
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

test('however sending fails, the page says what is true, keeps every word, and can try again', async ({ page }) => {
  const logged = form.loggedErrors(page);
  const service = await form.mockService(page);
  // As where cookies are blocked.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await form.openStill(page);
  await form.fillIn(page);
  for (const [behaviour, isOnline, says] of [
    ['breaks', true, UNKNOWN],
    [412, true, NOT_SENT],
    ['breaks', false, NOT_SENT],
  ] as const) {
    service.behaviour = behaviour;
    await page.evaluate((value) => Object.defineProperty(navigator, 'onLine', { value, configurable: true }), isOnline);
    await form.send(page).click();
    await expect(form.outcome(page, says)).toBeFocused();
    await expect(page.getByText('Your text is still here.')).toBeVisible();
    expect(await form.values(page)).toEqual(form.FILLED);
  }
  expect(logged).toEqual(Array(3).fill(expect.stringContaining('Failed to send message:')));
  const link = page.getByRole('link', { name: 'send it from your email program' });
  expect(await link.getAttribute('href')).toMatch(new RegExp(`^mailto:${conference.email}\\?.*body=When%20do%20doors`));
  // It stays until it is dismissed.
  await page.clock.runFor(60_000);
  await expect(form.toast(page)).toHaveText(form.FAILED);
  await form.toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(form.toast(page)).toHaveText('');

  service.behaviour = 200;
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(form.toast(page)).toHaveText(form.SENT);
  expect(service.requests).toHaveLength(4);
  await page.clock.runFor(5000);
  await expect(form.toast(page)).toHaveText(form.SENT);
  await page.clock.runFor(2000);
  await expect(form.toast(page)).toHaveText('');
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
  await expect(announced).toHaveText('');
  await page.clock.runFor(1000);
  await expect(announced).toHaveText('Sending …');
  await page.clock.runFor(9000);
  await expect(announced).toContainText(SLOW);
  await page.clock.runFor(30_000);
  await expect(page.getByText(SLOW)).toBeVisible();
  await expect(form.toast(page)).toHaveText('');
  await page.evaluate(() => location.assign('/about'));
  await expect.poll(() => asked).toEqual(['beforeunload']);
  service.release(200);
  await expect(form.toast(page)).toHaveText(form.SENT);
  await expect(page.getByText(SLOW)).toHaveCount(0);
  expect(await form.values(page)).toEqual(['', '', '']);
  await page.goto('/about');
  expect(asked).toEqual(['beforeunload']);
});

test('what is said of a message goes when the next one is refused; with a key, all but the toast goes', async ({
  page,
}) => {
  const service = await form.mockService(page);
  await form.openForm(page);
  await form.sendMessage(page);
  await expect(form.toast(page)).toHaveText(form.SENT);
  await form.send(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(form.toast(page)).toHaveText('');
  await expect(form.outcome(page, 'Your message has been sent.')).toHaveCount(0);

  service.behaviour = 400;
  await form.sendMessage(page);
  await expect(form.toast(page)).toHaveText(form.FAILED);
  await form.fields(page).message.press('x');
  await expect(form.outcome(page, NOT_SENT)).toHaveCount(0);
  await expect(form.toast(page)).toHaveText(form.FAILED);
  await expect(form.fields(page).message).toHaveValue(/x/);
  await form.toast(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(form.send(page)).toBeFocused();
});

test('the toast covers no heading, focus or menu, and closes by keyboard', async ({ page }) => {
  await form.mockService(page, 400);
  await form.openForm(page);
  for (const size of [{ width: 1024, height: 768 }, SMALL_PHONE]) {
    await page.setViewportSize(size);
    await form.sendMessage(page);
    await expect(form.toast(page)).toHaveText(form.FAILED);
    const covered = await form.toast(page).evaluate((toast) => {
      const { left, right, top, bottom } = toast.getBoundingClientRect();
      const parts = [...document.querySelectorAll('h1, h2, h3, :focus')].filter((part) => {
        const box = part.getBoundingClientRect();
        return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
      });
      return parts.map(({ textContent }) => textContent);
    });
    expect(covered, `${size.width} px`).toEqual([]);
  }
  await menuButton(page).click();
  for (const name of ['Home', 'About']) await menu(page).getByRole('link', { name }).click({ trial: true });
  await menuButton(page).click();

  const dismiss = form.toast(page).getByRole('button', { name: 'Dismiss' });
  await page.getByRole('link', { name: 'send it from your email program' }).focus();
  await page.keyboard.press('Tab');
  await expect(dismiss).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dismiss).toHaveCount(0);
  await expect(form.outcome(page, NOT_SENT)).toBeFocused();
});

test('on a phone the form is on the first screen, and what is typed is stored nowhere', async ({ page, context }) => {
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
