import { expect, type Page, test } from '@playwright/test';
import { committeePaths, conference } from '../support/sample.ts';

/** How many sheets a page prints on. */
async function sheets(page: Page, format = 'A4'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('the guidelines print as a handout of two sheets; briefs, answers for parents and the schedule on one', async ({
  page,
}) => {
  await page.goto('/guidelines');
  expect(await sheets(page)).toBe(2);
  const others = ['/committees', '/parents-and-schools', '/parents-and-schools/pl', '/schedule', ...committeePaths];
  for (const path of others) {
    await page.goto(path);
    expect(await sheets(page), path).toBe(1);
  }
  await page.goto('/committees/ocean');
  expect(await sheets(page, 'Letter')).toBe(1);
});

test('on paper there is no navigation, and links show their address', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/committees/ocean');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText(/20 April 2024, Galway · https:/)).toBeVisible();
  const guide = page.getByRole('link', { name: /^Background Guide/ });
  expect(await guide.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
    'https://example.org/ocean/background-guide',
  );
});

test('a brief adds when, where and who it is for, and lines for notes; on screen it does not', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/committees/city-council');
  const facts = page.getByRole('main').locator('dl');
  for (const fact of ['20 April 2024', 'Saltmarsh Hall, Galway', 'Ages 11 to 13 only'])
    await expect(facts.getByText(fact, { exact: true })).toBeVisible();
  await expect(page.getByText('Ages 11 to 13 only').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('Notes', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(facts).toBeHidden();
  await expect(page.getByText('Notes', { exact: true })).toBeHidden();
});

test('the handout stands in two columns, and ends with where to ask', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/guidelines');
  const lefts = await page
    .locator('#guideline-1, #guideline-5')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  expect(lefts[1]).toBeGreaterThan((lefts[0] ?? 0) + 200);
  await expect(page.getByText('You have an answer within 72 hours.', { exact: false }).last()).toBeVisible();
  await expect(page.getByText(conference.email)).toBeVisible();
});

test('among the answers for parents, a committee and who it is for are words apart', async ({ page }) => {
  await page.goto('/parents-and-schools');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'City Council' })).toHaveText(
    'City Council Ages 11 to 13 only',
  );
});

test('a letter prints without the way to the next', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/addressals/board-of-parents');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
});

test('a button prints the page, and no button is printed', async ({ page }) => {
  let printed = 0;
  await page.exposeFunction('print', () => {
    printed += 1;
  });
  await page.goto('/committees/ocean');
  await page.getByRole('button', { name: 'Print this brief' }).click();
  await expect.poll(() => printed).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.goto('/contact');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});
