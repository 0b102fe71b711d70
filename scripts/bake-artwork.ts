/**
 * Prints the engravings: reads ink masks (drawings whose alpha channel is the ink), gives them the
 * ink of day or night, and writes AVIF and WebP into `public/images/`. Also draws the icons from
 * `public/favicon.svg`. Run by hand when a mask changes: the output is in git. Takes some minutes.
 *
 *   node scripts/bake-artwork.ts FOLDER
 *
 * FOLDER holds any of committees/NAME, emblems/NAME, statue and statue-shape, as .png or, failing that,
 * as .webp or .avif. `-night` in a name marks a mask for dark grounds; a number at its end is its width
 * in pixels and marks the small engraving.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

/** RGB, each 0 to 255. */
type Colour = readonly [number, number, number];

/** One drawing: a byte for each pixel, row by row, 0 bare to 255 covered. */
type Mask = { coverage: Uint8Array; width: number; height: number };

/**
 * One picture to make. Names are relative to the folders of masks and of output, without extension.
 * `under` is a solid figure below the ink, so that lines behind the picture do not show through it.
 */
type Print = { mask: string; output: string; ink: Colour; under?: { mask: string; colour: Colour } };

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const INK = { day: [0x13, 0x1b, 0x2e], night: [0xe9, 0xdf, 0xc4], splash: [0xef, 0xe6, 0xcf] } as const;
const GROUND = { day: [0xef, 0xec, 0xdf], night: [0x16, 0x1d, 0x2c], splash: [0x0d, 0x15, 0x27] } as const;

/** Bytes that a large and a small engraving may take. */
const BUDGET = {
  committees: { avif: [60_000, 18_000], webp: [84_000, 27_000] },
  emblems: { avif: [50_000, 18_000], webp: [84_000, 27_000] },
  statue: { avif: [98_000, 41_000], webp: [105_000, 45_000] },
} as const;

/** Steps tried while the file stays within budget. Below the first, fine lines break; above the last, nothing shows. */
const AVIF_QUALITIES = [25, 30, 35, 40, 45, 50] as const;
const WEBP_TONES = [6, 8, 10, 12, 16] as const;

/** A WebP mask with fewer tones than this has been encoded hard: its AVIF has the better lines. */
const ENOUGH_TONES = 12;

/** File, edge in pixels, and the part of it that is drawn: phones round the corners, and cut the maskable icon to 80 %. */
const ICONS = [
  ['favicon-32.png', 32, 1],
  ['apple-touch-icon.png', 180, 0.9],
  ['images/icon-192.png', 192, 1],
  ['images/icon-512.png', 512, 1],
  ['images/icon-maskable-512.png', 512, 0.66],
] as const;

/** Names of the masks that can be printed, without extension, by `/`. Throws when `folder` has none. */
async function findMasks(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const names = files
    .map((file) => /^(.+)\.(png|webp|avif)$/.exec(file.replaceAll('\\', '/'))?.[1] ?? '')
    .filter((name) => /^((committees|emblems)\/[^/]+|statue(-night)?(-\d+)?)$/.test(name));
  if (names.length > 0) return [...new Set(names)].sort();
  throw new Error(`${folder} holds no masks. Name a folder that has committees/, emblems/ or statue.png in it.`);
}

/** The pictures that a mask is printed as: two for the statue by night, else one. */
function planPrints(mask: string): Print[] {
  const night = /-night(-\d+)?$/.test(mask);
  if (mask.includes('/')) return [{ mask, output: mask, ink: night ? INK.night : INK.day }];
  const shape = mask.replace(/^statue(-night)?/, 'statue-shape');
  return (night ? (['night', 'splash'] as const) : (['day'] as const)).map((scheme) => ({
    mask,
    output: mask.replace('night', scheme),
    ink: INK[scheme],
    under: { mask: shape, colour: GROUND[scheme] },
  }));
}

/** Decodes the alpha channel of `file`; undefined when there is no such file. Throws when nothing is drawn in it. */
async function decodeMask(file: string): Promise<Mask | undefined> {
  if (!existsSync(file)) return undefined;
  const alpha = sharp(file).ensureAlpha().extractChannel('alpha').raw();
  const { data, info } = await alpha.toBuffer({ resolveWithObject: true }).catch((cause) => {
    throw new Error(`${file} cannot be decoded. Export it again.`, { cause });
  });
  if (data.some((value) => value !== data[0])) return { coverage: data, width: info.width, height: info.height };
  throw new Error(`${file} has the same alpha everywhere. Export it with the drawing as transparency.`);
}

/** Reads the best file of the mask at `path`. Throws when there is none, or its size is not what its name says. */
async function readMask(path: string): Promise<Mask> {
  let mask = await decodeMask(`${path}.png`);
  if (!mask) {
    const webp = await decodeMask(`${path}.webp`);
    const fine = webp && new Set(webp.coverage).size >= ENOUGH_TONES;
    mask = fine ? webp : ((await decodeMask(`${path}.avif`)) ?? webp);
  }
  if (!mask) throw new Error(`${path}.png is missing. Add it beside the other masks.`);
  const { width, height } = mask;
  const named = /-(\d+)$/.exec(path)?.[1] ?? width;
  if (Number(named) !== width) throw new Error(`${path} is ${width} pixels wide, not ${named}. Resize or rename it.`);
  if (/[/\\]committees[/\\]/.test(path) && width * 5 !== height * 4) {
    throw new Error(`${path} is ${width} by ${height} pixels. Crop it to 4:5, as 800 by 1000.`);
  }
  return mask;
}

/**
 * Lays ink over a silhouette of the same size, if any. With `tones`, coverage is rounded to that many
 * steps, bare and covered included. Bare pixels keep the ink's colour, so that lines do not change
 * colour at their edges when the picture is encoded or scaled.
 */
function compose(ink: Mask, inkColour: Colour, under: Mask | undefined, underColour: Colour, tones = 256): Sharp {
  const pixels = new Uint8Array(ink.coverage.length * 4);
  const round = (value: number) => Math.round((value / 255) * (tones - 1)) / (tones - 1);
  ink.coverage.forEach((value, index) => {
    const top = round(value);
    const alpha = top + round(under?.coverage[index] ?? 0) * (1 - top);
    const share = alpha === 0 ? 1 : top / alpha;
    const mix = (channel: 0 | 1 | 2) => Math.round(inkColour[channel] * share + underColour[channel] * (1 - share));
    pixels.set([mix(0), mix(1), mix(2), Math.round(alpha * 255)], index * 4);
  });
  return sharp(pixels, { raw: { width: ink.width, height: ink.height, channels: 4 } });
}

/** Encodes with the last of the rising `steps` that keeps within `budget` bytes, or with the first if none does. */
async function encodeWithin(
  budget: number,
  [floor, ...higher]: readonly [number, ...number[]],
  encode: (step: number) => Promise<Buffer>,
): Promise<Buffer> {
  let best = await encode(floor);
  for (const step of higher) {
    const next = await encode(step);
    if (next.length > budget) break;
    best = next;
  }
  return best;
}

/** Writes a print as AVIF and WebP. Throws when a mask is missing or its silhouette has another size. */
async function bake(folder: string, print: Print): Promise<void> {
  const ink = await readMask(join(folder, print.mask));
  const under = print.under && (await readMask(join(folder, print.under.mask)));
  if (under && (under.width !== ink.width || under.height !== ink.height)) {
    throw new Error(`${print.mask} and ${print.under?.mask} in ${folder} differ in size. Export both at one size.`);
  }
  const draw = (tones?: number) => compose(ink, print.ink, under, print.under?.colour ?? print.ink, tones);
  const budget = BUDGET[print.under ? 'statue' : print.mask.startsWith('emblems/') ? 'emblems' : 'committees'];
  const size = /-\d+$/.test(print.mask) ? 1 : 0;
  // Chroma at full size, for coarser chroma would tint fine lines.
  const avif = await encodeWithin(budget.avif[size], AVIF_QUALITIES, (quality) =>
    draw().avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer(),
  );
  // Lossy WebP has coarse chroma only; a few tones without loss are smaller, sharper and true in colour.
  const webp = await encodeWithin(budget.webp[size], WEBP_TONES, (tones) =>
    draw(tones).webp({ lossless: true, exact: true, effort: 6 }).toBuffer(),
  );
  const output = join(PUBLIC, 'images', print.output);
  await mkdir(dirname(output), { recursive: true });
  await writeFile(`${output}.avif`, avif);
  await writeFile(`${output}.webp`, webp);
  console.log(`${print.output}: avif ${avif.length}, webp ${webp.length} bytes`);
}

/** Draws the icons of browsers and home screens from `public/favicon.svg` (32 units square), on its own ground. */
async function bakeIcons(): Promise<void> {
  const [r, g, b] = GROUND.splash;
  for (const [file, edge, part] of ICONS) {
    const margin = Math.round((edge * (1 - part)) / 2);
    const inner = edge - 2 * margin;
    // Drawn at its final size (72 dpi is one pixel a unit): scaling pixels would blur the strokes.
    await sharp(join(PUBLIC, 'favicon.svg'), { density: (72 * inner) / 32 })
      .resize(inner, inner)
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: { r, g, b } })
      .removeAlpha()
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(PUBLIC, file));
  }
}

sharp.concurrency(1);
const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of masks: node scripts/bake-artwork.ts FOLDER');
const prints = (await findMasks(folder)).flatMap(planPrints);
await mkdir(join(PUBLIC, 'images'), { recursive: true });
await bakeIcons();
for (const print of prints) await bake(folder, print);
