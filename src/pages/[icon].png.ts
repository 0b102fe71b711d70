import type { APIRoute } from 'astro';
import { drawPng, PNG_ICONS } from '../metadata/icon.ts';
import { pngResponse } from '../metadata/png.ts';

export function getStaticPaths() {
  return Object.keys(PNG_ICONS).map((icon) => ({ params: { icon } }));
}

export const GET: APIRoute = async ({ params }) =>
  pngResponse(await drawPng(PNG_ICONS[params.icon as keyof typeof PNG_ICONS]));
