import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import subsetFont from 'subset-font';
import { TRANSLATION_LANGUAGES } from '../src/languages/languages.ts';

const FONTS_DIR = 'src/styles/fonts';

const MUKTA = '@fontsource/mukta/files/mukta';

/** ASCII, Latin-1 letters and signs, and the punctuation of good typesetting. */
const ENGLISH_LETTERS = /[ -~\u00a0-\u00ff‐-—‘-‚“-„•…]/g;
/** Everything that English and the languages of translations need. */
const EVERY_LETTER = [ENGLISH_LETTERS, ...TRANSLATION_LANGUAGES.map(({ font }) => font.letters)]
  .flatMap((letters) => String.fromCodePoint(...Array(0x2600).keys()).match(letters) ?? [])
  .join('');

/** File that the site serves, the file of the package that it is cut from, and the letters that it keeps. */
const FONT_FILES = [
  ['display.woff2', '@fontsource/gloock/files/gloock-latin-400-normal.woff2', EVERY_LETTER],
  ['text.woff2', `${MUKTA}-latin-400-normal.woff2`, EVERY_LETTER],
  ['text-600.woff2', `${MUKTA}-latin-600-normal.woff2`, EVERY_LETTER],
  ...TRANSLATION_LANGUAGES.flatMap(
    ({ name: linkLabel, font }) =>
      [
        [`${font.name}.woff2`, font.regular, EVERY_LETTER],
        [`${font.name}-600.woff2`, font.strong, EVERY_LETTER],
        [`${font.name}-link.woff2`, font.strong, linkLabel],
      ] as const,
  ),
] as const;

/** Kerning, ligatures, and figures of one width for numbers that change. */
const ENGLISH_FEATURES = ['kern', 'liga', 'tnum', 'pnum', 'ccmp', 'locl', 'mark'];
const FEATURES = [...ENGLISH_FEATURES, ...TRANSLATION_LANGUAGES.flatMap(({ font }) => font.features)];

/**
 * Writes the fonts of the site (not in git), cut down to the characters that its languages need.
 *
 * Builds that run side by side use the same files. So a file that is right already is left alone, and a new one takes
 * its place in one step: no build reads half a font.
 */
export async function writeFonts(folder = FONTS_DIR): Promise<void> {
  const require = createRequire(import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const [name, source, letters] of FONT_FILES) {
    const font = await readFile(require.resolve(source));
    const subset = await subsetFont(font, letters, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      noHinting: true,
    });
    const file = join(folder, name);
    const present = await readFile(file).catch(() => undefined);
    if (present?.equals(subset)) continue;
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, subset);
    await rename(draft, file);
  }
}
