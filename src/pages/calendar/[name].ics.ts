import type { APIRoute, GetStaticPaths } from 'astro';
import { readEdition } from '../../content/edition.ts';
import {
  type CalendarEvent,
  committeeEvents,
  conferenceEvent,
  type SessionEvent,
  sessionEvents,
} from '../../features/calendar/calendar-events.ts';
import { calendarFile } from '../../features/calendar/calendar-file.ts';
import { isForCommittee, timetable } from '../../features/schedule/timetable.ts';

interface Props {
  events: CalendarEvent[];
  sessions: SessionEvent[];
}

/** `conference` with all sessions, and every committee by its slug with those that its delegates attend. */
export const getStaticPaths = (async () => {
  const edition = await readEdition();
  const { conference, committees } = edition;
  const sessions = timetable(edition).flatMap((day) => day.sessions);
  return [
    {
      params: { name: 'conference' },
      props: { events: [conferenceEvent(conference)], sessions: sessionEvents(conference, sessions) },
    },
    ...committees.map((committee) => ({
      params: { name: committee.slug },
      props: {
        events: committeeEvents(conference, committee),
        sessions: sessionEvents(
          conference,
          sessions.filter((session) => session.isForEverybody || isForCommittee(session, committee.slug)),
        ),
      },
    })),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props }) => {
  const { conference } = await readEdition();
  return new Response(calendarFile(props.events, conference, props.sessions), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
};
