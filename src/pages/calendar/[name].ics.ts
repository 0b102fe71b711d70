import type { APIRoute } from 'astro';
import { readEdition } from '../../content/edition.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import { calendarEvents, calendarFile, sessionEvents } from '../../features/calendar/calendar.ts';
import { keyDateEvents } from '../../features/calendar/key-date-events.ts';
import { type TimedSession, timetable } from '../../features/schedule/timetable.ts';

/**
 * `conference` with all dates and sessions, also as a feed, and every committee by its slug with those that concern its
 * delegates.
 */
export async function getStaticPaths() {
  const edition = await readEdition();
  const { conference, committees } = edition;
  const all = timetable(edition).flatMap(({ sessions }) => sessions);
  const fileOf = (sessions: TimedSession[], committee?: Committee) => ({
    params: { name: committee?.slug ?? 'conference' },
    props: {
      text: calendarFile(conference, {
        events: [...calendarEvents(conference, committee), ...keyDateEvents(edition, committee)],
        sessions: sessionEvents(conference, sessions),
        isFeed: !committee && edition.dates.dates.length > 0,
      }),
    },
  });
  const attendedBy = ({ slug }: Committee) => all.filter((session) => !session.only || session.only.includes(slug));
  return [fileOf(all), ...committees.map((committee) => fileOf(attendedBy(committee), committee))];
}

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
