import subsetFont from 'subset-font';
import { SCRIPT_FONTS } from '../languages/scripts.ts';

/** Kerning, ligatures, and figures of one width for numbers that change. */
const LATIN_FEATURES = ['kern', 'liga', 'tnum', 'pnum', 'ccmp', 'locl', 'mark'];
const FEATURES = [...LATIN_FEATURES, ...Object.values(SCRIPT_FONTS).flatMap(({ features }) => features)];

/** A font with some of its letters only. */
export async function cutFont(font: Buffer, letters: string): Promise<Buffer> {
  return subsetFont(font, letters, { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true });
}
