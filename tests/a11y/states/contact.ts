import type { Page } from '@playwright/test';
import {
  FAILED,
  fields,
  fillIn,
  isReady,
  NOTE,
  SENT,
  send,
  UNKNOWN,
  values,
  verdict,
  withholdFormScript,
} from '../../support/contact.ts';
import type { State } from '../states.ts';

const SERVICE = '**/api/v1.0/email/send';
const toast = (page: Page, text: string) => page.getByRole('main').getByRole('status').getByText(text);
const main = (page: Page) => page.getByRole('main');

async function sendFilledIn(page: Page): Promise<void> {
  await isReady(page);
  await fillIn(page);
  await send(page).click();
}

const failing = (page: Page) => page.route(SERVICE, (route) => route.fulfill({ status: 500 }));

const everyState: Omit<State, 'path' | 'on'>[] = [
  {
    name: 'form empty',
    open: isReady,
    shows: send,
  },
  {
    name: 'form filled in',
    open: async (page) => {
      await isReady(page);
      await fillIn(page);
    },
    shows: send,
  },
  {
    name: 'form with every field in error',
    open: async (page) => {
      await isReady(page);
      await send(page).click();
    },
    shows: (page) => page.getByRole('alert').getByText(/\w/).first(),
  },
  {
    name: 'form with an address that is none',
    open: async (page) => {
      await isReady(page);
      await fillIn(page);
      await fields(page).email.fill('asha');
      await send(page).click();
    },
    shows: (page) => page.locator('[aria-invalid=true]'),
  },
  {
    name: 'sending',
    before: (page) => page.route(SERVICE, () => {}),
    open: sendFilledIn,
    shows: (page) => page.getByRole('button', { name: 'Sending' }),
  },
  {
    name: 'sent, with its toast',
    before: (page) => page.route(SERVICE, (route) => route.fulfill({ status: 200, body: 'OK' })),
    open: sendFilledIn,
    shows: (page) => toast(page, SENT),
  },
  {
    name: 'failed, with its toast',
    before: failing,
    open: sendFilledIn,
    shows: (page) => toast(page, FAILED),
  },
  {
    name: 'unknown whether it was sent, with its toast',
    before: (page) => page.route(SERVICE, (route) => route.abort()),
    open: sendFilledIn,
    shows: (page) => verdict(page, UNKNOWN),
  },
  {
    name: 'looked automatic, with its toast',
    open: async (page) => {
      await page.locator('[name="leave-as-is"]').evaluate((field: HTMLInputElement) => {
        field.value = 'x';
      });
      await sendFilledIn(page);
    },
    shows: (page) => verdict(page, 'because it looked automatic'),
  },
  {
    name: 'failed, and the message copied',
    before: failing,
    open: async (page) => {
      await page.context().grantPermissions(['clipboard-write']);
      await sendFilledIn(page);
      await page.getByRole('button', { name: 'Copy the message' }).click();
    },
    shows: (page) => main(page).getByText('Copied.'),
  },
  {
    name: 'unknown, and said again on the next visit',
    before: (page) => page.route(SERVICE, (route) => route.abort()),
    open: async (page) => {
      await sendFilledIn(page);
      await verdict(page, UNKNOWN).waitFor();
      await page.reload();
      await isReady(page);
    },
    shows: (page) => page.getByText(NOTE),
  },
  {
    name: 'draft restored',
    open: async (page) => {
      await isReady(page);
      await fillIn(page);
      await page.reload();
      await isReady(page);
      if (!(await values(page)).every(Boolean)) throw new Error('The draft was not restored.');
    },
    shows: (page) => page.getByText(NOTE),
  },
  {
    name: 'the form’s script is missing',
    isUnhydrated: true,
    before: async (page) => {
      await withholdFormScript(page);
      // The one thing that has to pass by itself: the page waits for the script no longer.
      await page.addInitScript(() => {
        const { setTimeout } = globalThis;
        const timer = (handler: () => void, ms: number) => setTimeout(handler, ms === 15_000 ? 0 : ms);
        globalThis.setTimeout = timer as typeof globalThis.setTimeout;
      });
    },
    open: async (page) => {
      await fillIn(page);
      await send(page).click();
    },
    shows: (page) => toast(page, FAILED),
  },
];

/** The contact form, from empty to every outcome. */
export const contactStates: State[] = everyState.map((state) => ({
  ...state,
  path: '/contact',
  on: ['phone', 'desk'],
}));
