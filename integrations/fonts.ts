import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import subsetFont from 'subset-font';
import { HINDI } from '../src/site/routes.ts';

const FONTS_DIR = 'src/styles/fonts';

const MUKTA = '@fontsource/mukta/files/mukta';

/** ASCII, Latin-1 letters and signs, the punctuation of good typesetting, and Devanagari with its joiners. */
const CHARACTERS = /[ -~\u00a0-\u00ff‐-—‘-‚“-„•…\u0900-\u097f\u200c-\u200d\u25cc]/g;
/** Everything that English and Hindi need. */
const EVERY_LETTER =
  String.fromCodePoint(...Array(0x2600).keys())
    .match(CHARACTERS)
    ?.join('') ?? '';

/** File that the site serves, the file of the package that it is cut from, and the letters that it keeps. */
const FONT_FILES = [
  ['display.woff2', '@fontsource/gloock/files/gloock-latin-400-normal.woff2', EVERY_LETTER],
  ['text.woff2', `${MUKTA}-latin-400-normal.woff2`, EVERY_LETTER],
  ['text-600.woff2', `${MUKTA}-latin-600-normal.woff2`, EVERY_LETTER],
  ['hindi.woff2', `${MUKTA}-devanagari-400-normal.woff2`, EVERY_LETTER],
  ['hindi-600.woff2', `${MUKTA}-devanagari-600-normal.woff2`, EVERY_LETTER],
  ['hindi-link.woff2', `${MUKTA}-devanagari-600-normal.woff2`, HINDI],
] as const;

/** Kerning, ligatures, and figures of one width for numbers that change. */
const LATIN = ['kern', 'liga', 'tnum', 'pnum', 'ccmp', 'locl', 'mark'];
/** What joins the letters of Hindi: https://learn.microsoft.com/typography/script-development/devanagari */
const DEVANAGARI = 'nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln abvm blwm dist mkmk'.split(' ');

/**
 * Writes the fonts of the site (not in git), cut down to the characters that English and Hindi need.
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
      keepFeatures: [...LATIN, ...DEVANAGARI],
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
