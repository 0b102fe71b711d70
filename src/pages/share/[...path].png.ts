import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { readEdition } from '../../content/edition.ts';
import { themedTokens } from '../../content/theme/palette.ts';
import { drawingsDir } from '../../pictures/drawings.ts';
import { drawingInInk } from '../../pictures/ink.ts';
import { readMark } from '../../pictures/mark.tsx';
import { isDrawing, readMaster } from '../../pictures/masters.ts';
import type { ShareCard } from '../../site/share-cards/card.ts';
import { shareCards } from '../../site/share-cards/card-content.ts';
import { drawShareCard } from '../../site/share-cards/draw-card.build.tsx';

export async function getStaticPaths() {
  // No page of an archive names one: src/layouts/site.astro.
  const edition = await readEdition();
  const cards = edition.isArchive ? [] : shareCards(edition);
  return cards.map((card) => ({ params: { path: card.path.replace(/^\/share\/|\.png$/g, '') }, props: { card } }));
}

/** The picture of each page of `sitePages`, shown where its address is shared. */
export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) => {
  const { theme } = await readEdition();
  const { artwork } = props.card;
  const card =
    'image' in artwork && isDrawing(await readMaster(artwork.image))
      ? { ...props.card, artwork: { ...artwork, image: await drawingInInk(theme.palette, artwork.image) } }
      : props.card;
  const png = await drawShareCard(card, {
    tokens: themedTokens(theme.palette),
    mark: (await readMark()).full,
    arch: readFileSync(join(drawingsDir(theme.hero), 'arch.svg'), 'utf8'),
  });
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
