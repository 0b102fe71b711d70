import type { APIRoute } from 'astro';
import { drawIcon } from '../metadata/icon.ts';

export const GET: APIRoute = () => new Response(drawIcon(), { headers: { 'Content-Type': 'image/svg+xml' } });
