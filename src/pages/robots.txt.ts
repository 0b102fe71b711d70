import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { SITEMAP_PATH } from '../routes.ts';
import { siteUrls } from '../shared/base-path.ts';

export const GET: APIRoute = () => {
  const sitemap = siteUrls(content.conference.site)(SITEMAP_PATH);
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
};
