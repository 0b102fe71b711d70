import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { calendarFile } from '../../features/calendar/calendar.ts';

export const GET: APIRoute = () =>
  new Response(calendarFile(content, Date.now()), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
