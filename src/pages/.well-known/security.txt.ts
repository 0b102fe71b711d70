import process from 'node:process';
import type { APIRoute } from 'astro';
import { readEdition } from '../../content/edition.ts';
import { securityTxt } from '../../site/security-txt.ts';

/** Where to report a weakness: https://www.rfc-editor.org/rfc/rfc9116 */
export const GET: APIRoute = async ({ site, url }) => {
  const { conference } = await readEdition();
  // Seconds since 1970, for reproducible builds: https://reproducible-builds.org/specs/source-date-epoch/
  const epoch = process.env.SOURCE_DATE_EPOCH;
  const builtAt = epoch ? new Date(Number(epoch) * 1000) : new Date();
  return new Response(securityTxt(conference.email, new URL(url.pathname, site), builtAt));
};
