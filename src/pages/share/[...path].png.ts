import { edition } from 'virtual:content';
import type { APIRoute } from 'astro';
import { drawShareCard, type ShareCard, shareCards } from '../../metadata/share-card.ts';

export function getStaticPaths() {
  return shareCards(edition).map((card) => ({
    params: { path: card.path.replace(/^\/share\/|\.png$/g, '') },
    props: { card },
  }));
}

export const GET: APIRoute<{ card: ShareCard }> = async ({ props: { card } }) => {
  const png = await drawShareCard(card);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
