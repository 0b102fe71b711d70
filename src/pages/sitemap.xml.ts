import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { sitePages } from '../metadata/site-pages.ts';
import { siteUrls } from '../shared/base-path.ts';

/** https://www.sitemaps.org/protocol.html */
export const GET: APIRoute = () => {
  const urlOf = siteUrls(content.conference.site);
  const urls = sitePages(content).map(({ path }) => `<url><loc>${urlOf(path)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};
