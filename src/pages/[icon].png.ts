import type { APIRoute } from 'astro';
import { drawPng, PNG_ICONS } from '../metadata/icon.ts';

export function getStaticPaths() {
  return Object.keys(PNG_ICONS).map((icon) => ({ params: { icon } }));
}

export const GET: APIRoute = async ({ params }) => {
  const png = await drawPng(PNG_ICONS[params.icon as keyof typeof PNG_ICONS]);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
