import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isVariantOf, readSourceImage } from './source-images.ts';

const engraving = { path: 'table.webp', width: 800, height: 1000, isEngraving: true };
const photograph = { path: 'table.webp', width: 3000, height: 2000, isEngraving: false };

test('a photograph under the name of an engraving is not replaced by its old variants', () => {
  const old = { ...engraving, path: 'table-night.webp' };
  expect(isVariantOf(engraving, old)).toBe(true);
  expect(isVariantOf(engraving, { ...old, width: 400, height: 500 })).toBe(true);
  expect(isVariantOf(photograph, old)).toBe(false);
  expect(isVariantOf({ ...photograph, width: 2400, height: 3000 }, old)).toBe(false);
});

test.each([
  ['src/assets/chamber.webp', true],
  ['src/assets/statue-night.webp', false],
  ['tests/fixtures/sample-edition/committees/ocean.jpg', false],
])('%s is an engraving: %s', async (path, isEngraving) => {
  expect(await readSourceImage(path)).toMatchObject({ isEngraving });
});

test('a photograph that was saved as PNG with transparency is none', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'picture-')), 'hall.png');
  await sharp('tests/fixtures/sample-edition/committees/ocean.jpg').ensureAlpha().toFile(path);
  expect(await readSourceImage(path)).toMatchObject({ isEngraving: false });
});
