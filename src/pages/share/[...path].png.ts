import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { ARCHIVE_YEAR } from '../../content/build-settings.ts';
import { readEdition } from '../../content/edition.ts';
import { drawShareCard } from '../../site/share-card.build.tsx';
import { shareCards } from '../../site/share-cards.ts';

export async function getStaticPaths() {
  // An archive is not there to be shared.
  const cards = ARCHIVE_YEAR ? [] : shareCards(await readEdition());
  return cards.map((card) => ({ params: { path: card.path.replace(/^\/share\/|\.png$/g, '') }, props: { card } }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The picture of each page of `sitePages`, shown where its address is shared. */
export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(new Uint8Array(await drawShareCard(props.card)), { headers: { 'Content-Type': 'image/png' } });
