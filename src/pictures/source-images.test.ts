import { cpSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createFolder } from '../../tests/support/folders.ts';
import { readDrawings } from './source-images.ts';

test('an engraving has its other drawings; a photograph has none, and is none with transparency', async () => {
  const folder = createFolder();
  const engraving = join(folder, 'table.webp');
  const photograph = join(folder, 'hall.webp');
  const transparent = join(folder, 'hall.png');
  cpSync('src/assets/chamber.webp', engraving);
  for (const name of ['hall', 'table']) cpSync('src/assets/chamber-night.webp', join(folder, `${name}-night.webp`));
  const ocean = sharp('tests/fixtures/sample-edition/committees/ocean.jpg');
  await ocean.toFile(photograph);
  await ocean.ensureAlpha().toFile(transparent);
  expect(await readDrawings(engraving)).toMatchObject([{ isEngraving: true }, { isEngraving: true }]);
  await ocean.toFile(join(folder, 'sea.jpg'));
  await ocean.toFile(join(folder, 'sea-night.jpg'));
  for (const path of [photograph, transparent, join(folder, 'sea.jpg')])
    expect(await readDrawings(path)).toMatchObject([{ isEngraving: false }]);
  // The statue has many tones of ink, and so is encoded as a photograph.
  expect((await readDrawings('src/assets/statue-night.webp'))[0]).toMatchObject({ isEngraving: false });
});
