/** The contrast check of `npm run check`. */
import { expect, test } from '@playwright/test';
import { contrastProblems } from '../../scripts/axe.ts';

// The security policy would block the injected colours.
test.use({ bypassCSP: true });

test('low contrast is found in each colour scheme, with its colours', async ({ page }) => {
  await page.goto('/about');
  expect(await contrastProblems(page)).toEqual(new Map());
  await page.addStyleTag({
    content: '@media (prefers-color-scheme: dark) { main p { color: #444; background: #333 } }',
  });
  expect([...(await contrastProblems(page)).keys()]).toEqual([
    'dark mode: #444444 on #333333 has a contrast of 1.29, and needs 7',
  ]);
});
