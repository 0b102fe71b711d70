/** The fonts of a script besides Latin. */
interface ScriptFonts {
  /** As the style sheet calls them. */
  family: string;
  /** Files of packages: for headings and facts, for text, and for labels and links. */
  display: string;
  regular: string;
  strong: string;
  /** Letters that English does not have. */
  letters: RegExp;
  /** OpenType features that join the letters. */
  features: readonly string[];
}

export const LATIN = 'Latn';

/** ASCII, Latin-1 letters and signs, and the punctuation of good typesetting: what the fonts of the site have. */
export const LATIN_LETTERS = /[ -~\u00a0-\u00ff‐-—‘-‚“-„•…]/g;

/** By code. A language in a script that is not here is shown in the fonts of the visitor's system. */
export const SCRIPT_FONTS: Record<string, ScriptFonts> = {
  Deva: {
    family: 'Devanagari',
    display: '@fontsource/martel/files/martel-devanagari-800-normal.woff2',
    regular: '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2',
    strong: '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2',
    // With its joiners, and the circle that stands for a letter under a lone vowel sign.
    letters: /[\u0900-\u097f\u200c-\u200d\u25cc]/g,
    // https://learn.microsoft.com/typography/script-development/devanagari
    features: 'nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln abvm blwm dist mkmk'.split(' '),
  },
};

/** Whether the fonts of the site have every letter of a text. */
export function hasLettersOf(text: string): boolean {
  const fonts = [LATIN_LETTERS, ...Object.values(SCRIPT_FONTS).map(({ letters }) => letters)];
  return fonts.reduce((rest, letters) => rest.replace(letters, ''), text.replace(/\s/g, '')) === '';
}
