import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, posix } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { DEFAULT_PALETTE, deriveColour, type Palette, roleOf } from '../content/theme/palette.ts';
import { groundOf } from '../shared/picture-variants.ts';

/** Colours of a drawing: its lines, and the ground that fills a figure, so that nothing behind it shows. */
const DAY = ['ink-775', 'paper-58'] as const;
/** The colours for dark ground. */
const BY_GROUND = {
  night: ['paper-95', 'night-769'],
  splash: ['paper-74', 'night-802'],
  brass: ['brass-172', 'night-802'],
} as const;

type Rgb = [red: number, green: number, blue: number];
/** Colours of the lines and of the ground. */
type Inks = [ink: string, ground: string];

/** Holds the drawings in other inks, in a folder for each pair. */
const INKED_DIR = '.local/inked';

/**
 * A drawing in the ink of a palette. In that of the default palette it is the drawing itself.
 * @param path in the project; its name says what ground it is for: shared/picture-variants.ts
 * @returns path in the project
 */
export async function drawingInInk(palette: Palette, path: string): Promise<string> {
  const [from, to] = [inksOf(path, DEFAULT_PALETTE), inksOf(path, palette)];
  if (from.join() === to.join()) return path;
  const inked = posix.join(INKED_DIR, to.join('-').replaceAll('#', ''), path.replace(/\.\w+$/, '.webp'));
  const bytes = await recolour(path, from, to);
  await mkdir(dirname(inked), { recursive: true });
  // In one step, because builds that run side by side use the same files.
  const unfinished = `${inked}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, inked);
  return inked;
}

function inksOf(path: string, palette: Palette): Inks {
  const ground = groundOf(path);
  const names = ground ? BY_GROUND[ground] : DAY;
  return names.map((name) => deriveColour(name, palette[roleOf(name)])) as Inks;
}

/** Moves every pixel from its place between the old ink and the old ground to the same place between the new ones. */
async function recolour(path: string, from: Inks, to: Inks): Promise<Buffer> {
  const [oldInk, oldGround] = from.map(toRgb) as [Rgb, Rgb];
  const [ink, ground] = to.map(toRgb) as [Rgb, Rgb];
  const line = oldGround.map((value, channel) => value - (oldInk[channel] ?? 0));
  const squaredLength = line.reduce((sum, step) => sum + step * step, 0);
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    // The pixel's projection on the line from the old ink to the old ground.
    const dotProduct = line.reduce(
      (sum, step, channel) => sum + step * ((data[pixel + channel] ?? 0) - (oldInk[channel] ?? 0)),
      0,
    );
    const share = Math.min(1, Math.max(0, dotProduct / squaredLength));
    for (const [channel, value] of ink.entries())
      data[pixel + channel] = Math.round(value + share * ((ground[channel] ?? 0) - value));
  }
  const { width, height, channels } = info;
  // `exact` keeps the colour of transparent pixels, so that a drawing in one colour stays in one.
  return sharp(data, { raw: { width, height, channels } }).webp({ lossless: true, exact: true }).toBuffer();
}

function toRgb(colour: string): Rgb {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)) as Rgb;
}
