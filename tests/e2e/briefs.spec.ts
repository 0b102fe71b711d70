/** All committees on one page, to print or to save. */
import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { main } from '../support/page.ts';
import { committeeOf, content } from '../support/sample.ts';

const { committees } = content;

test('the page has every committee in order and in full, then the guidelines', async ({ page }) => {
  await page.goto('/committees');
  await main(page).getByRole('link', { name: 'All briefs' }).click();
  const briefs = main(page).getByRole('article');
  await expect(briefs.getByRole('heading', { level: 2 })).toHaveText(committees.map(({ title }) => title));
  const council = committeeOf('european-council');
  const brief = briefs.filter({ has: page.getByRole('heading', { name: council.title }) });
  for (const text of [council.fullName, council.agenda]) await expect(brief).toContainText(text);
  for (const { url = '' } of council.executiveBoard) await expect(brief.getByText(url, { exact: true })).toBeVisible();
  await expect(briefs.getByText('Ages 11 to 13 only')).toHaveCount(1);
  await expect(main(page).locator('#guideline-1')).toBeVisible();
});

test('each committee prints on its own sheet, and the guidelines on two', async ({ page }) => {
  await page.goto('/committees/briefs');
  await page.emulateMedia({ media: 'print' });
  // The sheet of a committee without an overview has lines for notes.
  const withoutOverview = committees.filter(({ body }) => body.children.length === 0);
  await expect(main(page).getByText('Notes', { exact: true }).filter({ visible: true })).toHaveCount(
    withoutOverview.length,
  );
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1 + committees.length + 2);
});

test('a saved copy of the page can be read without a network', async ({ page, context }, info) => {
  const response = await page.goto('/committees/briefs');
  const file = info.outputPath('briefs.html');
  await writeFile(file, (await response?.body()) ?? '');
  await context.setOffline(true);
  await page.goto(`file://${file}`);
  const brief = main(page).getByRole('article').first();
  const title = await brief.getByRole('heading', { level: 2 }).boundingBox();
  const agenda = await brief.getByText(committees[0]?.agenda ?? '').boundingBox();
  // The agenda is to the right of the title, so the saved file contains the styles.
  expect(agenda?.x).toBeGreaterThan((title?.x ?? NaN) + (title?.width ?? NaN));
});
