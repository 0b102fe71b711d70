import { edition } from 'virtual:content';
import type { APIRoute } from 'astro';

export const GET: APIRoute = () => Response.json(edition.glossary.terms);
