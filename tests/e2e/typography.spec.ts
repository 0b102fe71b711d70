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
