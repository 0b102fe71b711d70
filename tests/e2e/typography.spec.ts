import { expect, test } from '@playwright/test';

for (const width of [390, 1440]) {
  test(`numbers of guidelines stand on the line of their headings, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/guidelines');
    const distances = await page.locator('main ol > li').evaluateAll((items) => {
      const baseline = (element: Element | null) => {
        const mark = document.createElement('span');
        mark.style.display = 'inline-block';
        element?.prepend(mark);
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return bottom;
      };
      return items.map((item) => baseline(item.querySelector('h3')) - baseline(item.querySelector('span')));
    });
    expect(distances.length).toBeGreaterThan(0);
    for (const distance of distances) expect(Math.abs(distance)).toBeLessThan(1);
  });
}

test('no capital of a heading runs into the next', async ({ page }) => {
  await page.goto('/about');
  const joined = await page.locator('h1').evaluate(
    async (heading, pairs) => {
      const size = 200;
      const font = `${size}px ${getComputedStyle(heading).fontFamily}`;
      await document.fonts.ready;
      const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('no canvas');
      Object.assign(pen.canvas, { width: 4 * size, height: 2 * size });
      const hasGap = (text: string) => {
        pen.clearRect(0, 0, 4 * size, 2 * size);
        pen.font = font;
        pen.fillText(text, size / 2, 1.5 * size);
        const { data } = pen.getImageData(0, 0, 4 * size, 2 * size);
        const inked = new Set<number>();
        for (let at = 3; at < data.length; at += 4) if (data[at]) inked.add(((at - 3) / 4) % (4 * size));
        return Math.max(...inked) - Math.min(...inked) >= inked.size;
      };
      return pairs.filter((pair) => !hasGap(pair));
    },
    // The last three are from two files of the package.
    ['UN', 'NH', 'HR', 'AI', 'IP', 'PP', 'II', 'MU', 'ŁŃ', 'NŃ', 'ŃH'],
  );
  expect(joined).toEqual([]);
});

test('letters keep the distances that the fonts give them, but the space its whole width', async ({ page }) => {
  await page.goto('/about');
  const closer = await page.evaluate(async () => {
    await document.fonts.ready;
    // Not a canvas, which measures word by word.
    const line = document.body.appendChild(document.createElement('span'));
    const pairs = [
      ['Display', 'at'],
      ['Display', '7-'],
      ['Text', '’s'],
      ['Text', 'Tn'],
      ['Text', '. '],
      ['Text', ', '],
    ] as const;
    return pairs.map(([font, pair]) => {
      line.style.cssText = `position: absolute; font: 100px ${font}; white-space: pre`;
      const width = (text: string) => {
        line.textContent = text;
        return line.getBoundingClientRect().width;
      };
      return Math.round([...pair].reduce((sum, letter) => sum + width(letter), 0) - width(pair));
    });
  });
  expect(closer).toEqual([4, 10, 8, 7, 0, 0]);
});

test('a page in Polish is set in the fonts of the site alone', async ({ page }) => {
  await page.goto('/parents-and-schools/pl');
  await page.evaluate(() => document.fonts.ready);
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'main *, footer *' });
  expect(nodeIds.length).toBeGreaterThan(50);
  for (const nodeId of nodeIds) {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  }
});

test('on wide screens a line of a text has some 68 letters, and never more than 80', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/about', '/guidelines', '/privacy', '/committees/ocean']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const lengths = await page.locator('main .prose p, main .measure p').evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const lines = new Map<number, number>();
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          // Notes in the margin.
          if (text.parentElement?.closest('[aria-hidden]')) continue;
          for (let at = 0; at < (text.nodeValue?.length ?? 0); at += 1) {
            const letter = document.createRange();
            letter.setStart(text, at);
            letter.setEnd(text, at + 1);
            const { bottom, width } = letter.getBoundingClientRect();
            const line = Math.round(bottom / 10);
            // What is hidden has no width.
            if (width > 0) lines.set(line, (lines.get(line) ?? 0) + 1);
          }
        }
        // The last line is as long as it is.
        return [...lines.values()].slice(0, -1);
      }),
    );
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(lengths.length, path).toBeGreaterThan(0);
    expect(Math.max(...lengths), path).toBeLessThanOrEqual(80);
    expect(mean, path).toBeGreaterThan(62);
    expect(mean, path).toBeLessThan(71);
  }
});
