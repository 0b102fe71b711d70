import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { isHydrated } from './page.ts';
import { allPaths } from './site.ts';

/** All that axe knows, with the strictest level. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

for (const width of [1440, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      for (const path of [...allPaths, '/no-such-page']) {
        test(`${path} has no violation`, async ({ page }) => {
          await page.goto(path);
          await isHydrated(page);
          expect(await violations(page)).toEqual([]);
        });
      }
    });
  }
}

test.describe('states', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('open menu, open dialog, and a form with errors have no violation', async ({ page }) => {
    await page.goto('/contact');
    await isHydrated(page);
    await page.locator('summary', { hasText: 'Committees' }).click();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('navigation', { name: 'Section' }).getByRole('button', { name: 'Registration' }).click();
    expect(await violations(page)).toEqual([]);
  });

  test('a search that has found something, nothing, or failed has no violation', async ({ page }) => {
    await page.goto('/search?q=dress');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toContainText('found for');
    expect(await violations(page)).toEqual([]);
    await page.goto('/search?q=refund');
    await expect(status).toContainText('Nothing found');
    expect(await violations(page)).toEqual([]);
    await page.route('**/pagefind/**', (route) => route.abort());
    await page.goto('/search?q=dress');
    await expect(status).toContainText('could not');
    expect(await violations(page)).toEqual([]);
  });

  test('the open drawer has no violation', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('summary', { hasText: 'Committees' }).click();
    expect(await violations(page)).toEqual([]);
  });
});
