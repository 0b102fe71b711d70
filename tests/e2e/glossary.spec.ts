import { expect, test } from '@playwright/test';
import { PHONE } from '../support/page.ts';
import { content } from '../support/sample.ts';

test.use(PHONE);

test('the link of the current letter stays in view', async ({ page }) => {
  const terms = content.glossary.terms.map(({ term }) => term.charAt(0).toUpperCase()).toSorted();
  const letters = page.getByRole('navigation', { name: 'Words by their first letter' });
  await page.goto('/glossary');
  for (const letter of [terms.at(-1) ?? '', terms.at(0) ?? '']) {
    await page.getByRole('heading', { name: letter, exact: true }).evaluate((heading) => heading.scrollIntoView());
    const link = letters.getByRole('link', { name: letter, exact: true });
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});
