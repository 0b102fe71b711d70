import type { APIRoute } from 'astro';
import { drawPng, PNG_ICONS } from '../metadata/icon.ts';

type Name = keyof typeof PNG_ICONS;

export function getStaticPaths() {
  return Object.keys(PNG_ICONS).map((icon) => ({ params: { icon } }));
}

/** Icons for browsers and the home screens of phones. */
export const GET: APIRoute = async ({ params }) => {
  const png = await drawPng(PNG_ICONS[params.icon as Name]);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
