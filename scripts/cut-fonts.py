"""Cuts the fonts of the site out of those of @fontsource: src/styles/fonts/README.md says how to run it."""

import os
import sys
from fontTools import subset
from fontTools.merge import Merger
from fontTools.otlLib.builder import buildPairPosClassesSubtable, buildPairPosGlyphsSubtable, buildValue
from fontTools.ttLib import TTFont

PACKAGES, FONTS = sys.argv[1:]

# The characters of English and the other languages of western Europe. Nearly all pages need no others.
LATIN = "20-7E A0 A1 A3 A7 A9 AB AD AE B0 B7 BB BF-FF 2013 2014 2018 2019 201C 201D 2022 2026 20AC 20B9 2212"
# Other Latin letters that both Gloock and Mukta have. fonts.css names the range of these files.
LATIN_EXTENDED = """100-107 10A-113 116-11B 11E-123 126 127 12A 12B 12E-133 136 137 139-13E 141-148 14A-14D
150-155 158-15B 15E-161 164 165 16A 16B 16E-173 174-17E 218-21B 1E80-1E85 1EF2 1EF3"""
# Devanagari, its zero-width joiners, and the dotted circle that is shown with a lone vowel sign.
DEVANAGARI = "900-97F 200C 200D 25CC"
# The letters of the link “हिन्दी में पढ़ें”, which has a small font of its own. fonts.css has the same list.
DEVANAGARI_LINK = "902 922 926 928 92A 92E 939 93C 93F 940 947 94D"

# OpenType features to keep: kerning, ligatures, figures of one width, and those that join the letters of Devanagari.
FEATURES = """kern liga tnum pnum ccmp locl mark
nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln abvm blwm dist mkmk""".split()

SCRIPTS = ["DFLT", "latn", "dev2"]

# Space added between two capitals of Gloock. Without this space, they run into one another in acronyms and Roman numerals.
CAPITAL_ROOM = 60

# Types of lookups in a font's GPOS table.
PAIRS = 2
EXTENSION = 9


def cut(name, parts, unicodes):
    """Returns a font with these characters alone. The parts into which @fontsource splits a font are cut and merged."""
    paths = []
    for part in parts:
        font = TTFont(os.path.join(PACKAGES, name, "files", f"{name}-{part}-normal.woff2"))
        options = subset.Options(hinting=False, layout_features=FEATURES, notdef_outline=True, name_IDs=[0, 1, 2, 13],
                                 layout_scripts=SCRIPTS)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=subset.parse_unicodes(unicodes))
        cutter.subset(font)
        paths.append(f"/tmp/{name}-{part}.ttf")
        font.flavor = None
        font.save(paths[-1])
    return Merger().merge(paths) if len(paths) > 1 else TTFont(paths[0])


def glyphs_of(font, is_wanted):
    return {glyph for code, glyph in font.getBestCmap().items() if is_wanted(chr(code))}


def set_kerning(font, capital_room):
    """Adds space between capitals. Keeps spaces at full width, and apostrophes away from tall letters such as l."""
    capitals = glyphs_of(font, str.isupper) if capital_room else set()
    ascenders = glyphs_of(font, lambda letter: letter in "bdfhkl") if capital_room else set()
    apostrophe = glyphs_of(font, lambda letter: letter == "’")
    space = glyphs_of(font, lambda letter: letter == " ")

    def kind(glyph, is_first):
        sets = (capitals, ascenders) if is_first else (capitals, apostrophe, space)
        return next((index for index, glyphs in enumerate(sets) if glyph in glyphs), None)

    def adjusted(value, first, second, gives_room):
        if second == 2 or (gives_room and first == 1 and second == 1):
            return 0
        return value + (capital_room if gives_room and first == 0 and second == 0 else 0)

    def rewrite(table, gives_room):
        pairs = {}
        if table.Format == 1:
            for first, records in zip(table.Coverage.glyphs, table.PairSet):
                for record in records.PairValueRecord:
                    second = record.SecondGlyph
                    value = adjusted(advance(record.Value1), kind(first, True), kind(second, False), gives_room)
                    pairs[first, second] = (buildValue({"XAdvance": value}), None)
            return buildPairPosGlyphsSubtable(pairs, font.getReverseGlyphMap())
        firsts, seconds = {}, {}
        for glyph in font.getGlyphOrder():
            if glyph in table.Coverage.glyphs or (gives_room and glyph in capitals):
                row = table.ClassDef1.classDefs.get(glyph, 0) if glyph in table.Coverage.glyphs else None
                firsts.setdefault((row, kind(glyph, True)), []).append(glyph)
            seconds.setdefault((table.ClassDef2.classDefs.get(glyph, 0), kind(glyph, False)), []).append(glyph)
        for (row, first), rows in firsts.items():
            for (column, second), columns in seconds.items():
                old = 0 if row is None else advance(table.Class1Record[row].Class2Record[column].Value1)
                value = adjusted(old, first, second, gives_room)
                if value:
                    pairs[tuple(rows), tuple(columns)] = (buildValue({"XAdvance": value}), None)
        return buildPairPosClassesSubtable(pairs, font.getReverseGlyphMap())

    lookups = font["GPOS"].table.LookupList.Lookup
    for lookup in lookups:
        if lookup.LookupType == EXTENSION:
            lookup.SubTable = [table.ExtSubTable for table in lookup.SubTable]
            lookup.LookupType = lookup.SubTable[0].LookupType
    for index, lookup in enumerate(lookup for lookup in lookups if lookup.LookupType == PAIRS):
        # Browsers add up the values of all lookups, so only the first one adds the space.
        rewritten = [rewrite(table, index == 0) for table in lookup.SubTable if table.Coverage]
        lookup.SubTable = [table for table in rewritten if table.Coverage]


def advance(value):
    return getattr(value, "XAdvance", 0) or 0


def save(font, name):
    font["post"].formatType = 3
    font.flavor = "woff2"
    font.save(os.path.join(FONTS, f"{name}.woff2"))


for name, family, weight, capital_room in [
    ("display", "gloock", 400, CAPITAL_ROOM),
    ("text", "mukta", 400, 0),
    ("text-600", "mukta", 600, 0),
]:
    for part, unicodes in [(name, LATIN), (f"{name}-extended", LATIN_EXTENDED)]:
        font = cut(family, [f"latin-{weight}", f"latin-ext-{weight}"], unicodes)
        set_kerning(font, capital_room)
        save(font, part)
for part, family, weight, unicodes in [
    ("display-devanagari", "martel", 800, DEVANAGARI),
    ("text-devanagari", "mukta", 400, DEVANAGARI),
    ("text-devanagari-link", "mukta", 400, DEVANAGARI_LINK),
]:
    save(cut(family, [f"devanagari-{weight}"], unicodes), part)
