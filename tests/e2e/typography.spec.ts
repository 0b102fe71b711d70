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
    ['UN', 'NH', 'HR', 'AI', 'IP', 'PP', 'II', 'MU'],
  );
  expect(joined).toEqual([]);
});
