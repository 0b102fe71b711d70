import { languageOf } from '../languages/languages.ts';
import { SCRIPT_FONTS } from '../languages/scripts.ts';

/** A font with the letters of the names of languages alone, for the links to their pages. */
export interface NameFont {
  /** Of the file, without its ending. It says whose names these are, so that browsers can keep the file. */
  name: string;
  /** The font that it is cut from: a file of a package. */
  source: string;
  letters: string;
}

/** The fonts for the names of languages: one for each script that has a font of its own. */
export function nameFonts(languages: readonly { code: string }[]): NameFont[] {
  const scripts = Map.groupBy(
    languages.map(({ code }) => languageOf(code)),
    ({ script }) => script,
  );
  return [...scripts].flatMap(([script, group]) => {
    const source = SCRIPT_FONTS[script]?.strong;
    const letters = [...new Set(group.map(({ name }) => name).join(''))].sort().join('');
    return source ? [{ name: `names-${group.map(({ code }) => code).join('-')}`, source, letters }] : [];
  });
}

/** Address of such a font. */
export function nameFontPath({ name }: Pick<NameFont, 'name'>): string {
  return `/fonts/${name}.woff2`;
}

/** The style rule that loads such a font where one of its letters is. @param url of the font */
export function nameFontFace({ letters }: NameFont, url: string): string {
  const range = [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join();
  return `@font-face{font-family:"Language Names";src:url("${url}") format("woff2");font-weight:600;font-display:swap;unicode-range:${range}}`;
}
