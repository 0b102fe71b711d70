import { cpSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createFolder } from '../../tests/support/folders.ts';
import { readDrawings } from './source-images.ts';

const PHOTOGRAPH = 'tests/fixtures/sample-edition/committees/ocean.jpg';

test.each([
  ['src/assets/chamber.webp', true],
  ['src/assets/statue-night.webp', false],
  [PHOTOGRAPH, false],
])('%s is an engraving: %s', async (path, isEngraving) => {
  expect((await readDrawings(path))[0]).toMatchObject({ isEngraving });
});

test('a photograph is none with transparency, and does not have the other drawings of an engraving', async () => {
  const folder = createFolder();
  const transparent = join(folder, 'hall.png');
  const photograph = join(folder, 'hall.webp');
  const engraving = join(folder, 'table.webp');
  await sharp(PHOTOGRAPH).ensureAlpha().toFile(transparent);
  await sharp(PHOTOGRAPH).toFile(photograph);
  cpSync('src/assets/chamber.webp', engraving);
  for (const name of ['hall', 'table']) cpSync('src/assets/chamber-night.webp', join(folder, `${name}-night.webp`));
  expect(await readDrawings(transparent)).toMatchObject([{ isEngraving: false }]);
  expect(await readDrawings(photograph)).toHaveLength(1);
  expect(await readDrawings(engraving)).toHaveLength(2);
});
