/**
 * Writes the three font files that the site serves into `src/styles/fonts/` (not in git): the
 * packages' Latin files, cut down to the characters a page in English can need.
 * Run by every build; takes well under a second.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { FONTS } from './font-files.ts';

const OUTPUT = new URL('../src/styles/fonts/', import.meta.url);

/** ASCII, Latin-1 letters and signs, and the punctuation of good typesetting; inclusive ranges. */
const CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
] as const;

/** Kerning, ligatures, and figures of one width for whatever counts. */
const FEATURES = ['kern', 'liga', 'tnum', 'pnum', 'ccmp', 'locl', 'mark'];

const text = CHARACTERS.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join('');

const require = createRequire(import.meta.url);
await mkdir(OUTPUT, { recursive: true });
for (const [name, source] of Object.entries(FONTS)) {
  const font = await readFile(require.resolve(source));
  const subset = await subsetFont(font, text, { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true });
  await writeFile(new URL(name, OUTPUT), subset);
}
