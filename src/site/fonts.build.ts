import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';
import type { LanguageContent } from '../content/collections.ts';
import { readFont } from '../languages/fonts.build.ts';
import { languageOf } from '../languages/languages.ts';
import { ENGLISH_LETTERS, type FontSource, LATIN_FONTS, SCRIPT_FONTS, type ScriptFonts } from '../languages/scripts.ts';

/** A font with the letters of a few texts alone. */
export interface CutFont {
  /** Of the file, without its ending. It changes with the file, so that browsers can keep that. */
  name: string;
  /** For the style sheet. */
  family: string;
  weight: number;
  /** The letters for which browsers load it. Without them, they do on every page. */
  letters?: string;
  /** WOFF2. */
  data: Buffer;
}

/** Kerning, ligatures, and figures of one width for numbers that change. */
const LATIN_FEATURES = ['kern', 'liga', 'tnum', 'pnum', 'ccmp', 'locl', 'mark'];
const FEATURES = [...LATIN_FEATURES, ...Object.values(SCRIPT_FONTS).flatMap(({ features }) => features)];

const ENGLISH = (String.fromCodePoint(...Array(0x2600).keys()).match(ENGLISH_LETTERS) ?? []).join('');

/** The site’s own fonts, with what English needs and the letters of other languages that the texts of the site have. */
export async function siteFonts(texts: unknown): Promise<CutFont[]> {
  const fonts = await cutAll('latin', LATIN_FONTS, ENGLISH + lettersIn(texts, LATIN_FONTS));
  return fonts.map(({ letters, ...font }) => font);
}

/** The fonts for the names of languages: one for each script that has fonts of its own. */
export async function nameFonts(languages: readonly { code: string }[]): Promise<CutFont[]> {
  const scripts = Map.groupBy(
    languages.map(({ code }) => languageOf(code)),
    ({ script }) => script,
  );
  const fonts = [...scripts].map(async ([script, group]) => {
    const source = SCRIPT_FONTS[script]?.strong;
    const role = `names-${group.map(({ code }) => code).join('-')}`;
    const letters = distinct([...group.map(({ name }) => name).join('')]);
    return source ? [await cut({ role, family: 'Language Names', weight: 600, source, letters })] : [];
  });
  return (await Promise.all(fonts)).flat();
}

/** The fonts of a page in another language, if its script has any. @param dated its texts with dates and numbers filled in */
export async function pageFonts({ code, parents }: LanguageContent, dated: unknown): Promise<CutFont[]> {
  const { name, script } = languageOf(code);
  const fonts = SCRIPT_FONTS[script];
  return fonts ? cutAll(code, fonts, lettersIn([name, parents, dated], fonts)) : [];
}

/** The letters of a script in some texts, also as capitals, in which labels are set. */
function lettersIn(texts: unknown, { letters }: ScriptFonts): string {
  const all = JSON.stringify(texts).normalize('NFC');
  return distinct((all + all.toUpperCase()).match(letters) ?? []);
}

function distinct(letters: readonly string[]): string {
  return [...new Set(letters)].sort().join('');
}

/** The fonts of a script with some letters; none without letters. */
async function cutAll(id: string, fonts: ScriptFonts, letters: string): Promise<CutFont[]> {
  const { family, displayFamily, display, regular, strong } = fonts;
  if (!letters) return [];
  return Promise.all([
    // The weight of the headings around it, whatever the file says of itself.
    cut({ role: `display-${id}`, family: displayFamily, weight: 400, source: display, letters }),
    cut({ role: `text-${id}`, family, weight: 400, source: regular, letters }),
    cut({ role: `text-600-${id}`, family, weight: 600, source: strong, letters }),
  ]);
}

interface Cut extends Pick<CutFont, 'family' | 'weight'> {
  /** The beginning of its name. */
  role: string;
  source: FontSource;
  letters: string;
}

/** Each page asks for the same fonts, and one takes half a second. */
const cuts = new Map<string, Promise<Buffer>>();

async function cut({ role, source, letters, ...font }: Cut): Promise<CutFont> {
  const key = JSON.stringify([source, letters]);
  const cutting = cuts.get(key) ?? cutSource(source, letters);
  cuts.set(key, cutting);
  const data = await cutting;
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  return { ...font, name: `${role}-${hash}`, letters, data };
}

async function cutSource(source: FontSource, letters: string): Promise<Buffer> {
  return subsetFont(await readFont(source), letters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

/** Address of such a font. */
export function cutFontPath({ name }: Pick<CutFont, 'name'>): string {
  return `/fonts/${name}.woff2`;
}

/** The style rule that loads such a font, shown when it arrives: docs/decisions/0058-fonts-that-swap.md. @param url of it */
export function cutFontFace({ family, weight, letters = '' }: CutFont, url: string): string {
  const codes = [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`);
  const range = letters && `;unicode-range:${codes.join()}`;
  return `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:${weight};font-display:swap${range}}`;
}
