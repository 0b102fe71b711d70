/** A font of a package. */
export interface FontSource {
  /** Its files, each with other letters. */
  files: readonly string[];
  /** Room to add between two capitals, in em: docs/decisions/0062-capitals-with-room.md. */
  capitalSpacing?: number;
}

/** The fonts for a script. */
export interface ScriptFonts {
  /** As the style sheet calls the fonts for text and for headings. */
  family: string;
  displayFamily: string;
  /** For headings and facts, for text, and for labels and links. */
  display: FontSource;
  regular: FontSource;
  strong: FontSource;
  /** Those that a text may need, besides English ones. */
  letters: RegExp;
}

export const LATIN = 'Latn';

/** ASCII, Latin-1 letters and signs, three more letters, and the punctuation of good typesetting: what every page needs. */
export const ENGLISH_LETTERS = /[ -~\u00a0-\u00ffıŒœ–—‘-‚“-„•…]/g;

/** The faces of the site. */
export const LATIN_FONTS: ScriptFonts = {
  family: 'Text',
  displayFamily: 'Display',
  display: { files: packageFiles('gloock', ['latin', 'latin-ext'], 400), capitalSpacing: 0.06 },
  regular: { files: packageFiles('mukta', ['latin', 'latin-ext'], 400) },
  strong: { files: packageFiles('mukta', ['latin', 'latin-ext'], 600) },
  // Of other European languages, and signs: those that both faces have.
  letters: /[Ā-ćĊ-ēĖ-ěĞ-ģĦħĪīĮ-İĲĳĶķĹ-ľŁ-ňŊ-ōŐőŔ-śŞ-šŤťŪ-ŭŮ-ųŴ-žȘ-țẀ-ẅỲỳ†‹›₨€₹™−]/g,
};

/** By code. A language in a script that is not here is shown in the fonts of the visitor's system. */
export const SCRIPT_FONTS: Record<string, ScriptFonts & { features: readonly string[] }> = {
  Deva: {
    family: 'Devanagari',
    displayFamily: 'Devanagari Display',
    display: { files: packageFiles('martel', ['devanagari'], 800) },
    regular: { files: packageFiles('mukta', ['devanagari'], 400) },
    strong: { files: packageFiles('mukta', ['devanagari'], 600) },
    // With its joiners, and the circle that stands for a letter under a lone vowel sign.
    letters: /[\u0900-\u097f\u200c-\u200d\u25cc]/g,
    // What joins the letters: https://learn.microsoft.com/typography/script-development/devanagari
    features: 'nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln abvm blwm dist mkmk'.split(' '),
  },
};

/** Files of a font in `node_modules`, one for each part of its letters. */
function packageFiles(name: string, subsets: readonly string[], weight: number): string[] {
  return subsets.map((subset) => `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`);
}

/** What of a text none of the site’s fonts has. @param scripts with fonts of their own, besides Latin */
export function lettersWithoutFont(text: string, scripts = Object.keys(SCRIPT_FONTS)): string {
  const ofScripts = scripts.flatMap((script) => SCRIPT_FONTS[script]?.letters ?? []);
  return [/\s/g, ENGLISH_LETTERS, LATIN_FONTS.letters, ...ofScripts].reduce(
    (rest, letters) => rest.replace(letters, ''),
    text,
  );
}
