import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from '../a11y/axe.ts';

const PLACARD = '/committees/ocean/placard';
const SHEET_MM = 210;
/** Where a name may be on the front, in millimetres of the sheet: below the head, above the band. */
const ROOM = { left: 10, right: 200, top: 126, bottom: 190 };

test('a committee’s page leads to its placard', async ({ page }) => {
  await page.goto('/committees/ocean');
  await page.getByRole('link', { name: 'Print your placard' }).click();
  await expect(page).toHaveURL(PLACARD);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await axeFindings(page)).toEqual([]);
  // Firefox has the texts of an image read as well.
  await expect(page.locator('main [role=img] text:not([aria-hidden] *)')).toHaveCount(0);
});

for (const name of ['Iran', 'Democratic Republic of the Congo', '']) {
  test(`“${name}” is printed on one sheet of A4, as large as its panel allows`, async ({ page }) => {
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.goto(PLACARD);
    await page.getByLabel('Your portfolio').fill(name);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(pdf).toMatch(/MediaBox \[0 0 59[45][\d.]* 84[12]/);
    if (name === '') return;

    await page.emulateMedia({ media: 'print' });
    const ink = await nameInk(page);
    expect(ink.left).toBeGreaterThan(ROOM.left - 0.5);
    expect(ink.right).toBeLessThan(ROOM.right + 0.5);
    expect(ink.top).toBeGreaterThan(ROOM.top);
    expect(ink.bottom).toBeLessThan(ROOM.bottom);
    // From top to bottom: a long name on several lines.
    expect(ink.bottom - ink.top).toBeGreaterThan(61);
  });
}

test('the portfolio is on the back, too, and is forgotten with the page', async ({ page }) => {
  await page.goto(PLACARD);
  const sheet = page.getByRole('img', { name: 'Preview of the sheet' });
  await page.getByLabel('Your portfolio').fill('Iran');
  await expect(sheet.getByText('Iran', { exact: true })).toHaveCount(2);
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
  await page.goto(PLACARD);
  await expect(sheet.getByText('Iran', { exact: true })).toHaveCount(0);
});

test('typing filters the portfolios, and the placard offers them', async ({ page }) => {
  await page.goto('/committees/european-council');
  const table = page.getByRole('table');
  const status = page.getByRole('search').locator('[aria-live]');
  const field = page.getByRole('searchbox', { name: 'Find a portfolio' });
  await field.fill(' PRÉSIDENT');
  await expect(table.getByRole('rowheader')).toHaveText([
    'President of the European Council',
    'President of the Commission',
    'President of France',
  ]);
  await expect(status).toHaveText('3 of 10 portfolios, 1 of them free');
  await field.fill('Kiribati');
  await expect(table.getByRole('rowheader')).toHaveCount(0);
  await expect(status).toHaveText('No matching portfolio.');
  await page.goto('/committees/european-council/placard');
  await expect(page.locator('#portfolios option')).toHaveCount(10);
});

test('a committee may link to a sheet, or have neither', async ({ page }) => {
  await page.goto('/committees/congress-of-vienna');
  await expect(page.getByRole('link', { name: /^Portfolios/ })).toHaveAttribute(
    'href',
    'https://example.org/congress-of-vienna/portfolios',
  );
  await page.goto('/committees/ocean');
  await expect(page.getByRole('main').getByText('Portfolio')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
});

/** Edges of what is printed of the name, in millimetres of the sheet: everything else is hidden. */
async function nameInk(page: Page) {
  const sheet = page.getByRole('img', { name: 'Preview of the sheet' });
  await sheet.evaluate((svg) => {
    for (const part of svg.querySelectorAll<SVGElement>('text, path, image'))
      if (!part.closest('[data-fit=""]')) part.style.visibility = 'hidden';
  });
  const { info } = await sharp(await sheet.screenshot())
    .trim({ background: '#fff' })
    .toBuffer({ resolveWithObject: true });
  const mm = SHEET_MM / ((await sheet.boundingBox())?.width ?? 0);
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left: left * mm, top: top * mm, right: (left + info.width) * mm, bottom: (top + info.height) * mm };
}
