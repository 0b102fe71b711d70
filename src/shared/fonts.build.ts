import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { FontIo, Ot } from 'ot-builder';

const GLOOCK = '@fontsource/gloock/files/gloock-latin-400-normal.woff2';
/** Added between two capitals, in em. Less leaves U and N joined. */
const CAPITAL_SPACING = 0.06;

/**
 * The display face as a TrueType font. Gloock’s capitals are for the beginnings of words: in acronyms and Roman numerals
 * one runs into the next, as an apostrophe does into the l before it. Here they have room, wherever the font is used:
 * docs/decisions/0062-capitals-with-room.md.
 */
export async function readDisplayFont(): Promise<Buffer> {
  const sfnt = FontIo.readSfntOtf(await readFont(GLOOCK));
  const font = FontIo.readFont(sfnt, Ot.ListGlyphStoreFactory);
  const glyphsOf = (letters: RegExp) =>
    [...(font.cmap?.unicode.entries() ?? [])].flatMap(([code, glyph]) =>
      letters.test(String.fromCodePoint(code)) ? glyph : [],
    );
  const capitals = glyphsOf(/\p{Lu}/u);
  const ascenders = glyphsOf(/[bdfhkl]/);
  const apostrophe = glyphsOf(/’/);
  const room = CAPITAL_SPACING * font.head.unitsPerEm;
  for (const lookup of font.gpos?.lookups ?? []) {
    if (lookup.type !== Ot.Gpos.LookupType.Pair) continue;
    lookup.adjustments.update(capitals, capitals, (pair) => {
      const [first, second] = pair ?? Ot.Gpos.ZeroAdjustmentPair;
      return [{ ...first, dWidth: Ot.Var.Ops.add(first.dWidth, room) }, second];
    });
    lookup.adjustments.set(ascenders, apostrophe, Ot.Gpos.ZeroAdjustmentPair);
  }
  return FontIo.writeSfntOtf(FontIo.writeFont(font));
}

/** A font of a package as TrueType, which satori and ot-builder read. @param file such as `@fontsource/mukta/files/…` */
export async function readFont(file: string): Promise<Buffer> {
  return convert(await readFile(`node_modules/${file}`), 'truetype');
}
