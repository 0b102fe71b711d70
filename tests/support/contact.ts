import { expect, type Page } from '@playwright/test';
import { EMAIL_PATH } from '../../scripts/email-mock.ts';

export const SENT = 'Message sent successfully!';
export const FAILED = 'Failed to send message. Please try again later.';
export const TEXT = 'When do doors open?';
export const FILLED = ['Aoife Joyce', 'aoife@school.ie', TEXT] as const;

export const fields = (page: Page) => ({
  name: page.getByLabel('Your name'),
  email: page.getByLabel('Email', { exact: true }),
  message: page.getByLabel('Message', { exact: true }),
});

export const send = (page: Page) => page.getByRole('button', { name: /^Send/ });
export const toast = (page: Page) => page.getByRole('main').getByRole('status');
/** The sentence in the form that gives the outcome of sending. */
export const outcome = (page: Page, text: string) =>
  page.getByRole('form').locator('p > span').filter({ hasText: text });
/** The beginning of the outcome after a failure. */
export const UNCONFIRMED = 'No confirmation came back: send your message again later';
/** The link to the visitor’s email program, shown after a failure and while sending is slow. */
export const mailLink = (page: Page) => page.getByRole('link', { name: 'send it from your email program' });

/** Opens the contact page, and waits until its script has drawn the form. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('./contact');
  await isReady(page);
}

/** Opens the contact page, and stops its clock a minute ahead: a clock cannot be paused at a time that has passed. */
export async function openStill(page: Page): Promise<void> {
  await page.clock.install();
  await openForm(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

export async function isReady(page: Page): Promise<void> {
  await expect(send(page)).toBeEnabled();
}

export async function fillIn(page: Page, message = TEXT): Promise<void> {
  const [name, email] = FILLED;
  await fields(page).name.fill(name);
  await fields(page).email.fill(email);
  await fields(page).message.fill(message);
}

export async function sendMessage(page: Page): Promise<void> {
  await fillIn(page);
  await send(page).click();
}

/** After a success: opens the form again, empty. */
export async function beginNext(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write another message' }).click();
}

/** Values of the three fields, in order. */
export async function values(page: Page): Promise<string[]> {
  return Promise.all(Object.values(fields(page)).map((field) => field.inputValue()));
}

/** Mocks the email service: answers with a status, hangs, or breaks the connection. */
export async function mockService(page: Page, behaviour: number | 'hangs' | 'breaks' = 200) {
  const { promise: released, resolve } = Promise.withResolvers<number>();
  const service = {
    behaviour,
    /** The body of each request, in order. */
    requests: [] as unknown[],
    /** Answers the hanging request, now or as soon as the request arrives. */
    release: (status: number) => resolve(status),
  };
  await page.route(`**${EMAIL_PATH}`, async (route) => {
    service.requests.push(route.request().postDataJSON());
    const { behaviour } = service;
    if (behaviour === 'breaks') return route.abort('connectionreset');
    const status = behaviour === 'hangs' ? await released : behaviour;
    return route.fulfill({ status, body: status === 200 ? 'OK' : 'The service says no.' });
  });
  return service;
}

/** Collects errors logged by the site, without the browser's messages about requests. */
export function loggedErrors(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      logged.push(message.text());
  });
  return logged;
}
