import { expect, type Page } from '@playwright/test';
import { stopClock, withhold } from './page.ts';
import { conference } from './sample.ts';

export const SENT = 'Message sent successfully!';
export const FAILED = 'Failed to send message. Please try again later.';
/** How the panel at the form begins when nobody knows whether a message arrived. */
export const UNKNOWN = 'We cannot tell whether your message arrived.';
export const NOTE = 'We kept your text, in this tab only.';
export const TEXT = 'When do doors open?';
export const FILLED = ['Aoife Joyce', 'aoife@school.ie', TEXT];
export const ADDRESS = conference.email;

export const fields = (page: Page) => ({
  name: page.getByLabel('Your name'),
  email: page.getByLabel('Email', { exact: true }),
  message: page.getByLabel('Message', { exact: true }),
});

export const send = (page: Page) => page.getByRole('button', { name: /^Send/ });
export const toast = (page: Page) => page.getByRole('main').getByRole('status').first();

export async function fillIn(page: Page, message = TEXT): Promise<void> {
  await fields(page).name.fill('Aoife Joyce');
  await fields(page).email.fill('aoife@school.ie');
  await fields(page).message.fill(message);
}

/** Values of the three fields, in order. */
export async function values(page: Page): Promise<string[]> {
  const { name, email, message } = fields(page);
  return Promise.all([name, email, message].map((field) => field.inputValue()));
}

/** Waits until the form's script has taken over. */
export async function isReady(page: Page): Promise<void> {
  await expect(page.locator('form[data-is-ready]')).toBeAttached();
}

/** The sentence at the form that says how sending ended. */
export const status = (page: Page, text: string | RegExp) =>
  page.getByRole('form').locator('p').filter({ hasText: text });

/** What “Send it from your email program” opens. */
export async function mailLink(page: Page): Promise<URL> {
  const link = page.getByRole('link', { name: 'Send it from your email program' });
  return new URL((await link.getAttribute('href')) ?? '');
}

/** Keeps the form's script from arriving until the function that is returned is called. */
export function withholdFormScript(page: Page): Promise<() => void> {
  return withhold(page, '**/_astro/contact-form.*.js');
}

/** An email service in place of the real one. It answers with a status, not at all, or by breaking the connection. */
export async function mockService(page: Page, behaviour: number | 'hangs' | 'breaks' = 200) {
  const hanging: ((status: number) => void)[] = [];
  const service = {
    behaviour,
    /** The body of each request, in order. */
    requests: [] as { template_params: Record<string, string> }[],
    /** Answers the requests that hang. */
    release: (status: number) => {
      for (const answer of hanging.splice(0)) answer(status);
    },
  };
  await page.route('**/api/v1.0/email/send', async (route) => {
    service.requests.push(route.request().postDataJSON());
    const { behaviour } = service;
    if (behaviour === 'breaks') return route.abort('connectionreset');
    const status = behaviour === 'hangs' ? await new Promise<number>((answer) => hanging.push(answer)) : behaviour;
    return route.fulfill({ status, body: status === 200 ? 'OK' : 'The service says no.' });
  });
  return service;
}

/** The errors that the site itself has logged, as they come: what the browser says of requests is left out. */
export function loggedErrors(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      logged.push(message.text());
  });
  return logged;
}

/** Opens the page of the form and stops its clock. */
export async function openStill(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/contact');
  await isReady(page);
  await stopClock(page);
}
