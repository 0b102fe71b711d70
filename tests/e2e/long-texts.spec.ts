import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/axe.ts';
import { isDrawn } from '../support/page.ts';
import { allPaths, TIMES } from '../support/sample.ts';

test.use({ viewport: { width: 320, height: 900 }, bypassCSP: true });

const ADDRESS = `https://example.org/${'a-long-address-without-a-space/'.repeat(3)}`;
/** The text spacing of WCAG: https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

test('a long word anywhere widens no page, even with the text spacing of WCAG', async ({ page }) => {
  await page.clock.setFixedTime(TIMES.before);
  for (const path of [...allPaths, '/no-such-page']) {
    await page.goto(path);
    await isDrawn(page);
    const places = await page.evaluate((address) => {
      const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
      const isShown = ({ parentElement }: Node) => parentElement?.checkVisibility() && !parentElement.closest('script');
      let places = 0;
      while (texts.nextNode()) {
        if (!isShown(texts.currentNode) || !texts.currentNode.nodeValue?.trim()) continue;
        texts.currentNode.nodeValue = address;
        places += 1;
      }
      return places;
    }, ADDRESS);
    expect(places, path).toBeGreaterThan(0);
    await expectNoSidewaysScroll(page);
    await page.addStyleTag({ content: SPACING });
    await expectNoSidewaysScroll(page);
  }
});

test('many links in the footer do not make the page scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/about');
  await page.getByRole('list', { name: 'Further pages' }).evaluate((list) => {
    for (const entry of [...list.children, ...list.children]) list.append(entry.cloneNode(true));
  });
  await expectNoSidewaysScroll(page);
});
