import { convert } from 'fontverter';
import { FontIo, Ot } from 'ot-builder';
import { expect, test } from 'vitest';
import { type CutFont, nameFonts, siteFonts } from './fonts.build.ts';

async function lettersOf({ data }: CutFont): Promise<string> {
  const sfnt = FontIo.readSfntOtf(await convert(data, 'truetype'));
  const { cmap } = FontIo.readFont(sfnt, Ot.ListGlyphStoreFactory);
  return [...(cmap?.unicode.entries() ?? [])].map(([code]) => String.fromCodePoint(code)).join('');
}

test('each of the site’s fonts has what English needs, and letters of other languages that its texts have', async () => {
  const fonts = await siteFonts(['Łódź', { city: 'Iași' }]);
  expect(fonts.map(({ family, weight }) => `${family} ${weight}`)).toEqual(['Display 400', 'Text 400', 'Text 600']);
  for (const font of fonts) {
    const letters = await lettersOf(font);
    // Labels are set in capitals.
    for (const letter of 'Aé’ŁźŹșȘ') expect(letters).toContain(letter);
    expect(letters).not.toMatch(/[ħĦąĄ]/);
  }
});

test('a font is named anew when its letters change, because browsers keep it', async () => {
  const names = async (texts: unknown) => (await siteFonts(texts)).map(({ name }) => name);
  expect(await names('Łódź')).toEqual(await names(['Łódź', 'Łódź']));
  const other = await names('Łódka');
  for (const name of await names('Łódź')) expect(other).not.toContain(name);
});

test('the names of languages have a font for each script that has fonts', async () => {
  const [font, ...others] = await nameFonts(['hi', 'mr', 'ur', 'fr'].map((code) => ({ code })));
  expect(others).toEqual([]);
  expect(font).toMatchObject({ name: expect.stringMatching(/^names-hi-mr-/), letters: 'ठदनमरहािी्' });
});
