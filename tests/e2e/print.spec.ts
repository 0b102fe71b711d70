import { expect, type Page, test } from '@playwright/test';
import { main } from '../support/page.ts';
import { conference, TIMES } from '../support/sample.ts';

/** The number of printed sheets. */
async function sheets(page: Page, format = 'A4'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('the guidelines print on two sheets, and other pages on one', async ({ page }) => {
  await page.goto('/guidelines');
  expect(await sheets(page)).toBe(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(conference.email)).toBeVisible();
  // No part of the guidelines continues on another sheet.
  for (const list of await main(page).locator('ol:visible').all())
    await expect(list).toHaveCSS('break-inside', 'avoid');
  // The texts, and so their length, depend on the phase.
  await page.clock.setFixedTime(TIMES.before);
  for (const path of ['/', '/home', '/parents-and-schools', '/committees/ocean', '/committees/european-council']) {
    await page.goto(path);
    expect(await sheets(page), path).toBe(1);
  }
  expect(await sheets(page, 'Letter')).toBe(1);
});

test('all committees are on one sheet in three columns', async ({ page }) => {
  await page.goto('/committees');
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const cards = main(page).getByRole('listitem');
  const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().x));
  expect(new Set(lefts).size).toBe(3);
});

test('a brief on paper adds when, where, for whom, addresses and notes, and has no menus', async ({ page }) => {
  await page.goto('/committees/city-council');
  const notes = page.getByText('Notes', { exact: true });
  const details = main(page).locator('dl');
  await expect(details.or(notes).filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(notes).toBeVisible();
  for (const detail of ['20 April 2024', 'Saltmarsh Hall, Galway', 'Ages 11 to 13 only'])
    await expect(details.getByText(detail, { exact: true })).toBeVisible();
  await expect(page.getByText('Ages 11 to 13 only').filter({ visible: true })).toHaveCount(1);
  for (const part of ['banner', 'navigation', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(part)).toHaveCount(0);
  await expect(page.getByText(/20\sApril 2024, Galway$/).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('corribmun.example.org/committees/city-council')).toBeVisible();
  const caseFile = page.getByRole('link', { name: /^Case File/ });
  const address = await caseFile.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('https://example.org/city-council/case-file');
  const widths = await page
    .locator('.running-head > p, main .wrap:visible')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().width)));
  expect(new Set(widths).size, 'All parts are as wide as the sheet.').toBe(1);
});

test('drawings in light ink are replaced in print, photographs are not', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const pictures = main(page).getByRole('img');
  const isReplaced = async (path: string) => {
    await page.goto(path);
    await pictures.last().scrollIntoViewIfNeeded();
    await expect(pictures.last()).toHaveJSProperty('complete', true);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    return (await page.locator('main picture[data-shows-night] + img').count()) > 0;
  };
  expect(await isReplaced('/committees/european-council')).toBe(true);
  expect(await isReplaced('/media')).toBe(false);
});

test('tasks have boxes to tick on paper, and no boxes on screen', async ({ page }) => {
  await page.goto('/first-conference');
  const task = main(page).locator('.task-list-item').first();
  const isBox = () => task.evaluate((item) => getComputedStyle(item, '::before').transform === 'none');
  expect(await isBox()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isBox()).toBe(true);
});

test('a button prints the page, and is hidden if the browser cannot print, as inside an app', async ({ page }) => {
  await page.goto('/committees/ocean');
  const printed = page.evaluate(
    () => new Promise<string>((resolve) => Object.assign(window, { print: () => resolve('Printed') })),
  );
  const button = page.getByRole('button', { name: 'Print this brief' });
  await button.click();
  expect(await printed).toBe('Printed');
  await page.addInitScript(() => Object.defineProperty(window, 'print', { value: undefined }));
  await page.reload();
  await expect(button).toBeHidden();
});
