import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { readEdition } from '../../content/edition.ts';
import { type ShareCard, shareCards } from '../../site/share-cards/card.ts';
import { drawShareCard } from '../../site/share-cards/draw-card.build.tsx';
import { readMark, themeRules } from '../../site/theme.ts';

export async function getStaticPaths() {
  const cards = shareCards(await readEdition());
  return cards.map((card) => ({ params: { path: card.path.replace(/^\/share\/|\.png$/g, '') }, props: { card } }));
}

/** The picture of the site or of a committee, shown where an address is shared. */
export const GET: APIRoute<{ card: ShareCard }> = async ({ props: { card } }) => {
  const arch = readFileSync('src/styles/ornaments/arch.svg', 'utf8');
  const theme = { tokens: themeRules(), mark: readMark('full'), smallMark: readMark('small'), arch };
  const png = await drawShareCard(card, theme);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
