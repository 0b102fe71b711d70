import { content } from 'virtual:content';
import type { APIRoute } from 'astro';

export const GET: APIRoute = () => Response.json(content.glossary.terms);
