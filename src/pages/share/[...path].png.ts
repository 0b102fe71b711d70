import type { APIRoute } from 'astro';
import { readEdition } from '../../content/edition.ts';
import { drawShareCard, type ShareCard, shareCards } from '../../site/share-card.ts';

export async function getStaticPaths() {
  const cards = shareCards(await readEdition());
  return cards.map((card) => ({ params: { path: card.path.replace(/^\/share\/|\.png$/g, '') }, props: { card } }));
}

/** The picture of the site or of a committee, shown where an address is shared. */
export const GET: APIRoute<{ card: ShareCard }> = async ({ props: { card } }) => {
  const png = await drawShareCard(card);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
