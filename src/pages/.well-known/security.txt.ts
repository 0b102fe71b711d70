import { edition } from 'virtual:content';
import type { APIRoute } from 'astro';

/**
 * Where to report a weakness: https://www.rfc-editor.org/rfc/rfc9116. It advises a year at most, counted here from the
 * first day of the month of the build, so that all builds of a month are the same.
 */
export const GET: APIRoute = ({ site, url }) => {
  const now = new Date();
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth()));
  const lines = [
    `Contact: mailto:${edition.conference.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(url.pathname, site)}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
