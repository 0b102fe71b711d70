import { edition } from 'virtual:content';
import type { APIRoute } from 'astro';

/** The words of the glossary, which the search explains. */
export const GET: APIRoute = () => Response.json(edition.glossary.terms);
