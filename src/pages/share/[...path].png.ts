import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { pngResponse } from '../../metadata/png.ts';
import { drawShareCard, type ShareCard, shareCards } from '../../metadata/share-card.ts';
import { SHARE_CARDS_PATH } from '../../routes.ts';

export function getStaticPaths() {
  return shareCards(content).map((card) => ({
    params: { path: card.path.slice(SHARE_CARDS_PATH.length + 1).replace(/\.png$/, '') },
    props: { card },
  }));
}

export const GET: APIRoute<{ card: ShareCard }> = async ({ props: { card } }) => pngResponse(await drawShareCard(card));
