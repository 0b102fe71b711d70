import { expect, type Locator, type Page, test } from '@playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
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
  const left = async (part: Locator) => (await part.boundingBox())?.x;
  expect(await left(facts.getByText('When', { exact: true }))).toBe(
    await left(page.getByRole('heading', { level: 1 })),
  );
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
  await page.goto('/addressals/board-of-parents');
  const links = page.getByRole('main').getByRole('link');
  await expect(links).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(links).toHaveCount(0);
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

const MM = 96 / 25.4;
const HANDOUTS = [
  '/guidelines',
  '/first-conference',
  '/parents-and-schools',
  '/parents-and-schools/pl',
  '/schedule',
  '/dates',
];
const CODES = [
  ...[...HANDOUTS, ...committeePaths].map((path) => [path, path] as const),
  ...committeePaths.map((path) => [`${path}/placard`, path] as const),
];

test.describe('a phone reads', () => {
  // Some 200 dots per inch.
  test.use({ deviceScaleFactor: 2 });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the code of each brief, handout and placard in the ${colorScheme} scheme`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ media: 'print', colorScheme });
      for (const [path, target] of CODES) {
        await page.goto(path);
        const code = codeOf(page);
        const modules = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1));
        // The ground, which is dark nowhere, has four modules more on each side.
        const clip = (await code.locator('rect').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        expect((clip.width / MM) * (modules / (modules + 8)), path).toBeGreaterThan(24.9);
        const picture = sharp(await page.screenshot({ clip, fullPage: true })).ensureAlpha();
        const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
        expect(decodeQr({ width: info.width, height: info.height, data })).toBe(conference.site + target);
      }
    });
  }
});

test('codes are for paper, with the address in words for those who type', async ({ page }) => {
  for (const path of ['/guidelines', '/committees/ocean']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect(codeOf(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(codeOf(page)).toBeVisible();
    const words = (conference.site + path).replace('https://', '');
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
});

/** The code of a page. Its box leaves out the white around it. */
function codeOf(page: Page) {
  return page.locator('main svg[viewBox^="4 4 "]');
}
