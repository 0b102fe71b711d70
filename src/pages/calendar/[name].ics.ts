import type { APIRoute, GetStaticPaths } from 'astro';
import { readEdition } from '../../content/edition.ts';
import { type CalendarEvent, committeeEvents, conferenceEvent } from '../../features/calendar/calendar-events.ts';
import { calendarFile } from '../../features/calendar/calendar-file.ts';

interface Props {
  events: CalendarEvent[];
}

/** `conference`, and every committee by its slug. */
export const getStaticPaths = (async () => {
  const { conference, committees } = await readEdition();
  return [
    { params: { name: 'conference' }, props: { events: [conferenceEvent(conference)] } },
    ...committees.map((committee) => ({
      params: { name: committee.slug },
      props: { events: committeeEvents(conference, committee) },
    })),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props }) => {
  const { conference } = await readEdition();
  return new Response(calendarFile(props.events, conference), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
};
