import { expect, type Page, test } from '@playwright/test';
import { committeePaths, conference, TIMES } from '../support/sample.ts';

/** How many sheets a page prints on. */
async function sheets(page: Page, format = 'A4'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('the guidelines print as a handout of two sheets, a brief on one', async ({ page }) => {
  await page.goto('/guidelines');
  expect(await sheets(page)).toBe(2);
  for (const path of ['/home', '/parents-and-schools', ...committeePaths]) {
    await page.goto(path);
    expect(await sheets(page), path).toBe(1);
  }
  await page.goto('/committees/ocean');
  expect(await sheets(page, 'Letter')).toBe(1);
  // Parents read it before the conference, when its answers are longer.
  await page.clock.setFixedTime(TIMES.before);
  await page.goto('/parents-and-schools');
  expect(await sheets(page)).toBe(1);
});

test('on paper all parts of a handout are as wide as the sheet', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/committees/ocean');
  const edges = await page.locator('.running-head > p, main .wrap:visible').evaluateAll((parts) =>
    parts.map((part) => {
      const { left, right } = part.getBoundingClientRect();
      return `${Math.round(left)} to ${Math.round(right)}`;
    }),
  );
  expect(new Set(edges).size).toBe(1);
});

test('on paper there is no navigation, and links show their address', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/committees/ocean');
  for (const part of ['banner', 'navigation', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(part)).toHaveCount(0);
  await expect(page.getByText(/20 April 2024, Galway$/).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('corribmun.example.org/committees/ocean')).toBeVisible();
  const guide = page.getByRole('link', { name: /^Background Guide/ });
  expect(await guide.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
    'https://example.org/ocean/background-guide',
  );
});

test('a brief adds when, where and who it is for, and lines for notes; on screen it does not', async ({ page }) => {
  const facts = page.getByRole('main').locator('dl');
  await page.goto('/committees/city-council');
  await expect(facts).toBeHidden();
  await expect(page.getByText('Notes', { exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const fact of ['20 April 2024', 'Saltmarsh Hall, Galway', 'Ages 11 to 13 only'])
    await expect(facts.getByText(fact, { exact: true })).toBeVisible();
  await expect(page.getByText('Ages 11 to 13 only').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('Notes', { exact: true })).toBeVisible();
});

test('the handout has its titles beside their texts, and ends with where to ask', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/guidelines');
  const lefts = await page
    .locator('#guideline-1, #guideline-1 + p')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
  expect(lefts[1]).toBeGreaterThan((lefts[0] ?? 0) + 100);
  await expect(page.getByText('You have an answer within 72 hours.', { exact: false }).last()).toBeVisible();
  await expect(page.getByText(conference.email)).toBeVisible();
});

test('a button prints the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'Printed';
    };
  });
  for (const [path, name] of [
    ['/committees/ocean', 'Print this brief'],
    ['/parents-and-schools', 'Print this page'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name }).click();
    await expect(page).toHaveTitle('Printed');
  }
});
