import { expect, type Page, test } from '@playwright/test';
import { fillIn, isReady, SENT, send } from '../support/contact.ts';
import { startOwnServer } from '../support/own-server.ts';
import { isHydrated, PHONE } from '../support/page.ts';
import { accordionFindings } from './accordion.ts';
import { announcementFindings, progressFindings, radioFindings, searchFindings } from './controls.ts';
import { dialogFindings } from './dialog.ts';
import { drawerFindings, menuFindings } from './navigation.ts';

/*
 * What the ARIA Authoring Practices (https://www.w3.org/WAI/ARIA/apg/patterns/) ask of each kind of widget
 * that the site has, done with keyboard, mouse and finger. The functions in access/ hold the assertions.
 */
const registerNow = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Register Now' });
const ROWS_THAT_OPEN = ['/committees/jcc', '/committees/ipc'];

test('the menus of the header are a disclosure navigation, by keyboard and mouse', async ({ page }) => {
  await page.goto('/committees');
  expect(await menuFindings(page, 'mouse')).toEqual([]);
});

for (const path of ROWS_THAT_OPEN) {
  test(`${path}: a row that opens is an accordion’s, by keyboard and mouse`, async ({ page }) => {
    await page.goto(path);
    expect(await accordionFindings(page, 'mouse')).toEqual([]);
  });
}

for (const means of ['keyboard', 'mouse'] as const) {
  test(`the registration dialog is a modal dialog, by ${means}`, async ({ page }) => {
    await page.goto('/home');
    expect(await dialogFindings(registerNow(page), means)).toEqual([]);
  });
}

test('the filter of the committees is made of radio groups, and tells its outcome', async ({ page }) => {
  await page.goto('/committees');
  expect(await radioFindings(page)).toEqual([]);
  const choose = () => page.getByRole('radio', { name: 'Crisis' }).check();
  expect(await announcementFindings(page, /^1 of \d+ committees$/, choose, 'polite')).toEqual([]);
});

test('the search is one, and tells what it has found', async ({ page }) => {
  await page.goto('/search');
  await isHydrated(page);
  expect(await searchFindings(page)).toEqual([]);
  const search = () => page.getByRole('searchbox').fill('mathematics');
  expect(await announcementFindings(page, '1 page found for', search, 'polite')).toEqual([]);
});

test('the contact form tells that a field is empty at once, and that the message was sent when it may', async ({
  page,
}) => {
  await page.goto('/contact');
  await isReady(page);
  const sendIt = () => send(page).click();
  const refusal = 'Please fill in all fields before submitting.';
  expect(await announcementFindings(page, refusal, sendIt, 'assertive')).toEqual([]);
  await fillIn(page);
  expect(await announcementFindings(page, SENT, sendIt, 'polite')).toEqual([]);
});

test('keeping the site tells its progress as one', async ({ page }) => {
  const server = await startOwnServer();
  await page.goto(`${server.url}/keep`);
  await isHydrated(page);
  // It goes on for as long as a file does not come.
  await page.context().route('**/*.avif', () => new Promise(() => {}));
  const keep = () => page.getByRole('button', { name: 'Keep on this phone' }).click();
  expect(await announcementFindings(page, 'Keeping the site on this phone', keep, 'polite')).toEqual([]);
  expect(await progressFindings(page.getByRole('progressbar'))).toEqual([]);
  await server.close();
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('the menus of the header are a disclosure navigation by touch, too', async ({ page }) => {
    await page.goto('/committees/unhrc');
    expect(await menuFindings(page, 'touch')).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the drawer is a disclosure, and its groups an accordion', async ({ page }) => {
    await page.goto('/about');
    expect(await drawerFindings(page, 'touch')).toEqual([]);
  });

  test('the registration dialog is a modal dialog by touch, too', async ({ page }) => {
    await page.goto('/home');
    expect(await dialogFindings(registerNow(page), 'touch')).toEqual([]);
  });

  for (const path of ROWS_THAT_OPEN) {
    test(`${path}: a row that opens is an accordion’s`, async ({ page }) => {
      await page.goto(path);
      expect(await accordionFindings(page, 'touch')).toEqual([]);
    });
  }
});
