import type { APIRoute } from 'astro';
import { readEdition } from '../content/edition.ts';
import { drawPng, PNG_ICONS } from '../pictures/icon.ts';
import { readMark } from '../pictures/mark.tsx';

type Name = keyof typeof PNG_ICONS;

export function getStaticPaths() {
  return Object.keys(PNG_ICONS).map((icon) => ({ params: { icon } }));
}

/** Icons for browsers and the home screens of phones. */
export const GET: APIRoute = async ({ params }) => {
  const { theme } = await readEdition();
  const { small } = await readMark();
  const png = await drawPng(small, theme.palette, PNG_ICONS[params.icon as Name]);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
