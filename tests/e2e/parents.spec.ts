import { expect, test } from '@playwright/test';
import { committeePaths } from '../support/sample.ts';

const PATH = '/parents-and-schools';

test('the footer leads to it, under Conference', async ({ page }) => {
  await page.goto('/home');
  const footer = page.getByRole('contentinfo');
  const column = footer.locator('div', { has: page.getByText('Conference', { exact: true }) }).last();
  await column.getByRole('link', { name: 'Parents and schools' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parents and schools');
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`date, place and dress code are seen without scrolling at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(PATH);
    for (const fact of [
      '10 and 11 October 2025',
      'The school, Lucknow',
      'Day 1: Indian formals',
      'Day 2: Western formals',
    ]) {
      await expect(page.getByRole('definition').getByText(fact, { exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
}

test('every question is a heading with an answer below it', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-09-01T12:00:00+05:30'));
  await page.goto(PATH);
  const sections = page.getByRole('main').locator('section');
  await expect(sections.getByRole('heading', { level: 2 })).toHaveText(
    [
      'When and where is it?',
      'Who can take part?',
      'What is the dress code?',
      'How do we register?',
      'Who do we contact?',
      'Which committees are there?',
      'What has not been announced yet?',
    ],
    { useInnerText: true },
  );
  for (const [index, answer] of [
    /ninth edition .* 10 and 11 October 2025 \(Friday and Saturday\)/,
    /AIPPM and UNHRC are exclusively for 6th and 7th graders\./,
    /Indian formals on Day 1 and Western formals on Day 2\./,
    /two forms/,
    /within 48 hours/,
    /twelve committees/,
    /Fees/,
  ].entries()) {
    await expect(sections.nth(index)).toContainText(answer, { useInnerText: true });
  }
  await expect(page.getByRole('main')).not.toContainText(/[{}]/);
});

test('one registers by a button that opens the two forms, or by the forms directly', async ({ page }) => {
  await page.goto(PATH);
  const main = page.getByRole('main');
  for (const name of [/^Individual Delegate Forms/, /^School Registration Forms/]) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
    await expect(main.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
  await main.getByRole('button', { name: 'Register Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose Registration Type' })).toBeVisible();
});

test('it leads to every committee and to the secretariat', async ({ page }) => {
  await page.goto(PATH);
  const main = page.getByRole('main');
  for (const path of committeePaths) await expect(main.locator(`a[href="${path}"]`)).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'secretariat@example.org' })).toHaveAttribute('href', /^mailto:/);
  await main.getByRole('link', { name: 'Write to the secretariat' }).click();
  await expect(page).toHaveURL('/contact');
});
