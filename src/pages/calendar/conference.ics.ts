import type { APIRoute } from 'astro';
import { readEdition } from '../../content/edition.ts';
import { calendarFile } from '../../features/calendar/calendar.ts';

/** The days of the conference. */
export const GET: APIRoute = async () =>
  new Response(calendarFile(await readEdition(), Date.now()), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
