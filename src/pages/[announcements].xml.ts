import type { APIRoute } from 'astro';
import { readEdition, readText } from '../content/edition.ts';
import { atomFeed } from '../features/announcements/feed.ts';
import { showsNotices } from '../features/announcements/notices.ts';
import { routes } from '../routes.ts';

// Without announcements there is no feed.
export async function getStaticPaths() {
  return showsNotices(await readEdition()) ? [{ params: { announcements: routes.announcements.slice(1) } }] : [];
}

/** All announcements, for feed readers. */
export const GET: APIRoute = async () => {
  const edition = await readEdition();
  const texts = edition.announcements.map(async (one) => ({
    ...one,
    html: await readText(`announcements/${one.slug}`),
  }));
  const feed = atomFeed(edition, await Promise.all(texts));
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml' } });
};
