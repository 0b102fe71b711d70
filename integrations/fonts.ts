import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { LATIN_LETTERS } from '../src/languages/scripts.ts';
import { readDisplayFont } from '../src/shared/fonts.build.ts';
import { cutFont } from '../src/site/cut-font.build.ts';

const FONTS_DIR = 'src/styles/fonts';

const MUKTA = '@fontsource/mukta/files/mukta';

/** Everything that English needs. */
const LETTERS =
  String.fromCodePoint(...Array(0x2600).keys())
    .match(LATIN_LETTERS)
    ?.join('') ?? '';

/** File that the site serves, and the file of the package that it is cut from. */
const TEXT_FONTS = [
  ['text.woff2', `${MUKTA}-latin-400-normal.woff2`],
  ['text-600.woff2', `${MUKTA}-latin-600-normal.woff2`],
] as const;

/**
 * Writes the fonts of the site (not in git), cut down to the characters that English needs. Those of other scripts follow
 * from the content: src/site/script-fonts.ts.
 *
 * Builds that run side by side use the same files. So a file that is right already is left alone, and a new one takes
 * its place in one step: no build reads half a font.
 */
export async function writeFonts(folder = FONTS_DIR): Promise<void> {
  await mkdir(folder, { recursive: true });
  const fonts: [name: string, font: Buffer][] = [['display.woff2', await readDisplayFont()]];
  for (const [name, source] of TEXT_FONTS) fonts.push([name, await readFile(join('node_modules', source))]);
  for (const [name, font] of fonts) {
    const subset = await cutFont(font, LETTERS);
    const file = join(folder, name);
    const present = await readFile(file).catch(() => undefined);
    if (present?.equals(subset)) continue;
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, subset);
    await rename(draft, file);
  }
}
