import type { APIRoute } from 'astro';
import { readEdition } from '../content/edition.ts';
import { SITEMAP_PATH } from '../routes.ts';
import { siteUrls } from '../shared/base-path.ts';

/** Lets search engines read everything and names the sitemap. */
export const GET: APIRoute = async () => {
  const { conference } = await readEdition();
  const sitemap = siteUrls(conference.site)(SITEMAP_PATH);
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
};
