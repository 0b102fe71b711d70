/** The fonts for letters that English does not have. */
export interface ScriptFonts {
  /** As the style sheet calls the fonts for text and for headings. */
  family: string;
  displayFamily: string;
  /** Files of packages: for headings and facts, for text, and for labels and links. */
  display: string;
  regular: string;
  strong: string;
  letters: RegExp;
}

export const LATIN = 'Latn';

/** ASCII, Latin-1 letters and signs, three more letters, and the punctuation of good typesetting: what every page loads. */
export const LATIN_LETTERS = /[ -~\u00a0-\u00ffıŒœ‐-—‘-‚“-„•…]/g;

/** Letters of other European languages, and the sign of the rupee: those that both faces of the site have. */
export const MORE_LATIN: ScriptFonts = {
  family: 'Text More',
  displayFamily: 'Display More',
  display: '@fontsource/gloock/files/gloock-latin-ext-400-normal.woff2',
  regular: '@fontsource/mukta/files/mukta-latin-ext-400-normal.woff2',
  strong: '@fontsource/mukta/files/mukta-latin-ext-600-normal.woff2',
  letters: /[Ā-ćĊ-ēĖ-ěĞ-ģĦħĪīĮ-İĲĳĶķĹ-ľŁ-ňŊ-ōŐőŔ-śŞ-šŤťŪ-ŭŮ-ųŴ-žȘ-țẀ-ẅỲỳ₹]/g,
};

/** By code. A language in a script that is not here is shown in the fonts of the visitor's system. */
export const SCRIPT_FONTS: Record<string, ScriptFonts & { features: readonly string[] }> = {
  Deva: {
    family: 'Devanagari',
    displayFamily: 'Devanagari Display',
    display: '@fontsource/martel/files/martel-devanagari-800-normal.woff2',
    regular: '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2',
    strong: '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2',
    // With its joiners, and the circle that stands for a letter under a lone vowel sign.
    letters: /[\u0900-\u097f\u200c-\u200d\u25cc]/g,
    // What joins the letters: https://learn.microsoft.com/typography/script-development/devanagari
    features: 'nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln abvm blwm dist mkmk'.split(' '),
  },
};

const LATIN_FONTS = [LATIN_LETTERS, MORE_LATIN.letters];
const ALL_FONTS = [...LATIN_FONTS, ...Object.values(SCRIPT_FONTS).map(({ letters }) => letters)];

/** Whether the fonts of the site have every letter of a text. */
export function hasLettersOf(text: string): boolean {
  return isWrittenIn(ALL_FONTS, text);
}

/** Whether its two Latin faces have every letter of a text. */
export function hasLatinLettersOf(text: string): boolean {
  return isWrittenIn(LATIN_FONTS, text);
}

function isWrittenIn(fonts: readonly RegExp[], text: string): boolean {
  return fonts.reduce((rest, letters) => rest.replace(letters, ''), text.replace(/\s/g, '')) === '';
}
