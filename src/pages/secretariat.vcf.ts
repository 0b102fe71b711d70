import type { APIRoute } from 'astro';
import { readEdition } from '../content/edition.ts';
import { contactCard } from '../features/secretariat/contact-card.ts';

/** The secretariat's vCard. */
export const GET: APIRoute = async () => {
  const { conference, secretariat } = await readEdition();
  return new Response(contactCard(conference, secretariat.roles), {
    headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
  });
};
