/**
 * What a screen reader lists of every page: title, landmarks and headings, from the browser's accessibility tree,
 * as text beside this file. When a change is meant:
 *
 *   npx playwright test tests/a11y/tree.spec.ts --update-snapshots
 */
import { expect, test } from '@playwright/test';
import { isHydrated } from '../support/page.ts';
import { allPaths } from '../support/sample.ts';
import { outlineFaults, outlineOf, outlineText } from './outline.ts';

test('every page has its own title, one first heading, no level left out, and landmarks with names of their own', async ({
  page,
}) => {
  const titles: string[] = [];
  for (const path of [...allPaths, '/no-such-page']) {
    await page.goto(path);
    await isHydrated(page);
    expect.soft(await outlineFaults(page), path).toEqual([]);
    const outline = await outlineOf(page);
    titles.push(outline.title);
    expect.soft(outlineText(outline)).toMatchSnapshot(`${path.slice(1).replaceAll('/', '-') || 'splash'}.txt`);
  }
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
