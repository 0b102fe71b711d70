import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { FontIo, Ot } from 'ot-builder';
import type { FontSource } from './scripts.ts';
import { sortPairs } from './sort-pairs.build.ts';

/** A whole font as TrueType, with the letters of all its files and the room that its capitals and spaces need. */
export async function readFont({ files, capitalSpacing }: FontSource): Promise<Buffer> {
  const [font, ...parts] = await Promise.all(files.map(openFile));
  if (!font) throw new Error('This font has no files.');
  for (const part of parts) addLetters(font, part);
  if (capitalSpacing) spaceCapitals(font, capitalSpacing);
  keepSpaces(font);
  const sfnt = FontIo.writeFont(font);
  const positions = sfnt.tables.get('GPOS');
  if (positions) sortPairs(positions);
  return FontIo.writeSfntOtf(sfnt);
}

async function openFile(file: string): Promise<Ot.Font> {
  const trueType = await convert(await readFile(join('node_modules', file)), 'truetype');
  return FontIo.readFont(FontIo.readSfntOtf(trueType), Ot.ListGlyphStoreFactory);
}

/** Adds the letters of another part of the font, with the distances that they have from one another. */
function addLetters(font: Ot.Font, part: Ot.Font): void {
  const glyphs = [font, part].flatMap(({ glyphs }) => [...glyphs.decideOrder()]);
  font.glyphs = Ot.ListGlyphStoreFactory.createStoreFromList(glyphs);
  const own = font.cmap?.unicode;
  for (const [code, glyph] of part.cmap?.unicode.entries() ?? []) {
    if (!own?.get(code)) own?.set(code, glyph);
  }
  const lookups = kerning(part);
  font.gpos?.lookups.push(...lookups);
  for (const { tag, lookups: kern } of font.gpos?.features ?? []) {
    if (tag === 'kern') kern.push(...lookups);
  }
}

/**
 * Gloock’s capitals are for the beginnings of words: in acronyms and Roman numerals one runs into the next, as an
 * apostrophe does into the l before it. So they get room in the font, and no style has to care.
 * @param spacing in em
 */
function spaceCapitals(font: Ot.Font, spacing: number): void {
  const capitals = glyphsOf(font, /\p{Lu}/u);
  const ascenders = glyphsOf(font, /[bdfhkl]/);
  const apostrophe = glyphsOf(font, /’/);
  const room = spacing * font.head.unitsPerEm;
  // Browsers add up what all of them say, so one alone gives the room.
  const [lookup] = kerning(font);
  lookup?.adjustments.update(capitals, capitals, (pair) => {
    const [first, second] = pair ?? Ot.Gpos.ZeroAdjustmentPair;
    return [{ ...first, dWidth: Ot.Var.Ops.add(first.dWidth, room) }, second];
  });
  lookup?.adjustments.set(ascenders, apostrophe, Ot.Gpos.ZeroAdjustmentPair);
}

/** Mukta makes the space after a full stop or a comma a fifth narrower, so that one sentence runs into the next. */
function keepSpaces(font: Ot.Font): void {
  const all = [...font.glyphs.decideOrder()];
  const space = glyphsOf(font, / /);
  for (const { adjustments } of kerning(font)) adjustments.set(all, space, Ot.Gpos.ZeroAdjustmentPair);
}

function glyphsOf(font: Ot.Font, letters: RegExp): Ot.Glyph[] {
  return [...(font.cmap?.unicode.entries() ?? [])].flatMap(([code, glyph]) =>
    letters.test(String.fromCodePoint(code)) ? glyph : [],
  );
}

/** Rules for the distance of two letters. */
function kerning(font: Ot.Font): Ot.Gpos.Pair[] {
  return (font.gpos?.lookups ?? []).filter((lookup) => lookup.type === Ot.Gpos.LookupType.Pair);
}
