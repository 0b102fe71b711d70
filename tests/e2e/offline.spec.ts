import { expect, type Page, test } from '@playwright/test';
import { copyNotice, main, status, title } from '../support/page.ts';
import { allPaths } from '../support/sample.ts';

const button = (page: Page, name: string) => main(page).getByRole('button', { name });

async function keep(page: Page): Promise<void> {
  await page.goto('/keep');
  await button(page, 'Keep the site on this device').press('Enter');
  await expect(status(page)).toContainText('Every page now opens without a network.');
}

/** How many caches and workers the browser has of the site. */
function stored(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return [(await caches.keys()).length, workers.length];
  });
}

/** Pictures and fonts of a page that do not arrive. */
function missingFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // A fallback font is one of the device, which may not have it.
    const fonts = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
    const files = [...[...document.images].map((image) => image.decode()), ...fonts.map((font) => font.load())];
    const ends = await Promise.allSettled(files);
    return ends.flatMap((end) => (end.status === 'rejected' ? String(end.reason) : []));
  });
}

test('nothing is stored before the button is pressed; then all opens without network', async ({ page, context }) => {
  await page.goto('/keep');
  await expect(main(page)).toContainText(/It takes [1-9]\d*\.\d MB:/);
  await expect(status(page)).toHaveText('There is no copy on this device.');
  expect(await stored(page)).toEqual([0, 0]);
  await keep(page);
  await expect(status(page)).toContainText(/The copy on this device is from \d+\s\w+ \d{4}/);
  await context.setOffline(true);
  for (const path of ['/', '/committees/european-council', '/media']) {
    await page.goto(path);
    await expect(copyNotice(page), path).toBeVisible();
    expect(await missingFiles(page), path).toEqual([]);
  }
  const missing = await page.evaluate(async (paths) => {
    const answers = await Promise.all(paths.map((path) => fetch(path)));
    return answers.flatMap(({ ok, url }) => (ok ? [] : url));
  }, allPaths);
  expect(missing).toEqual([]);
  await context.setOffline(false);
  await page.goto('/about');
  await expect(copyNotice(page)).toBeHidden();
});

test('the copy answers any form of an address, keeps pictures whole, searches, and goes', async ({ page, context }) => {
  const picture = await (await page.request.get('/icon-192.png')).body();
  await keep(page);
  await context.setOffline(true);
  for (const path of ['/guidelines?from=poster', '/guidelines/', '/guidelines.html']) {
    await page.goto(path);
    await expect(title(page), path).toHaveText('Guidelines');
  }
  const response = await page.goto('/icon-192.png');
  expect(response?.fromServiceWorker()).toBe(true);
  expect((await response?.body())?.equals(picture)).toBe(true);
  await page.goto('/committees/no-such-committee');
  await expect(title(page)).toHaveText('Not kept');
  await page.goto('/search?q=ocean');
  await expect(status(page)).toContainText(/results? for “ocean”/);
  await page.goto('/keep');
  await button(page, 'Remove').click();
  await expect(status(page)).toHaveText('Removed. There is no copy on this device.');
  await expect(button(page, 'Keep the site on this device')).toBeFocused();
  expect(await stored(page)).toEqual([0, 0]);
});

test('when the site cannot be kept the page says so, and nothing is stored', async ({ page }) => {
  await page.route('**/about', (route) => route.fulfill({ status: 503 }));
  await page.goto('/keep');
  await button(page, 'Keep the site on this device').click();
  await expect(status(page)).toContainText('could not be kept: a file did not arrive, or there was no space for it.');
  expect(await stored(page)).toEqual([0, 0]);
});

test('a browser that does not allow service workers says so, and shows no button', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await page.goto('/keep');
  await expect(page.getByText('Keeping the site needs JavaScript and a browser that allows it')).toBeVisible();
  await expect(main(page).getByRole('button')).toHaveCount(0);
});
