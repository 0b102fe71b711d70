import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { DEFAULT_PALETTE, deriveColour } from '../content/theme/palette.ts';
import { drawingInInk } from './ink.ts';
import { readMaster } from './masters.ts';

const PALETTE = { ...DEFAULT_PALETTE, ink: '#204060', paper: '#ffffff' };
const made: string[] = [];
afterAll(() => {
  for (const path of made) rmSync(path);
});

/** The colours of what is drawn, the most frequent first. */
async function coloursIn(path: string): Promise<string[]> {
  const { data } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const colour = data.subarray(pixel, pixel + 3).toString('hex');
    if (data[pixel + 3]) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([colour]) => colour);
}

test('with the default palette a drawing is used as it is', async () => {
  expect(await drawingInInk(DEFAULT_PALETTE, 'src/assets/letter-small.webp')).toBe('src/assets/letter-small.webp');
});

test('an engraving takes the ink of the palette, and stays in one colour', async () => {
  const inked = await drawingInInk(PALETTE, 'src/assets/letter-small.webp');
  made.push(inked);
  expect(await coloursIn(inked)).toEqual(['204060']);
  expect(await readMaster(inked)).toMatchObject({ isEngraving: true });
});

test('a figure that is filled with its ground takes both colours', async () => {
  const inked = await drawingInInk(PALETTE, 'src/assets/statue-small.webp');
  made.push(inked);
  const [fill, ink] = await coloursIn(inked);
  expect([fill, ink]).toEqual(expect.arrayContaining(['ffffff', '204060']));
});

test('a drawing of a committee set in the past takes the brass of the palette', async () => {
  const drawing = '.local/test-pictures/past-brass.webp';
  await mkdir('.local/test-pictures', { recursive: true });
  await sharp({ create: { width: 8, height: 8, channels: 4, background: '#e0c384' } })
    .webp({ lossless: true })
    .toFile(drawing);
  const inked = await drawingInInk({ ...DEFAULT_PALETTE, brass: '#7a7a2a' }, drawing);
  made.push(drawing, inked);
  expect(await coloursIn(inked)).toEqual([deriveColour('brass-172', '#7a7a2a').slice(1)]);
});
