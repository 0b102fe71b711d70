import type { APIRoute } from 'astro';
import { readEdition } from '../content/edition.ts';
import { drawIcon } from '../pictures/icon.ts';
import { readMark } from '../pictures/mark.tsx';

/** The icon of the browser's tab. */
export const GET: APIRoute = async () => {
  const { theme } = await readEdition();
  const { small } = await readMark();
  return new Response(drawIcon(small, theme.palette), { headers: { 'Content-Type': 'image/svg+xml' } });
};
