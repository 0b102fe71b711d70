import type { APIRoute } from 'astro';
import { readEdition } from '../content/edition.ts';
import { noticesOf, showsNotices } from '../features/announcements/notices.ts';
import { routes } from '../routes.ts';

// Without announcements there is no file.
export async function getStaticPaths() {
  return showsNotices(await readEdition()) ? [{ params: { announcements: routes.announcements.slice(1) } }] : [];
}

/** The important announcements, for pages that are open. */
export const GET: APIRoute = async () => Response.json(noticesOf(await readEdition()));
