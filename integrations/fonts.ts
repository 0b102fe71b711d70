import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

const OUTPUT = new URL('../src/styles/fonts/', import.meta.url);

/** The fonts that the site serves: name of the file → file of the @fontsource package from which it is cut. */
const FONTS = {
  'display.woff2': '@fontsource/gloock/files/gloock-latin-400-normal.woff2',
  'text.woff2': '@fontsource/mukta/files/mukta-latin-400-normal.woff2',
  'text-600.woff2': '@fontsource/mukta/files/mukta-latin-600-normal.woff2',
};

/** ASCII, Latin-1 and the punctuation of good typesetting, as inclusive ranges. */
const CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
] as const;

/** Kerning, ligatures, and figures of one width. */
const FEATURES = ['kern', 'liga', 'tnum', 'pnum', 'ccmp', 'locl', 'mark'];

/** Writes the site's fonts, cut down to the characters of English, into `src/styles/fonts/`, which is not in git. */
export function fonts(): AstroIntegration {
  return {
    name: 'fonts',
    hooks: {
      'astro:config:setup': async () => {
        const text = CHARACTERS.flatMap(([from, to]) =>
          Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
        ).join('');
        await mkdir(OUTPUT, { recursive: true });
        for (const [name, source] of Object.entries(FONTS)) {
          const file = new URL(name, OUTPUT);
          if (existsSync(file)) continue;
          const font = await readFile(createRequire(import.meta.url).resolve(source));
          await writeFile(
            file,
            await subsetFont(font, text, { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true }),
          );
        }
      },
    },
  };
}
