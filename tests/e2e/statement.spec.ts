import { expect, test } from '@playwright/test';
import { conference } from '../support/sample.ts';

const PATH = '/accessibility';

test('the footer of every kind of page leads to the statement', async ({ page }) => {
  for (const path of ['/home', '/guidelines', '/no-such-page']) {
    await page.goto(path);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility', exact: true }).click();
    await expect(page).toHaveURL(PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
  }
});

test('it says what is promised, what works, what does not, how it is tested and when that was', async ({ page }) => {
  await page.goto(PATH);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'What we aim at',
    'What works',
    'What does not work yet',
    'How it is tested',
    'Report a problem',
  ]);
  await expect(main).toContainText('Web Content Accessibility Guidelines (WCAG), version 2.2');
  for (const name of ['Without a mouse', 'Pages that are not ours'])
    await expect(main.getByRole('heading', { level: 3, name })).toBeVisible();
  await expect(main).toContainText('We last went through the website on 20 September 2025.');
  await expect(main).not.toContainText(/[{}]/);
});

test('whoever reports a problem is told when there is an answer, and begins with a letter', async ({ page }) => {
  await page.goto(PATH);
  const main = page.getByRole('main');
  await expect(main).toContainText(`We reply within ${conference.replyWithinHours} hours.`);
  const href = await main.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href');
  const { protocol, pathname, searchParams } = new URL(href ?? '');
  expect([protocol, pathname]).toEqual(['mailto:', conference.email]);
  expect(searchParams.get('subject')).toContain(conference.name);
  const asked = await main.locator('section').last().getByRole('listitem').allTextContents();
  expect(asked.length).toBeGreaterThan(2);
  for (const thing of asked) expect(searchParams.get('body')).toContain(`${thing}:`);
  await main.getByRole('link', { name: 'Use the contact form' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a link into the page leads to how one reports a problem, which the header does not cover', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(`${PATH}#report-a-problem`);
  await expect(page.getByRole('heading', { name: 'Report a problem' })).toBeInViewport({ ratio: 1 });
});
