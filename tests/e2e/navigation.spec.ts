import { expect, type Page, test } from '@playwright/test';
import { bar, dialog, main, menu, menuButton, PHONE, title } from '../support/page.ts';
import { committeeOf, TIMES } from '../support/sample.ts';

const item = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });
/** The button that opens the menu of an item. */
const opener = (page: Page, name: string) => menu(page).locator('summary', { hasText: name });

test('a menu stays open under the mouse, and closes when the mouse leaves, clicks elsewhere or on the button', async ({
  page,
}) => {
  await page.goto('/about');
  const city = item(page, 'City Council');
  await item(page, 'Committees').hover();
  await city.hover();
  await expect(city).toBeVisible();
  await expect(menu(page).getByText(committeeOf('city-council').fullName)).toBeVisible();
  await page.mouse.move(5, 600);
  await expect(city).toBeHidden();

  const letter = item(page, 'From the Debating Society');
  // The menu is opened by keyboard. The mouse, which is elsewhere, cannot leave the menu: only a click closes it.
  await opener(page, 'Addressals').press('Enter');
  await expect(letter).toBeVisible();
  await bar(page).getByRole('paragraph').click();
  await expect(letter).toBeHidden();
  await opener(page, 'Addressals').click();
  await expect(letter).toBeVisible();
  await opener(page, 'Addressals').click();
  await expect(letter).toBeHidden();
});

test('by keyboard, one menu is open at a time; moving on or Escape closes the menu', async ({ page }) => {
  await page.goto('/about');
  const [addressals, committees] = [opener(page, 'Addressals'), opener(page, 'Committees')];
  const [letter, city] = [item(page, 'From the Board of Parents'), item(page, 'City Council')];
  await addressals.press('Enter');
  await expect(letter).toBeVisible();
  await addressals.press('Space');
  await expect(letter).toBeHidden();
  await addressals.press('Enter');
  await committees.press('Enter');
  await expect(city).toBeVisible();
  await expect(letter).toBeHidden();
  await city.focus();
  await page.keyboard.press('Escape');
  await expect(city).toBeHidden();
  await expect(committees).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(city).toBeVisible();
  // The menu is still open as the next link gets the focus: if it closed first, screen readers would not announce the link.
  const isOpenOnArrival = item(page, 'Contact').evaluate((next) => {
    const arrival = new Promise((resolve) => {
      next.addEventListener('focus', () => resolve(document.querySelector('header nav [open]') !== null));
    });
    next.focus();
    return arrival;
  });
  expect(await isOpenOnArrival).toBe(true);
  await expect(city).toBeHidden();
});

test('a menu in use by keyboard stays open when the mouse moves', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await opener(page, 'Committees').press('Enter');
  await item(page, 'City Council').focus();
  await item(page, 'Resources').hover();
  await page.mouse.move(5, 600);
  await page.clock.runFor(1000);
  await expect(item(page, 'City Council')).toBeVisible();
  await expect(menu(page).getByRole('link', { name: /^Delegate Handbook/ })).toBeHidden();
});

test('a menu opened by hover closes on Enter, and when the mouse leaves, even with the focus on the button', async ({
  page,
}) => {
  for (const { path, link, button, entry } of [
    {
      path: '/about',
      link: item(page, 'Committees'),
      button: opener(page, 'Committees'),
      entry: item(page, 'City Council'),
    },
    {
      path: '/committees/newsroom',
      link: main(page).locator('summary'),
      button: main(page).locator('summary'),
      entry: main(page).locator('details').getByRole('link').first(),
    },
  ]) {
    await page.goto(path);
    await link.hover();
    await expect(entry).toBeVisible();
    await button.press('Enter');
    await expect(entry).toBeHidden();
    await page.mouse.move(5, 600);
    await button.press('Enter');
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await link.hover();
    await expect(entry).toBeVisible();
    await page.mouse.move(5, 600);
    await expect(entry).toBeHidden();
  }
  // Hover opens a menu even while the focus is on the button of another menu.
  await opener(page, 'Resources').press('Enter');
  await page.keyboard.press('Escape');
  await item(page, 'Resources').hover();
  await expect(menu(page).getByRole('link', { name: /^Delegate Handbook/ })).toBeVisible();
  await item(page, 'Committees').hover();
  await expect(item(page, 'City Council')).toBeVisible();
});

test('voice control can open a card of the home page by the last words on the card', async ({ page }) => {
  await page.goto('/home');
  await main(page).getByRole('button', { name: 'About registration' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('link', { name: 'Ask a question' })).toHaveAttribute('href', '/contact');
  await main(page).getByRole('link', { name: 'See all committees' }).click();
  await expect(page).toHaveURL('/committees');
});

test('Contact is in the header or in the second bar, and not in both', async ({ page }) => {
  await page.goto('/about');
  for (const width of [960, 959]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(page.getByRole('banner').or(bar(page)).getByRole('link', { name: 'Contact' })).toHaveCount(1);
  }
});

test('a committee leads to the guidelines, and Resources to the pages of the site below the documents', async ({
  page,
}) => {
  await page.goto('/committees/ocean');
  await main(page).getByText('How a debate runs').getByRole('link', { name: 'Guidelines' }).click();
  await expect(page).toHaveURL('/guidelines');
  await item(page, 'Resources').click();
  const [documents, pages] = [main(page).getByRole('list').first(), main(page).getByRole('list').nth(1)];
  await expect(documents.getByRole('link')).toHaveText([/^Delegate Handbook/, /^Position Paper/]);
  await expect(pages.getByRole('link')).toHaveText(['First conference?', 'Guidelines', 'Glossary', 'All briefs']);
});

test('the footer shows the title of a file in content/pages that replaces a page of the site', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Photographs' }).click();
  await expect(title(page)).toHaveText('Photographs');
});

test('anchors are not hidden under the header', async ({ page }) => {
  await page.goto('/guidelines#guideline-9');
  await expect(page.locator('#guideline-9')).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  expect((await page.locator('#guideline-9').boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? NaN);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('pages change with a transition, but not for visitors who prefer less motion', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'WebKit gets none, and Firefox does not tell.');
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.moves = String(viewTransition !== null);
    });
  });
  for (const [reducedMotion, moves] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/committees');
    await main(page).getByRole('link', { name: 'European Council' }).click();
    await expect(page.getByText('Back to Committees')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-moves', moves);
  }
});

test('the error of Chrome about a page transition that was skipped is hidden, others are not', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/about');
  await page.evaluate(() => {
    for (const reason of [new DOMException('Transition was skipped'), new Error('Another error')])
      Promise.reject(reason);
  });
  await expect.poll(() => errors).toEqual(['Another error']);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the second bar has short dates, and a page that the secretariat added comes first', async ({ page }) => {
    await page.clock.setFixedTime(TIMES.before);
    await page.goto('/guidelines');
    await expect(bar(page).getByRole('paragraph')).toHaveText('20 Apr 2024', { useInnerText: true });
    await expect(bar(page).getByRole('listitem')).toHaveText(['Schedule', 'Guidelines', 'Registration', 'Contact']);
    await expect(bar(page).locator('[aria-current=page]')).toHaveText('Guidelines');
  });

  test('the menu closes on Escape, when the focus leaves, and in a page from the history', async ({ page }) => {
    await page.goto('/about');
    for (const close of [
      () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
      () => page.getByRole('banner').getByRole('link', { name: 'Search' }).focus(),
      () => page.keyboard.press('Escape'),
    ]) {
      await menuButton(page).press('Enter');
      await expect(menu(page)).toBeVisible();
      await close();
      await expect(menu(page)).toBeHidden();
    }
    await expect(menuButton(page)).toBeFocused();
  });
});
