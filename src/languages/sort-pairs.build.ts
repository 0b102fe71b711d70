const PAIR_LOOKUP = 2;
const EXTENSION_LOOKUP = 9;

/**
 * Sorts the pairs of letters in a font. Browsers look them up by the second letter, and ot-builder 1.7 writes them in no
 * order, so that many would never be found: https://learn.microsoft.com/typography/opentype/spec/gpos
 * @param gpos the table of positions, which is changed
 */
export function sortPairs(gpos: Buffer): void {
  const lookups = tablesAt(gpos.subarray(gpos.readUInt16BE(8)), 0);
  for (const pairs of lookups.flatMap(listsOfPairs)) {
    const recordSize = 2 + valueSize(pairs.readUInt16BE(4)) + valueSize(pairs.readUInt16BE(6));
    // One set for each first letter.
    for (const set of tablesAt(pairs, 8)) {
      const records = set.subarray(2, 2 + recordSize * set.readUInt16BE(0));
      const sorted = Array.from({ length: set.readUInt16BE(0) }, (_, index) =>
        Buffer.from(records.subarray(index * recordSize, (index + 1) * recordSize)),
      ).sort((one, other) => one.readUInt16BE(0) - other.readUInt16BE(0));
      Buffer.concat(sorted).copy(records);
    }
  }
}

/** The tables of a lookup that list pairs one by one (format 1), not by classes of letters. */
function listsOfPairs(lookup: Buffer): Buffer[] {
  const type = lookup.readUInt16BE(0);
  const tables = tablesAt(lookup, 4).flatMap((table) => {
    if (type === PAIR_LOOKUP) return table;
    const isPair = type === EXTENSION_LOOKUP && table.readUInt16BE(2) === PAIR_LOOKUP;
    return isPair ? table.subarray(table.readUInt32BE(4)) : [];
  });
  return tables.filter((table) => table.readUInt16BE(0) === 1);
}

/** The tables whose number and offsets stand at a place in a table. */
function tablesAt(table: Buffer, place: number): Buffer[] {
  return Array.from({ length: table.readUInt16BE(place) }, (_, index) =>
    table.subarray(table.readUInt16BE(place + 2 + 2 * index)),
  );
}

/** Bytes of an adjustment: two for each bit of its format. */
function valueSize(format: number): number {
  return 2 * format.toString(2).replaceAll('0', '').length;
}
