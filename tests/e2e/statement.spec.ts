import { expect, test } from '@playwright/test';
import { conference } from '../support/sample.ts';

test('the footer leads to the statement, where a report of a problem begins with a letter', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility', exact: true }).click();
  await expect(page).toHaveURL('/accessibility');
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
