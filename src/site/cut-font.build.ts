import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { SCRIPT_FONTS } from '../languages/scripts.ts';

/** Kerning, ligatures, and figures of one width for numbers that change. */
const LATIN_FEATURES = ['kern', 'liga', 'tnum', 'pnum', 'ccmp', 'locl', 'mark'];
const FEATURES = [...LATIN_FEATURES, ...Object.values(SCRIPT_FONTS).flatMap(({ features }) => features)];

/** A font with some of its letters only. @param source file of a package */
export async function cutFont(source: string, letters: string): Promise<Buffer> {
  const font = await readFile(join('node_modules', source));
  return subsetFont(font, letters, { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true });
}
