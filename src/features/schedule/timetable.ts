import type { Edition } from '../../content/collections.ts';
import type { Session } from '../../content/schemas/schedule.ts';
import { addDays, formatDayAndMonth, weekday } from '../../shared/dates.ts';
import { instantAt } from '../../shared/phases.ts';
import { anchorOf, listed } from '../../shared/words.ts';

/** A session as pages and calendars show it. */
export type TimedSession = ReturnType<typeof timedSessions>[number];
/** A day of the schedule with its sessions. */
export type ScheduledDay = ReturnType<typeof timetable>[number];

type Sources = Pick<Edition, 'schedule' | 'conference' | 'committees'>;

/** The schedule, day by day. @param isWanted which sessions; days without any are left out */
export function timetable(sources: Sources, isWanted: (session: TimedSession) => boolean = () => true) {
  return sources.schedule.days
    .map(({ day, sessions }) => {
      const date = addDays(sources.conference.dates.first, day - 1);
      return {
        date,
        day,
        name: `${weekday(date)}, ${formatDayAndMonth(date)}`,
        sessions: timedSessions({ date, day }, sessions, sources).filter(isWanted),
      };
    })
    .filter(({ sessions }) => sessions.length > 0);
}

/** Whether a session names a committee. */
export function isForCommittee({ committees }: Pick<Session, 'committees'>, slug: string): boolean {
  return committees === 'all' || committees.includes(slug);
}

function timedSessions(
  { date, day }: { date: string; day: number },
  sessions: Session[],
  { conference, committees }: Sources,
) {
  const titleOf = (slug: string) => committees.find((committee) => committee.slug === slug)?.title ?? slug;
  return sessions.map((session, index) => {
    const others = sessions.slice(0, index).filter(({ title }) => title === session.title).length;
    const { committees: slugs } = session;
    const named = slugs === 'all' ? 'All committees' : listed(slugs.map(titleOf));
    return {
      ...session,
      date,
      /** The same for the same session, even if the dates or its hours change. */
      key: `${day}-${anchorOf(session.title)}${others > 0 ? `-${others + 1}` : ''}`,
      /** Milliseconds since the epoch. */
      startsAt: instantAt(date, session.start, conference.timeZone),
      endsAt: instantAt(date, session.end, conference.timeZone),
      isForEverybody: slugs.length === 0,
      audience: session.for ?? (named || 'Everyone'),
    };
  });
}
