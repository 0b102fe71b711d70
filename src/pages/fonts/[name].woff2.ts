import type { APIRoute } from 'astro';
import { readEdition, readTexts, readTranslatedPage } from '../../content/edition.ts';
import { type CutFont, nameFonts, pageFonts, siteFonts } from '../../site/fonts.build.ts';

export async function getStaticPaths() {
  const { languages } = await readEdition();
  const pages = languages.map(async (content) => pageFonts(content, await readTranslatedPage(content)));
  const fonts = await Promise.all([siteFonts(await readTexts()), nameFonts(languages), ...pages]);
  return fonts.flat().map((font) => ({ params: { name: font.name }, props: { font } }));
}

/** The fonts of the site, with the letters that its texts have. */
export const GET: APIRoute<{ font: CutFont }> = ({ props: { font } }) =>
  new Response(new Uint8Array(font.data), { headers: { 'Content-Type': 'font/woff2' } });
