import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { readEdition, readTexts, readTranslatedPage } from '../../content/edition.ts';
import { cutFont } from '../../site/cut-font.build.ts';
import { type CutFont, moreLatinFonts, nameFonts, pageFonts } from '../../site/script-fonts.ts';

export async function getStaticPaths() {
  const { languages } = await readEdition();
  const pages = await Promise.all(
    languages.map(async (content) => pageFonts(content, await readTranslatedPage(content))),
  );
  return [...nameFonts(languages), ...moreLatinFonts(await readTexts()), ...pages.flat()].map((font) => ({
    params: { name: font.name },
    props: { font },
  }));
}

/** The letters that English does not have: of the content, of the pages in other languages, and of the links to them. */
export const GET: APIRoute<{ font: CutFont }> = async ({ props: { font } }) => {
  const source = await readFile(join('node_modules', font.source));
  return new Response(new Uint8Array(await cutFont(source, font.letters)), {
    headers: { 'Content-Type': 'font/woff2' },
  });
};
