import type { APIRoute } from 'astro';
import { readEdition } from '../../content/edition.ts';

/**
 * Where to report a weakness: https://www.rfc-editor.org/rfc/rfc9116. It advises a year at most, counted here from the
 * first day of the month of the build, so that all builds of a month are the same.
 */
export const GET: APIRoute = async ({ site, url }) => {
  const { conference } = await readEdition();
  const now = new Date();
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth()));
  const lines = [
    `Contact: mailto:${conference.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(url.pathname, site)}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
