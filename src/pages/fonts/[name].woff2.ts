import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { readEdition } from '../../content/edition.ts';
import { cutFont } from '../../site/cut-font.build.ts';
import { type NameFont, nameFonts } from '../../site/language-names.ts';

export async function getStaticPaths() {
  const { languages } = await readEdition();
  return nameFonts(languages).map((font) => ({ params: { name: font.name }, props: { font } }));
}

/** The letters of the links to pages in other languages. */
export const GET: APIRoute<{ font: NameFont }> = async ({ props: { font } }) => {
  const source = await readFile(join('node_modules', font.source));
  return new Response(new Uint8Array(await cutFont(source, font.letters)), {
    headers: { 'Content-Type': 'font/woff2' },
  });
};
