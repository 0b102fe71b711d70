/**
 * What the page /privacy says is tested where it happens. What a message sends: contact.spec.ts (“a message is sent
 * once, as specified”). A draft that goes after a day or with Send: contact-draft.spec.ts. Ticks that stay on the device:
 * first-conference.spec.ts. The copy and its removal: offline-copy.spec.ts. No cookies, nothing stored and no request to
 * others by opening a page: pages.spec.ts, on every page.
 */
import { expect, test } from '@playwright/test';
import { fillIn, isReady, mockService, SENT, send, toast } from '../support/contact.ts';

test('a draft and ticks are all that writing and ticking store, and only the message leaves', async ({
  page,
  context,
  baseURL,
}) => {
  const service = await mockService(page);
  const elsewhere: string[] = [];
  context.on('request', (request) => request.url().startsWith(`${baseURL}/`) || elsewhere.push(request.url()));
  const stored = async () => {
    const { cookies, origins } = await context.storageState({ indexedDB: true });
    return [...cookies, ...origins.flatMap(({ localStorage }) => localStorage)].map(({ name }) => name).sort();
  };
  await page.goto('/first-conference');
  await page.getByRole('checkbox').first().check();
  await page.goto('/contact');
  await isReady(page);
  await fillIn(page);
  await expect.poll(stored).toEqual(['contact-draft-1', 'first-conference-ticks-9']);
  await send(page).click();
  await expect(toast(page)).toHaveText(SENT);
  expect(await stored()).toEqual(['first-conference-ticks-9']);
  expect(service.requests).toHaveLength(1);
  expect(elsewhere).toEqual([]);
});
