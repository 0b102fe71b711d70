import type { APIRoute } from 'astro';
import { readEdition } from '../../content/edition.ts';
import {
  type CalendarEvent,
  committeeEvents,
  conferenceEvent,
  sessionEvents,
} from '../../features/calendar/calendar-events.ts';
import { calendarFile } from '../../features/calendar/calendar-file.ts';
import { isForCommittee, type TimedSession, timetable } from '../../features/schedule/timetable.ts';

/** `conference` with all sessions, and every committee by its slug with those that its delegates attend. */
export async function getStaticPaths() {
  const edition = await readEdition();
  const { conference, committees } = edition;
  const all = timetable(edition).flatMap(({ sessions }) => sessions);
  const fileOf = (name: string, events: CalendarEvent[], sessions: TimedSession[]) => ({
    params: { name },
    props: { text: calendarFile(events, conference, sessionEvents(conference, sessions)) },
  });
  return [
    fileOf('conference', [conferenceEvent(conference)], all),
    ...committees.map((committee) => {
      const attended = all.filter((session) => session.isForEverybody || isForCommittee(session, committee.slug));
      return fileOf(committee.slug, committeeEvents(conference, committee), attended);
    }),
  ];
}

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
