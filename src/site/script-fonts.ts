import { createHash } from 'node:crypto';
import type { LanguageContent } from '../content/collections.ts';
import { languageOf } from '../languages/languages.ts';
import { MORE_LATIN, SCRIPT_FONTS, type ScriptFonts } from '../languages/scripts.ts';

/** A font with the letters of a few texts alone. */
export interface CutFont {
  /** Of the file, without its ending. It says which letters these are, so that browsers can keep the file. */
  name: string;
  /** For the style sheet. */
  family: string;
  weight: number;
  /** The font that it is cut from: a file of a package. */
  source: string;
  letters: string;
}

/** The fonts for the names of languages: one for each script that has fonts of its own. */
export function nameFonts(languages: readonly { code: string }[]): CutFont[] {
  const scripts = Map.groupBy(
    languages.map(({ code }) => languageOf(code)),
    ({ script }) => script,
  );
  return [...scripts].flatMap(([script, group]) => {
    const source = SCRIPT_FONTS[script]?.strong;
    const letters = distinct([...group.map(({ name }) => name).join('')]);
    const name = `names-${group.map(({ code }) => code).join('-')}`;
    return source ? [{ name, family: 'Language Names', weight: 600, source, letters }] : [];
  });
}

/** The fonts of a page in another language, if its script has any. @param dated its texts with dates and numbers filled in */
export function pageFonts({ code, parents }: LanguageContent, dated: unknown): CutFont[] {
  const { name, script } = languageOf(code);
  const fonts = SCRIPT_FONTS[script];
  return fonts ? cutsOf(code, fonts, [name, parents, dated]) : [];
}

/** The fonts for Latin letters that English does not have, such as ł, if any text of the site has one. */
export function moreLatinFonts(texts: unknown): CutFont[] {
  return cutsOf('latin', MORE_LATIN, texts);
}

/** Fonts with the letters of some texts, also as capitals, in which labels are set; none if no letter of theirs is there. */
function cutsOf(id: string, fonts: ScriptFonts, texts: unknown): CutFont[] {
  const all = JSON.stringify(texts);
  const letters = distinct((all + all.toUpperCase()).match(fonts.letters) ?? []);
  if (!letters) return [];
  const cutOf = (role: string, family: string, weight: number, source: string): CutFont => {
    const hash = createHash('sha256').update(source).update(letters).digest('hex').slice(0, 8);
    return { name: `${role}-${id}-${hash}`, family, weight, source, letters };
  };
  return [
    // The weight of the headings around it, whatever the file says of itself.
    cutOf('display', fonts.displayFamily, 400, fonts.display),
    cutOf('text', fonts.family, 400, fonts.regular),
    cutOf('text-600', fonts.family, 600, fonts.strong),
  ];
}

function distinct(letters: readonly string[]): string {
  return [...new Set(letters)].sort().join('');
}

/** Address of such a font. */
export function cutFontPath({ name }: Pick<CutFont, 'name'>): string {
  return `/fonts/${name}.woff2`;
}

/** The style rule that loads such a font where one of its letters is. @param url of the font */
export function cutFontFace({ family, weight, letters }: CutFont, url: string): string {
  const range = [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join();
  return `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:${weight};font-display:swap;unicode-range:${range}}`;
}
