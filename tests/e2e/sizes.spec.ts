/** The file that a browser chooses for a picture is as sharp as the screen, and not larger. */
import { expect, test } from '@playwright/test';
import { allPaths } from '../support/sample.ts';

/** Of the width that is drawn. In a row of photographs, one takes what the others leave. */
const LEAST = 0.88;
const MOST = 1.2;
const MOST_IN_ROW = 1.65;

for (const width of [390, 1024, 1440]) {
  test(`at ${width} px pictures declare the width at which they are drawn`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    let count = 0;
    const findings: string[] = [];
    for (const path of allPaths) {
      await page.goto(path);
      const pictures = await page.evaluate(() => {
        const widthOf = (sizes: string) => {
          const probe = document.body.appendChild(document.createElement('div'));
          probe.style.cssText = 'position: absolute';
          for (const size of sizes.split(/,(?![^(]*\))/)) {
            const [, condition = 'all', length = ''] = /^\s*(\(m[^)]*\))?\s*(.*)$/.exec(size) ?? [];
            if (!matchMedia(condition).matches) continue;
            probe.style.width = length;
            break;
          }
          const { width } = probe.getBoundingClientRect();
          probe.remove();
          return width;
        };
        return [...document.querySelectorAll<HTMLImageElement>('main img[sizes]')]
          .filter((picture) => picture.checkVisibility())
          .map((picture) => {
            const { paddingLeft, paddingRight, borderLeftWidth } = getComputedStyle(picture);
            const frame = [paddingLeft, paddingRight, borderLeftWidth, borderLeftWidth].map(Number.parseFloat);
            return {
              file: picture.src.split('/').pop(),
              declared: widthOf(picture.sizes),
              drawn: picture.getBoundingClientRect().width - frame.reduce((sum, px) => sum + px),
              isInRow: picture.closest('li[data-ratio]') !== null,
            };
          });
      });
      count += pictures.length;
      for (const { file, declared, drawn, isInRow } of pictures) {
        const share = declared / drawn;
        if (share < LEAST || share > (isInRow ? MOST_IN_ROW : MOST))
          findings.push(`${path}: ${file} declares ${Math.round(declared)} px and is drawn at ${Math.round(drawn)} px`);
      }
    }
    expect(count).toBeGreaterThan(5);
    expect(findings).toEqual([]);
  });
}
