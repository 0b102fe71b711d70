import type { APIRoute } from 'astro';
import { readEdition } from '../content/edition.ts';

/** The words of the glossary, which the search explains. */
export const GET: APIRoute = async () => Response.json((await readEdition()).glossary.terms);
