import { edition } from 'virtual:content';
import type { APIRoute } from 'astro';

/** For the search, which explains the words. */
export const GET: APIRoute = () => Response.json(edition.glossary.terms);
