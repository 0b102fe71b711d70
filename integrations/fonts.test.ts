import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeFonts } from './fonts.ts';

// Cutting the fonts takes a busy machine a while.
test('a build that is reading a font is not disturbed by another that writes it', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'text.woff2');
  await writeFile(file, 'an older font');
  const reader = await open(file);
  await writeFonts(folder);
  expect(await reader.readFile('utf8')).toBe('an older font');
  await reader.close();
  expect((await readFile(file)).subarray(0, 4).toString()).toBe('wOF2');

  const { ino } = await stat(file);
  await writeFonts(folder);
  expect((await stat(file)).ino, 'what is right already is left alone').toBe(ino);
});
