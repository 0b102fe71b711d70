import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { groundOf } from '../support/page.ts';
import { SAMPLE_CONTENT } from '../support/sample.ts';

test('a photograph from a phone is upright, cropped and in two formats', async ({ page }) => {
  // Stored on its side.
  const uploaded = await sharp(`${SAMPLE_CONTENT}/committees/unga-ess.jpg`).metadata();
  expect(uploaded).toMatchObject({ width: 900, height: 1600, orientation: 6 });

  await page.goto('/committees/unga-ess');
  const picture = page.locator('picture', { has: page.getByRole('img') });
  const addresses = await picture
    .locator('[srcset]')
    .evaluateAll((sources) =>
      sources.flatMap((source) => (source.getAttribute('srcset') ?? '').split(', ').map((file) => file.split(' ')[0])),
    );
  const formats = addresses.map((address = '') => address.replace(/^\/images\/unga-ess\..+\./, ''));
  expect(formats).toEqual(['avif', 'avif', 'webp', 'webp']);
  for (const address of addresses) {
    const response = await page.request.get(address ?? '');
    expect(response.headers()['cache-control']).toContain('immutable');
    const image = sharp(await response.body());
    const { width, height, orientation } = await image.metadata();
    expect(width / height).toBeCloseTo(4 / 5, 2);
    expect(orientation).toBeUndefined();
    const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 0] = data;
    const [redBelow = 0, , blueBelow = 0] = data.subarray(data.length - info.channels);
    expect(red, 'the red half on top').toBeGreaterThan(blue);
    expect(blueBelow, 'the blue half below').toBeGreaterThan(redBelow);
  }
});

test.describe('in the dark scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('dark ink without a light counterpart stays on paper', async ({ page }) => {
    await page.goto('/committees/unhrc');
    expect(await groundOf(page.getByRole('img'))).toBe('light');
    await page.goto('/committees/aippm');
    expect(await groundOf(page.getByRole('img'))).toBe('dark');
  });
});
